import { useSyncExternalStore } from "react";

/** The files currently shown, with one object URL each. */
const objectUrls = new Map<Blob, { readonly url: string; users: number }>();

function acquire(file: Blob): void {
  const entry = objectUrls.get(file) ?? { url: URL.createObjectURL(file), users: 0 };
  entry.users += 1;
  objectUrls.set(file, entry);
}

function release(file: Blob): void {
  const entry = objectUrls.get(file);
  if (!entry) return;
  entry.users -= 1;
  // A component that subscribes again in the same tick keeps the URL.
  queueMicrotask(() => {
    if (entry.users > 0 || objectUrls.get(file) !== entry) return;
    URL.revokeObjectURL(entry.url);
    objectUrls.delete(file);
  });
}

/** An object URL for a file, valid while the component uses it; null while there is no file. */
export function useObjectUrl(file: Blob | null): string | null {
  const subscribe = (changed: () => void) => {
    if (!file) return () => {};
    acquire(file);
    changed();
    return () => release(file);
  };
  const read = () => (file ? (objectUrls.get(file)?.url ?? null) : null);
  return useSyncExternalStore(subscribe, read, read);
}
