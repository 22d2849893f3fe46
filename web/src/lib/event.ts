/** Something that happens, for all who asked to be called back; a store of nanostores is for what lasts. */
export function createEvent<Detail = void>() {
  const listeners = new Set<(detail: Detail) => void>();
  return {
    /** Calls back whenever it happens. Returns a function that unsubscribes. */
    on(listener: (detail: Detail) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(detail: Detail): void {
      for (const listener of listeners) listener(detail);
    },
  };
}
