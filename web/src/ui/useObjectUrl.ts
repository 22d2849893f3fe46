import { useSyncExternalStore } from "react";

/** The files that are shown now, each under one address. */
const held = new Map<Blob, { readonly url: string; users: number }>();

function hold(file: Blob): void {
  const entry = held.get(file) ?? { url: URL.createObjectURL(file), users: 0 };
  entry.users += 1;
  held.set(file, entry);
}

function letGo(file: Blob): void {
  const entry = held.get(file);
  if (!entry) return;
  entry.users -= 1;
  // Who subscribes anew in the same moment keeps the address.
  queueMicrotask(() => {
    if (entry.users > 0 || held.get(file) !== entry) return;
    URL.revokeObjectURL(entry.url);
    held.delete(file);
  });
}

/** An address under which the page itself can show a file, as long as it does; null while there is none. */
export function useObjectUrl(file: Blob | null): string | null {
  const subscribe = (changed: () => void) => {
    if (!file) return () => {};
    hold(file);
    changed();
    return () => letGo(file);
  };
  return useSyncExternalStore(subscribe, () => (file ? (held.get(file)?.url ?? null) : null));
}
