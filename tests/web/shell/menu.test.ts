import { expect, test } from "vitest";
import type { MenuEntry } from "../../../web/src/routes/menu.ts";
import { badgeCount } from "../../../web/src/shell/menu/badges.ts";
import { currentGroup, currentItem } from "../../../web/src/shell/menu/item.ts";

const item = (key: string, path: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  key,
  title: key,
  icon: null,
  className: null,
  path,
  badge: null,
  isInProgress: false,
  children,
});

const menu = [
  item("home", "/"),
  item("messages", "/messages"),
  item("interviews", "/interviews", [item("wire", "/interviews/wire"), item("my", "/interviews/my")]),
  item("news", "/news", [item("monitor", "/news/monitor"), item("all", "/announcements/all")]),
  item("contacts", "/contacts", [item("lists", "/contacts/lists")]),
];

test("the current entry is the longest one that the page's path starts with @MENU-22", () => {
  const keyAt = (path: string) => currentItem(menu, path)?.key ?? null;
  expect(["/", "/messages/7", "/contacts", "/contacts/lists/4", "/contacts/9", "/announcements/all"].map(keyAt)).toEqual([
    "home",
    "messages",
    "contacts",
    "lists",
    "contacts",
    "all",
  ]);
  expect(["/drafts", "/contactsbook", "/announcements/allow"].map(keyAt)).toEqual([null, null, null]);
});

test("a page belongs to the group that contains its entry @MENU-22", () => {
  const groupAt = (path: string) => currentGroup(menu, path);
  expect(["/interviews/wire", "/interviews/12", "/announcements/all", "/contacts"].map(groupAt)).toEqual([
    "interviews",
    "interviews",
    "news",
    "contacts",
  ]);
  expect(["/", "/messages", "/drafts"].map(groupAt)).toEqual([null, null, null]);
});

test("a badge shows the count of its store's getter, and nothing for an unknown store, getter or number @MENU-19 @MENU-02", () => {
  const stores = { messages: { count: 3, unknown: null } };
  expect(badgeCount(stores, { store: "messages", getter: "count" })).toBe(3);
  for (const badge of [
    { store: "tasks", getter: "count" },
    { store: "messages", getter: "toString" },
    { store: "messages", getter: "unknown" },
    null,
  ])
    expect(badgeCount(stores, badge)).toBe(0);
});
