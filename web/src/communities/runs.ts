/**
 * Splits a list into runs of neighbours with the same key, keeping the order.
 * @returns runs of at least one item
 */
export function splitIntoRuns<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const runs: { key: string; items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = runs.at(-1);
    if (last?.key === key) last.items.push(item);
    else runs.push({ key, items: [item] });
  }
  return runs.map((run) => run.items);
}
