import type { MenuEntry } from "../../routes/menu.ts";

const isWithin = (path: string, pathname: string): boolean =>
  path === pathname || (path !== "/" && pathname.startsWith(`${path}/`));

/** The entry of the current page: the one whose path is the longest prefix of the page's path; null for none. */
export function currentItem(items: readonly MenuEntry[], pathname: string): MenuEntry | null {
  return items
    .flatMap((item) => [item, ...item.children])
    .filter(({ path }) => isWithin(path, pathname))
    .reduce<MenuEntry | null>((best, item) => (best && best.path.length >= item.path.length ? best : item), null);
}

/** The key of the group that contains the current page, as an entry or as the group itself; null for none (MENU-22). */
export function currentGroup(items: readonly MenuEntry[], pathname: string): string | null {
  const current = currentItem(items, pathname);
  if (current === null) return null;
  const group = items.find((item) => item.children.length > 0 && (item === current || item.children.includes(current)));
  return group?.key ?? null;
}
