const unfolded = new Set<string>();
const listeners = new Set<() => void>();

/** Whether the reader asked for the whole text since the page was loaded. @param id a global id */
export function isUnfolded(id: string): boolean {
  return unfolded.has(id);
}

export function unfold(id: string): void {
  unfolded.add(id);
  for (const listener of listeners) listener();
}

export function subscribeToUnfolded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
