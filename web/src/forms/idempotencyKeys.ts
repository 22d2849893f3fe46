/** The idempotency keys of one text box: a key per current of the person. */
export interface IdempotencyKeys {
  /** The key to send this content under: the same one as long as the same content is tried again. */
  keyOf(content: string): string;
  /** The current came true: the same content sent once more is another current. */
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
