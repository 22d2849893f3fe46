/** The idempotency keys of one text box: one for each content that is sent. */
export interface IdempotencyKeys {
  /** The key to send this content with: the same one while the same content is retried. */
  keyOf(content: string): string;
  /** Call it after the content was saved: the same content sent again is then a new request. */
  reset(): void;
}

/** @param createKey creates a unique key */
export function createIdempotencyKeys(createKey: () => string = () => crypto.randomUUID()): IdempotencyKeys {
  let current: { content: string; key: string } | null = null;
  return {
    keyOf(content) {
      if (current?.content !== content) current = { content, key: createKey() };
      return current.key;
    },
    reset() {
      current = null;
    },
  };
}
