import type { MenuBadge } from "../../routes/menu.ts";

/** The numbers by store and getter; null while a number is not known. */
export type BadgeStores = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The number of a badge. Returns 0, which hides it, for an unknown store or getter (MENU-19). */
export function badgeCount(stores: BadgeStores, badge: MenuBadge | null): number {
  if (badge === null) return 0;
  return own(own(stores, badge.store) ?? {}, badge.getter) ?? 0;
}
