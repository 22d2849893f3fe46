import { useSyncExternalStore } from "react";

/** The files currently shown, with one object URL each. */
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
  // A component that subscribes again in the same tick keeps the URL.
  queueMicrotask(() => {
    if (entry.users > 0 || held.get(file) !== entry) return;
    URL.revokeObjectURL(entry.url);
    held.delete(file);
  });
}

/** An object URL for a file, valid while the component uses it; null while there is no file. */
export function useObjectUrl(file: Blob | null): string | null {
  const subscribe = (changed: () => void) => {
    if (!file) return () => {};
    hold(file);
    changed();
    return () => letGo(file);
  };
  return useSyncExternalStore(subscribe, () => (file ? (held.get(file)?.url ?? null) : null));
}
