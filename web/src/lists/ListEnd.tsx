import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { FailureState } from "../loading/FailureState.tsx";
import { useFailureToast } from "../loading/useFailureToast.ts";
import { Button } from "../ui/Button.tsx";
import type { NextPage } from "./useNextPage.ts";

interface ListEndProps {
  page: NextPage;
  /** Shown while the next page loads, in the shape of what comes. */
  skeleton: ReactNode;
  /** What stands at the end, "You are up to date". */
  endText: string;
  /** How far before the end the next page is asked for, in px. Default: two to three screens of a laptop, as cards are tall. */
  lead?: number;
}

/**
 * The foot of an endless list. It asks for the next page long before the reader arrives; where that does not
 * happen a button does it, and a failure offers another try without touching what is loaded.
 */
export function ListEnd({ page, skeleton, endText, lead = 2400 }: ListEndProps) {
  const foot = useRef<HTMLDivElement>(null);
  const { hasMore, isLoading, hasFailed, failure } = page;
  const isWaiting = hasMore && !isLoading && !hasFailed;
  const load = useEffectEvent(page.load);
  useFailureToast(failure);

  useEffect(() => {
    if (!isWaiting || !foot.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: `0px 0px ${lead}px 0px` },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [isWaiting, lead]);

  return (
    <div ref={foot}>
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
