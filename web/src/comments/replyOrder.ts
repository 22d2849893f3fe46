interface Timed {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * Replies as they are shown: oldest first, each once. An own reply stands last until the pages before it have come,
 * and one that was led to is there from the start.
 */
export function inOrder<Reply extends Timed>(loaded: readonly Reply[], pinned: Reply | null): Reply[] {
  const isLoaded = pinned !== null && loaded.some(({ id }) => id === pinned.id);
  const all = pinned === null || isLoaded ? [...loaded] : [...loaded, pinned];
  return all.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}
