import { useCallback, useSyncExternalStore } from "react";

/** The files that are shown now, each under one address. */
const held = new Map<Blob, { url: string; users: number }>();

function hold(file: Blob): void {
  const former = held.get(file);
  held.set(file, former ? { ...former, users: former.users + 1 } : { url: URL.createObjectURL(file), users: 1 });
}

function letGo(file: Blob): void {
  const entry = held.get(file);
  if (!entry) return;
  if (entry.users > 1) {
    held.set(file, { ...entry, users: entry.users - 1 });
    return;
  }
  URL.revokeObjectURL(entry.url);
  held.delete(file);
}

/** An address under which the page itself can show a file, as long as it does; null while there is none. */
export function useObjectUrl(file: Blob | null): string | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!file) return () => {};
      hold(file);
      changed();
      return () => letGo(file);
    },
    [file],
  );
  return useSyncExternalStore(subscribe, () => (file ? (held.get(file)?.url ?? null) : null));
}
