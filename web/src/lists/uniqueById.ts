/**
 * Removes duplicates by key, keeping the first of each. Drops missing items and items without a key, such as those of an
 * unknown type, because they cannot be distinguished.
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
