/** An event with listeners. For state, use a nanostores store instead. */
export function createEvent<Detail = void>() {
  const listeners = new Set<(detail: Detail) => void>();
  return {
    /** Calls the listener on every event. Returns a function that unsubscribes. */
    on(listener: (detail: Detail) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(detail: Detail): void {
      for (const listener of listeners) listener(detail);
    },
  };
}
