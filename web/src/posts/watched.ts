import { useEffect, useSyncExternalStore } from "react";

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

const routes = new Set<WatchedPost>();
const listeners = new Set<() => void>();
let watched: readonly WatchedPost[] = [];

function update(): void {
  const byId = new Map<string, WatchedPost>();
  for (const { id, hasThread } of routes) byId.set(id, { id, hasThread: hasThread || byId.get(id)?.hasThread === true });
  watched = [...byId.values()].slice(-most);
  for (const listener of listeners) listener();
}

/** Watches a post from now on. @returns what stops it; other routes that show it go on */
export function watchPost(post: WatchedPost): () => void {
  const place = { ...post };
  routes.add(place);
  update();
  return () => {
    routes.delete(place);
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
export function useWatched(): readonly WatchedPost[] {
  return useSyncExternalStore(subscribe, () => watched);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
