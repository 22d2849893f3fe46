import type { IconGlyph } from "../../ui/Icon.tsx";
import type { BadgeSource } from "./badges.ts";

/** An entry of the left menu, or a group of entries (MENU-19). */
export interface MenuItem {
  /** The name of its page, or the group's own. */
  key: string;
  title: string;
  icon: IconGlyph | null;
  /** CSS classes of its own. */
  className: string | null;
  /** Where it leads. */
  path: string;
  badge: BadgeSource | null;
  /** Says that it is under development instead of leading anywhere (MENU-15). */
  isInProgress: boolean;
  /** Of a group; empty for a plain entry. */
  children: readonly MenuItem[];
}

const isWithin = (path: string, pathname: string): boolean =>
  path === pathname || (path !== "/" && pathname.startsWith(`${path}/`));

/** The entry that the page belongs to: the one with the longest path that the page's path begins with; null for none. */
export function currentItem(items: readonly MenuItem[], pathname: string): MenuItem | null {
  return items
    .flatMap((item) => [item, ...item.children])
    .filter(({ path }) => isWithin(path, pathname))
    .reduce<MenuItem | null>((best, item) => (best && best.path.length >= item.path.length ? best : item), null);
}

/** The key of the group that the page is inside of, as an entry or as the group itself; null for none (MENU-22). */
export function currentGroup(items: readonly MenuItem[], pathname: string): string | null {
  const current = currentItem(items, pathname);
  if (current === null) return null;
  const group = items.find((item) => item.children.length > 0 && (item === current || item.children.includes(current)));
  return group?.key ?? null;
}
