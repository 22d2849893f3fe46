import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { FailureState } from "../loading/FailureState.tsx";
import { useFailureToast } from "../loading/useFailureToast.ts";
import { Button } from "../ui/Button.tsx";
import type { NextPage } from "./useNextPage.ts";

interface ListEndProps {
  page: NextPage;
  /** Shown while the next page loads; has the shape of the items to come. */
  skeleton: ReactNode;
  /** Shown at the end of the list, such as "You are up to date". */
  endText: string;
  /** Distance from the end at which the next page is requested, in px. */
  loadAhead: number;
}

/**
 * The end of an endless list. It requests the next page long before the reader reaches it. A button does so where that fails
 * to trigger, and after a failure the reader can retry without losing the loaded items.
 */
export function ListEnd({ page, skeleton, endText, loadAhead }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isLoading, hasFailed, failure } = page;
  const isWaiting = hasMore && !isLoading && !hasFailed;
  const load = useEffectEvent(page.load);
  useFailureToast(failure);

  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: `0px 0px ${loadAhead}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, loadAhead]);

  return (
    <div ref={end}>
      {isLoading && skeleton}
      {failure && <FailureState failure={failure} onRetry={page.load} />}
      {isWaiting && (
        <div className="grid place-items-center py-6">
          <Button onPress={page.load}>Show more</Button>
        </div>
      )}
      {!hasMore && <p className="px-4 py-8 text-center text-14 text-muted">{endText}</p>}
    </div>
  );
}
