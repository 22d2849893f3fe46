interface Timed {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * The display order of replies: oldest first, without duplicates. A new reply of the viewer is last until the pages before it
 * are loaded, and a linked reply is shown from the start.
 */
export function sortReplies<Reply extends Timed>(loaded: readonly Reply[], pinned: Reply | null): Reply[] {
  const isLoaded = pinned !== null && loaded.some(({ id }) => id === pinned.id);
  const all = pinned === null || isLoaded ? [...loaded] : [...loaded, pinned];
  return all.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}
