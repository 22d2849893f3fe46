/** How the own host refused: the sign-in has ended, or the reader may not do this. */
export type Refusal = "unauthenticated" | "forbidden";

const listeners = new Set<(refusal: Refusal) => void>();

/** Calls back on every 401 and 403 of the own host, wherever it comes up (D-08, D-09). Returns what stops it. */
export function onRefusal(listener: (refusal: Refusal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal);
}
