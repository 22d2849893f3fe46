import { nanoid } from "nanoid";

/** The idempotency keys of one text box: one key for each content. */
interface IdempotencyKeys {
  /** The key for this content; retries of the same content get the same key. */
  getKey(content: string): string;
  /** Call this after the content was saved, so that sending the same content again is a new request. */
  reset(): void;
}

/** @param createKey creates a unique key */
export function createIdempotencyKeys(createKey: () => string = nanoid): IdempotencyKeys {
  let current: { content: string; key: string } | null = null;
  return {
    getKey(content) {
      if (current?.content !== content) current = { content, key: createKey() };
      return current.key;
    },
    reset() {
      current = null;
    },
  };
}
