import { expect, test } from "vitest";
import { matchShortcut, readShortcutsOn, shortcuts, shortcutsCookie, type KeyPress } from "../../../web/src/lib/shortcuts.ts";

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...modifiers,
});

test("each key in the list of shortcuts triggers its action @UI-01", () => {
  expect(shortcuts.map(({ key }) => matchShortcut(press(key)))).toEqual([
    "next",
    "previous",
    "like",
    "comment",
    "search",
    "help",
  ]);
  expect(matchShortcut(press("x"))).toBeNull();
  expect(matchShortcut(press("J"))).toBe("next");
  expect(matchShortcut(press("?", { shiftKey: true }))).toBe("help");
});

test("keys with modifiers and keys of a composition are left to the browser @UI-01", () => {
  for (const modifiers of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { isComposing: true }]) {
    expect(matchShortcut(press("l", modifiers))).toBeNull();
  }
});

test("disabling shortcuts sets a cookie, enabling them removes it @UI-01", () => {
  expect(readShortcutsOn("theme=dark; view-mode=full")).toBe(true);
  expect(readShortcutsOn("theme=dark; shortcuts=off; view-mode=full")).toBe(false);
  expect(readShortcutsOn("other-shortcuts=off")).toBe(true);
  expect(shortcutsCookie(false)).toMatch(/^shortcuts=off; Max-Age=31536000;/);
  expect(shortcutsCookie(true)).toMatch(/^shortcuts=; Max-Age=0;/);
});
