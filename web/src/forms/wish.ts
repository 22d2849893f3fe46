/** The idempotency keys of one text box: a key per wish of the person. */
export interface Wishes {
  /** The key to send this content under: the same one as long as the same content is tried again. */
  keyOf(content: string): string;
  /** The wish came true: the same content sent once more is another wish. */
  fulfil(): void;
}

/** @param createKey makes a key that nobody else has */
export function createWishes(createKey: () => string = () => crypto.randomUUID()): Wishes {
  let wish: { content: string; key: string } | null = null;
  return {
    keyOf(content) {
      if (wish?.content !== content) wish = { content, key: createKey() };
      return wish.key;
    },
    fulfil() {
      wish = null;
    },
  };
}
