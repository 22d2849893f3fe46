/** What a key asks for. */
export type ShortcutId = "next" | "previous" | "like" | "comment" | "search" | "help";

export interface Shortcut {
  id: ShortcutId;
  /** As the keyboard event names it. */
  key: string;
  /** What it does, for the list of shortcuts. */
  label: string;
}

/** One key each, in the order of the list. */
export const shortcuts: readonly Shortcut[] = [
  { id: "next", key: "j", label: "Next post" },
  { id: "previous", key: "k", label: "Previous post" },
  { id: "like", key: "l", label: "Like the post, or take the like back" },
  { id: "comment", key: "c", label: "Comment on the post" },
  { id: "search", key: "/", label: "Search" },
  { id: "help", key: "?", label: "Show this list" },
];

/** A key as an event tells it. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">;

/** The shortcut of a key, pressed alone; Shift only where the character needs it. Caps Lock makes no difference. */
export function matchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyPress): ShortcutId | null {
  if (ctrlKey || metaKey || altKey || isComposing) return null;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  if (isLetter && shiftKey) return null;
  return shortcuts.find((shortcut) => shortcut.key === key.toLowerCase())?.id ?? null;
}

/** Where keys are for writing or choosing. */
const taken = "input, textarea, select, [contenteditable='true'], [role='textbox'], [role='menu'], [role='listbox']";
/** What lies over the page: its keys are its own. */
const over = "[role='dialog'], [role='alertdialog'], [role='menu']";

/** The shortcut that a key press asks for; null in fields, under dialogs and where shortcuts are switched off. */
export function shortcutOf(event: KeyboardEvent): ShortcutId | null {
  const id = matchShortcut(event);
  if (id === null || !readShortcutsOn(document.cookie)) return null;
  const isTaken = event.target instanceof Element && event.target.closest(taken) !== null;
  return isTaken || document.querySelector(over) !== null ? null : id;
}

const year = 365 * 24 * 60 * 60;

/** Whether shortcuts are on, which they are unless switched off. Kept like the theme: local storage has a closed list of keys. */
export function readShortcutsOn(cookies: string): boolean {
  return !/(?:^|;\s*)shortcuts=off(?:;|$)/.test(cookies);
}

/** The cookie that keeps shortcuts off for a year, or the one that removes it. */
export function shortcutsCookie(isOn: boolean): string {
  return `shortcuts=${isOn ? "" : "off"}; Max-Age=${isOn ? 0 : year}; Path=/; SameSite=Lax`;
}
