import { Building2, ContactRound, FileText, Home, ListX, Megaphone, MessagesSquare, Mic, Newspaper, Wrench } from "lucide-react";
import type { Settings } from "../lib/settings.ts";
import type { IconGlyph } from "../ui/Icon.tsx";
import { isOpen, type GuardContext } from "./guard.ts";
import { formatTitle } from "./route.ts";
import { interviewPages, findRoute, type RouteName } from "./routes.ts";

/** The store and getter that provide a badge's number (MENU-19). */
export interface MenuBadge {
  store: string;
  getter: string;
}

/** One entry of the left menu (MENU-19). */
export interface MenuEntry {
  /** The route's name, or a name of the group. */
  key: string;
  title: string;
  /** Top-level entries have an icon; entries inside groups have none. */
  icon: IconGlyph | null;
  /** CSS classes in addition to the common look. */
  className: string | null;
  /** The target path, without the router's base. */
  path: string;
  badge: MenuBadge | null;
  /** Set by the installation: the entry shows a message instead of opening a page (MENU-15). */
  isInProgress: boolean;
  /** The entries of a group; empty for a plain entry. */
  children: readonly MenuEntry[];
}

export interface Menu {
  entries: readonly MenuEntry[];
  /** Entries below the "Admin Pages" sub-heading, which is hidden when there are none. */
  adminPages: readonly MenuEntry[];
  /** Null without the development flag (MENU-13). */
  development: MenuEntry | null;
}

type MenuOptions = Pick<Settings, "productName" | "menuInProgress">;

interface Item {
  route: RouteName;
  /** Set when the menu label differs from the page's title. */
  title?: string;
  icon?: IconGlyph;
  badge?: MenuBadge;
}

interface Group {
  key: string;
  title: string;
  icon: IconGlyph;
  path: string;
  items: readonly (RouteName | Item)[];
}

const home: Item = { route: "home", title: "Home", icon: Home };

const interviews: Group = { key: "interviews", title: "Interviews", icon: Mic, path: "/interviews", items: interviewPages };

const content: Group = {
  key: "content",
  title: "Content",
  icon: FileText,
  path: "/work",
  items: ["announcements.our", "work.newsrooms", "work.tasks", "work.workLists", "work.channels"],
};

/** The entries below the sub-heading "Admin Pages". */
const adminPages: readonly Item[] = [
  { route: "adminNewsrooms", icon: Building2 },
  { route: "failedJobs", icon: ListX },
];

const announcements: Item = { route: "announcements.all", title: "Announcements" };

/** The menus of both view modes, in display order. Entries that are not open to the visitor are removed later. */
const menus: Readonly<Record<GuardContext["mode"], readonly (Item | Group)[]>> = {
  FULL: [
    home,
    { route: "messages", icon: MessagesSquare, badge: { store: "messages", getter: "count" } },
    interviews,
    {
      key: "news",
      title: "News",
      icon: Newspaper,
      path: "/news",
      items: ["news.monitor", "news.newswire", announcements, "news.insider", "news.newsrooms", "news.commentary"],
    },
    content,
    {
      key: "contacts",
      title: "Contacts",
      icon: ContactRound,
      path: "/contacts",
      items: ["contacts.lists", "contacts.recommendations", "contacts.jobs", "contacts.callOuts"],
    },
  ],
  MVP: [home, interviews, { ...announcements, icon: Megaphone }, content],
};

/**
 * The left menu of a visitor: only entries open to them, without empty groups.
 * @param options.menuInProgress the keys of the entries that are marked as in progress
 */
export function createMenu(guardContext: GuardContext, { productName, menuInProgress }: MenuOptions): Menu {
  const getProgress = (key: string) => {
    const isInProgress = menuInProgress.includes(key);
    return { isInProgress, className: isInProgress ? "text-muted" : null };
  };
  const toEntries = (item: RouteName | Item): MenuEntry[] => {
    const { route: name, title, icon, badge }: Item = typeof item === "string" ? { route: item } : item;
    const route = findRoute(name);
    if (!route || !isOpen(route, guardContext)) return [];
    return [
      {
        key: name,
        title: title ?? formatTitle(route, productName) ?? productName,
        icon: icon ?? null,
        path: route.path,
        badge: badge ?? null,
        ...getProgress(name),
        children: [],
      },
    ];
  };
  const toGroup = ({ key, title, icon, path, items }: Group): MenuEntry[] => {
    const children = items.flatMap(toEntries);
    return children.length === 0 ? [] : [{ key, title, icon, path, badge: null, ...getProgress(key), children }];
  };
  return {
    entries: menus[guardContext.mode].flatMap((part) => ("items" in part ? toGroup(part) : toEntries(part))),
    adminPages: adminPages.flatMap(toEntries),
    development: toEntries({ route: "development.main", icon: Wrench }).at(0) ?? null,
  };
}
