import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useEffectEvent } from "react";

/** A post on the page, which is kept up to date while others change it. */
export interface WatchedPost {
  readonly id: string;
  /** Whether its comments are shown in full. */
  readonly hasThread: boolean;
  /** The position in the viewer's events when it was read; null for a guest. */
  readonly after?: string | null | undefined;
}

/** The delay before a card is watched, so that fast scrolling creates no subscriptions. In ms. */
const CARD_DELAY = 1000;

/** The maximum number of watched posts: more than fit on a screen, less than the gateway's limit of 50 subscriptions. */
const MAX_WATCHED = 30;

const views = new Set<WatchedPost>();
const watched = atom<readonly WatchedPost[]>([]);

function update(): void {
  const byId = new Map<string, WatchedPost>();
  for (const view of views) {
    const earlier = byId.get(view.id);
    byId.set(view.id, { ...(earlier ?? view), hasThread: view.hasThread || earlier?.hasThread === true });
  }
  watched.set([...byId.values()].slice(-MAX_WATCHED));
}

/** Starts watching a post. @returns a function that stops it; other views of the same post are not affected */
function watchPost(post: WatchedPost): () => void {
  const view = { ...post };
  views.add(view);
  update();
  return () => {
    views.delete(view);
    update();
  };
}

/** Watches a post while the component is mounted. */
export function useWatch({ id, hasThread, after }: WatchedPost): void {
  const watch = useEffectEvent((post: Omit<WatchedPost, "after">) => watchPost({ ...post, after }));
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => (stop = watch({ id, hasThread })), hasThread ? 0 : CARD_DELAY);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, hasThread]);
}

/** The posts that are currently shown, without duplicates. */
export const useWatched = (): readonly WatchedPost[] => useStore(watched);
