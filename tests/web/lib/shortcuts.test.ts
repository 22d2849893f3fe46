import { afterEach, expect, test, vi } from "vitest";
import {
  matchShortcut,
  readShortcutsOn,
  findShortcut,
  shortcuts,
  shortcutsCookie,
  type KeyPress,
} from "../../../web/src/lib/shortcuts.ts";

afterEach(() => void vi.unstubAllGlobals());

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
  for (const modifiers of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { isComposing: true }])
    expect(matchShortcut(press("l", modifiers))).toBeNull();
});

test("disabling shortcuts sets a cookie, enabling them removes it @UI-01", () => {
  expect(readShortcutsOn("theme=dark; view-mode=full")).toBe(true);
  expect(readShortcutsOn("theme=dark; shortcuts=off; view-mode=full")).toBe(false);
  expect(["shortcuts=off", "theme=dark;shortcuts=off", "theme=dark;  shortcuts=off"].map(readShortcutsOn)).toEqual([
    false,
    false,
    false,
  ]);
  expect(["other-shortcuts=off", "shortcuts=offline"].map(readShortcutsOn)).toEqual([true, true]);
  expect(shortcutsCookie(false)).toMatch(/^shortcuts=off; Max-Age=31536000;/);
  expect(shortcutsCookie(true)).toMatch(/^shortcuts=; Max-Age=0;/);
});

/** A key press in an element of a page; `isField` tells whether keys type there, `hasDialog` whether a dialog is open. */
function pressIn({ key = "l", isField = false, hasDialog = false, cookie = "" }) {
  class Target extends EventTarget {
    closest(): object | null {
      return isField ? {} : null;
    }
  }
  vi.stubGlobal("Element", Target);
  vi.stubGlobal("document", { cookie, querySelector: () => (hasDialog ? {} : null) });
  const event = Object.assign(new Event("keydown"), { ...press(key) });
  const target = new Target();
  let id: unknown;
  target.addEventListener("keydown", (pressed) => {
    if (isKeyPress(pressed)) id = findShortcut(pressed);
  });
  target.dispatchEvent(event);
  return id;
}
const isKeyPress = (event: Event): event is KeyboardEvent => "isComposing" in event;

test("shortcuts work on the page, but not in fields, under dialogs and while they are off @UI-01", () => {
  expect(pressIn({})).toBe("like");
  expect(pressIn({ cookie: "theme=dark" })).toBe("like");
  expect(pressIn({ key: "x" })).toBeNull();
  expect(pressIn({ isField: true })).toBeNull();
  expect(pressIn({ hasDialog: true })).toBeNull();
  expect(pressIn({ cookie: "shortcuts=off" })).toBeNull();
});
