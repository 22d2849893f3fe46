import { expect, test } from "vitest";
import { badgeCount } from "../../../web/src/shell/menu/badges.ts";
import { currentGroup, currentItem, type MenuItem } from "../../../web/src/shell/menu/item.ts";

const item = (key: string, path: string, children: readonly MenuItem[] = []): MenuItem => ({
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

test("the current entry is the one whose path the page's path begins with, the longest first @MENU-22", () => {
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

test("a page inside a group names the group, wherever its path lies @MENU-22", () => {
  const groupAt = (path: string) => currentGroup(menu, path);
  expect(["/interviews/wire", "/interviews/12", "/announcements/all", "/contacts"].map(groupAt)).toEqual([
    "interviews",
    "interviews",
    "news",
    "contacts",
  ]);
  expect(["/", "/messages", "/drafts"].map(groupAt)).toEqual([null, null, null]);
});

test("a badge counts what its store's getter says; an unknown store, getter or number shows nothing @MENU-19 @MENU-02", () => {
  const stores = { messages: { count: 3, unknown: null } };
  expect(badgeCount(stores, { store: "messages", getter: "count" })).toBe(3);
  for (const badge of [
    { store: "tasks", getter: "count" },
    { store: "messages", getter: "toString" },
    { store: "messages", getter: "unknown" },
    null,
  ]) {
    expect(badgeCount(stores, badge)).toBe(0);
  }
});
