/**
 * The items in their order, of several with the same key the first. Missing items are left out, and so are
 * those without a key: they cannot be told from others, such as one of a type that nobody knows.
 */
export function uniqueById<Item>(
  items: readonly (Item | null | undefined)[],
  keyOf: (item: Item) => string | number | null | undefined,
): Item[] {
  const first = new Map<string | number, Item>();
  for (const item of items) {
    if (item === null || item === undefined) continue;
    const key = keyOf(item);
    if (key !== null && key !== undefined && !first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}
