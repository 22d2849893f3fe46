/** A number that a store of the page holds, named by store and getter. */
export interface BadgeSource {
  store: string;
  getter: string;
}

/** What stores hold by the names of their getters; null while a number is not known. */
export type BadgeStores = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The number of a badge; 0, which shows nothing, for a store or getter that does not exist (MENU-19). */
export function badgeCount(stores: BadgeStores, badge: BadgeSource | null): number {
  if (badge === null) return 0;
  return own(own(stores, badge.store) ?? {}, badge.getter) ?? 0;
}
