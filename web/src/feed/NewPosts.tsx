import { ArrowUp } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { toFailure, failureText, getReference } from "../relay/failures.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { newPostsText } from "./countNew.ts";
import { focusFirstItem } from "./focusFirstItem.ts";
import { useNewPosts, type NewPostsOptions } from "./useNewPosts.ts";
import type { NewPostsSource } from "./useNewPostsSource.ts";

interface NewPostsProps extends Pick<NewPostsOptions, "shown" | "after"> {
  source: NewPostsSource;
  children: ReactNode;
}

/**
 * A feed with a button for posts that have arrived in the meantime. The button floats above the posts without moving them; a
 * press loads the new posts and scrolls to the top.
 */
export function NewPosts({ shown, after, source: { communitySlug, read, load }, children }: NewPostsProps) {
  const { count, read: readCount } = useNewPosts({ communitySlug, shown, after, read });
  const [isLoading, setLoading] = useState(false);
  const [timesShown, setTimesShown] = useState(0);
  const feed = useRef<HTMLDivElement>(null);
  // In the same commit as the list's change, before paint: later, the list would move under the user's next press.
  useLayoutEffect(() => {
    if (timesShown > 0 && feed.current) return focusFirstItem(feed.current);
    return undefined;
  }, [timesShown]);

  const show = async () => {
    setLoading(true);
    try {
      await load();
      setTimesShown((times) => times + 1);
    } catch (error) {
      const failure = toFailure(error);
      const text = failureText(failure);
      if (text) showToast("error", text, { reference: getReference(failure) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <div ref={feed}>
      <div
        aria-live="polite"
        className="pointer-events-none sticky top-[calc(var(--bar-top)+1.5rem)] z-10 flex h-0 items-center justify-center"
      >
        {count > 0 && (
          <Button
            variant="primary"
            size="small"
            icon={ArrowUp}
            isPending={isLoading}
            onPress={() => void show()}
            className="pointer-events-auto rounded-full! shadow-float"
          >
            {newPostsText(count, readCount)}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
