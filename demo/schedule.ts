import { HOUR, MINUTE } from "../upstream/units.ts";
import { TIME_SPAN, type MainCommunity, type Item } from "./items.ts";
import type { Random } from "./random.ts";

export interface Scheduled {
  item: Item;
  publishedAt: Date;
}

/** Age of the newest post. */
const MIN_AGE = 4 * MINUTE;
/** Values above 1 make older posts sparser. */
const AGING_EXPONENT = 2.1;

/**
 * Shuffles the items but avoids the same author within five items and the same kind three times in a row, so that adjacent
 * posts in a feed look different.
 */
function interleave(items: readonly Item[], random: Random): Item[] {
  const rest = random.shuffle(items);
  const order: Item[] = [];
  while (rest.length > 0) {
    const recent = order.slice(-4);
    const lastTwo = order.slice(-2);
    const fits = (item: Item): boolean =>
      recent.every((other) => other.author.id !== item.author.id) &&
      !(lastTwo.length === 2 && lastTwo.every((other) => other.kind === item.kind));
    const index = Math.max(0, rest.findIndex(fits));
    order.push(...rest.splice(index, 1));
  }
  return order;
}

/** Assigns each item a distinct time in the last 90 days, denser towards the present. */
export function schedule(items: readonly Item[], now: Date, random: Random): Scheduled[] {
  const byCommunity = new Map<MainCommunity, Item[]>();
  for (const item of items) byCommunity.set(item.mainCommunity, [...(byCommunity.get(item.mainCommunity) ?? []), item]);
  const taken = new Set<number>();
  const at = (age: number): Date => {
    let time = now.getTime() - Math.round(age);
    while (taken.has(time)) time -= 1;
    taken.add(time);
    return new Date(time);
  };
  const scheduled: Scheduled[] = [];
  for (const list of byCommunity.values()) {
    const free = interleave(
      list.filter((item) => item.hoursAgo === null),
      random,
    );
    free.forEach((item, rank) => {
      const age = MIN_AGE + (TIME_SPAN - HOUR) * ((rank + random.range(0.1, 0.9)) / free.length) ** AGING_EXPONENT;
      scheduled.push({ item, publishedAt: at(age) });
    });
    for (const item of list)
      if (item.hoursAgo !== null) scheduled.push({ item, publishedAt: at(item.hoursAgo * HOUR + random.range(0, 9 * MINUTE)) });
  }
  return scheduled.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
}
