import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect } from "react";

/** A post on the page, which is kept up to date while others change it. */
export interface WatchedPost {
  readonly id: string;
  /** Whether its comments are shown in full. */
  readonly hasThread: boolean;
}

/** The delay before a card is watched, so that fast scrolling creates no subscriptions. In ms. */
const CARD_DELAY = 1000;

/** The maximum number of watched posts: more than fit on a screen, less than the gateway's limit of 50 subscriptions. */
const MAX_WATCHED = 30;

const views = new Set<WatchedPost>();
const watched = atom<readonly WatchedPost[]>([]);

function update(): void {
  const byId = new Map<string, WatchedPost>();
  for (const { id, hasThread } of views) byId.set(id, { id, hasThread: hasThread || byId.get(id)?.hasThread === true });
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

/** Watches a post while the component is mounted. @param id the global id */
export function useWatch(id: string, { hasThread }: Omit<WatchedPost, "id">): void {
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => (stop = watchPost({ id, hasThread })), hasThread ? 0 : CARD_DELAY);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, hasThread]);
}

/** The posts that are currently shown, without duplicates. */
export const useWatched = (): readonly WatchedPost[] => useStore(watched);
