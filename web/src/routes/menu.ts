import type { Settings } from "../lib/settings.ts";
import { isOpen, type Circumstances } from "./guard.ts";
import { titleOf } from "./place.ts";
import { placeNamed, type PlaceName } from "./places.ts";

/** Where the number of a badge comes from (MENU-19, D-103). */
export interface MenuBadge {
  store: string;
  getter: string;
}

/** One entry of the left menu, as it is shown. */
export interface MenuEntry {
  /** The name of the route, or the group's own. */
  key: string;
  title: string;
  /** Where it leads, without the router's base. */
  path: string;
  badge: MenuBadge | null;
  /** The installation marks it: it says so instead of leading anywhere (MENU-15, D-101). */
  isInProgress: boolean;
  /** The entries of a group; empty for a plain entry. */
  children: readonly MenuEntry[];
}

export interface Menu {
  entries: readonly MenuEntry[];
  /** Below the sub-heading Admin Pages; without any the sub-heading is not shown (D-100). */
  adminPages: readonly MenuEntry[];
  /** Null without the development flag (MENU-13). */
  development: MenuEntry | null;
}

type MenuOptions = Pick<Settings, "productName" | "menuInProgress">;

interface Item {
  place: PlaceName;
  /** Where the menu says something else than the page's title. */
  title?: string;
  badge?: MenuBadge;
}

interface Group {
  key: string;
  title: string;
  path: string;
  items: readonly (PlaceName | Item)[];
}

const home: Item = { place: "home", title: "Home" };

const interviews: Group = {
  key: "interviews",
  title: "Interviews",
  path: "/interviews",
  items: [
    "interviews.wire",
    "interviews.my",
    "interviews.questions",
    "interviews.awaiting",
    "interviews.shared",
    "interviews.saved",
  ],
};

const content: Group = {
  key: "content",
  title: "Content",
  path: "/work",
  items: ["announcements.our", "work.newsrooms", "work.tasks", "work.workLists", "work.channels"],
};

const announcements: Item = { place: "announcements.all", title: "Announcements" };

/** The menus of both view modes in their order (T-1). What is not open to the visitor is left out later. */
const menus: Readonly<Record<Circumstances["mode"], readonly (Item | Group)[]>> = {
  FULL: [
    home,
    { place: "messages", badge: { store: "messages", getter: "count" } },
    interviews,
    {
      key: "news",
      title: "News",
      path: "/news",
      items: ["news.monitor", "news.newswire", announcements, "news.insider", "news.newsrooms", "news.commentary"],
    },
    content,
    {
      key: "contacts",
      title: "Contacts",
      path: "/contacts",
      items: ["contacts.lists", "contacts.recommendations", "contacts.jobs", "contacts.callOuts"],
    },
  ],
  MVP: [home, interviews, announcements, content],
};

/**
 * The left menu of a visitor: only what is open to them, groups without entries left out (D-54).
 * @param options.menuInProgress the keys of the entries that are marked as in progress
 */
export function menuFor(circumstances: Circumstances, { productName, menuInProgress }: MenuOptions): Menu {
  const entryOf = (item: PlaceName | Item): MenuEntry[] => {
    const { place: name, title, badge }: Item = typeof item === "string" ? { place: item } : item;
    const place = placeNamed(name);
    if (!place || !isOpen(place, circumstances)) return [];
    return [
      {
        key: name,
        title: title ?? titleOf(place, productName) ?? productName,
        path: place.path,
        badge: badge ?? null,
        isInProgress: menuInProgress.includes(name),
        children: [],
      },
    ];
  };
  const groupOf = ({ key, title, path, items }: Group): MenuEntry[] => {
    const children = items.flatMap(entryOf);
    const isInProgress = menuInProgress.includes(key);
    return children.length === 0 ? [] : [{ key, title, path, badge: null, isInProgress, children }];
  };
  return {
    entries: menus[circumstances.mode].flatMap((part) => ("items" in part ? groupOf(part) : entryOf(part))),
    adminPages: entryOf("adminNewsrooms"),
    development: entryOf("development.main").at(0) ?? null,
  };
}
