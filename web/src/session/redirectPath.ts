import { storage, type ExpiringStorage } from "../lib/storage.ts";

const key = "redirect-path";

/** Guest-only pages, which are not a valid target after a sign-in. */
const guestOnly = /^\/(?:sign_in|sign_up|password(?:\/.*)?)\/?(?:[?#]|$)/i;

/** Stores the address that a guest wanted to open, without the router's base (GUARD-06). */
export function storeRedirectPath(path: string, store: ExpiringStorage = storage): void {
  store.write(key, path);
}

/**
 * Removes the stored address and returns it, as the target after a sign-in. Returns home when nothing was stored, or when the
 * address is not in this product or is for guests only.
 */
export function consumeRedirectPath(store: ExpiringStorage = storage): string {
  const path = store.read(key);
  store.remove(key);
  if (path === null || !/^\/(?![/\\])/.test(path) || guestOnly.test(path)) return "/";
  return path;
}
