import { createCookie } from "./cookies.ts";

/** The `key` of the keyboard event for each action, in the order of the list of shortcuts, which describes them by the labels. */
export const shortcuts = [
  { id: "next", key: "j", label: "Next post" },
  { id: "previous", key: "k", label: "Previous post" },
  { id: "like", key: "l", label: "Like or unlike the post" },
  { id: "comment", key: "c", label: "Comment on the post" },
  { id: "search", key: "/", label: "Search" },
  { id: "help", key: "?", label: "Show this list" },
] as const;

/** The action of a shortcut. */
export type ShortcutId = (typeof shortcuts)[number]["id"];

/** The relevant fields of a keyboard event. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">;

/**
 * The shortcut of a key pressed without modifiers; Shift is allowed only where the character needs it. Caps Lock makes no
 * difference.
 */
export function matchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyPress): ShortcutId | null {
  if (ctrlKey || metaKey || altKey || isComposing) return null;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  if (isLetter && shiftKey) return null;
  return shortcuts.find((shortcut) => shortcut.key === key.toLowerCase())?.id ?? null;
}

/** Elements in which keys type or select. */
const typingElements = "input, textarea, select, [contenteditable='true'], [role='textbox'], [role='menu'], [role='listbox']";
/** Overlays, which handle their own keys. */
const overlays = "[role='dialog'], [role='alertdialog'], [role='menu']";

/** The shortcut for a key press; null in fields, under dialogs and while shortcuts are off. */
export function findShortcut(event: KeyboardEvent): ShortcutId | null {
  const id = matchShortcut(event);
  if (id === null || !readShortcutsOn(document.cookie)) return null;
  const isTyping = event.target instanceof Element && event.target.closest(typingElements) !== null;
  return isTyping || document.querySelector(overlays) !== null ? null : id;
}

/**
 * Whether shortcuts are on, which is the default. Stored in a cookie like the theme, because local storage has a closed list of
 * keys.
 */
export function readShortcutsOn(cookies: string): boolean {
  return !/(?:^|;\s*)shortcuts=off(?:;|$)/.test(cookies);
}

/** The cookie that keeps shortcuts off for a year, or one that deletes that cookie. */
export function shortcutsCookie(isOn: boolean): string {
  return createCookie("shortcuts", isOn ? "" : "off");
}
