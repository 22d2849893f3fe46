import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect } from "react";

/** A post that is shown and kept right while others change it. */
export interface WatchedPost {
  readonly id: string;
  /** Whether its comments are shown in full. */
  readonly hasThread: boolean;
}

/** A card counts after this long, so that quick scrolling asks for nothing. In ms. */
const patience = 1000;

/** More than fit on a screen; the gateway lets one socket have 50 subscriptions. */
const most = 30;

const views = new Set<WatchedPost>();
const watched = atom<readonly WatchedPost[]>([]);

function update(): void {
  const byId = new Map<string, WatchedPost>();
  for (const { id, hasThread } of views) byId.set(id, { id, hasThread: hasThread || byId.get(id)?.hasThread === true });
  watched.set([...byId.values()].slice(-most));
}

/** Watches a post from now on. @returns what stops it; other views of it go on */
function watchPost(post: WatchedPost): () => void {
  const view = { ...post };
  views.add(view);
  update();
  return () => {
    views.delete(view);
    update();
  };
}

/** Watches a post while the component is there. @param id the global id */
export function useWatch(id: string, { hasThread }: Omit<WatchedPost, "id">): void {
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => (stop = watchPost({ id, hasThread })), hasThread ? 0 : patience);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, hasThread]);
}

/** The posts that are shown at present, each once. */
export const useWatched = (): readonly WatchedPost[] => useStore(watched);
