import { storage, type ExpiringStorage } from "../lib/storage.ts";

const key = "redirect-path";

/** Pages that only guests open: no place to go to after a sign-in. */
const guestOnly = /^\/(?:sign_in|sign_up|password(?:\/.*)?)\/?(?:[?#]|$)/i;

/** Keeps where a guest wanted to go, without the router's base (GUARD-06). */
export function storeRedirectPath(path: string, store: ExpiringStorage = storage): void {
  store.write(key, path);
}

/**
 * Takes what was kept out of the storage: where to go after a sign-in. Home when nothing was kept, or when it is not
 * an address of this product, or one for guests only.
 */
export function consumeRedirectPath(store: ExpiringStorage = storage): string {
  const path = store.read(key);
  store.remove(key);
  if (path === null || !/^\/(?![/\\])/.test(path) || guestOnly.test(path)) return "/";
  return path;
}
