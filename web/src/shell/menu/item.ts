import type { IconGlyph } from "../../ui/Icon.tsx";
import type { BadgeSource } from "./badges.ts";

/** An entry of the left menu, or a group of entries (MENU-19). */
export interface MenuItem {
  /** The name of its page, or the name of the group. */
  key: string;
  title: string;
  icon: IconGlyph | null;
  /** Additional CSS classes. */
  className: string | null;
  /** The target path. */
  path: string;
  badge: BadgeSource | null;
  /** Shows that it is under development instead of opening a page (MENU-15). */
  isInProgress: boolean;
  /** The entries of a group; empty for a plain entry. */
  children: readonly MenuItem[];
}

const isWithin = (path: string, pathname: string): boolean =>
  path === pathname || (path !== "/" && pathname.startsWith(`${path}/`));

/** The entry of the current page: the one whose path is the longest prefix of the page's path; null for none. */
export function currentItem(items: readonly MenuItem[], pathname: string): MenuItem | null {
  return items
    .flatMap((item) => [item, ...item.children])
    .filter(({ path }) => isWithin(path, pathname))
    .reduce<MenuItem | null>((best, item) => (best && best.path.length >= item.path.length ? best : item), null);
}

/** The key of the group that contains the current page, as an entry or as the group itself; null for none (MENU-22). */
export function currentGroup(items: readonly MenuItem[], pathname: string): string | null {
  const current = currentItem(items, pathname);
  if (current === null) return null;
  const group = items.find((item) => item.children.length > 0 && (item === current || item.children.includes(current)));
  return group?.key ?? null;
}
