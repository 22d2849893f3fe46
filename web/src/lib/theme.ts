import { createCookie } from "./cookies.ts";

/** system follows the device. */
export type Theme = "system" | "light" | "dark";

/**
 * Reads the chosen theme from the page's cookies. Like the view mode it is a cookie, because local storage has a closed list of
 * keys.
 */
export function readTheme(cookies: string): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** The cookie that stores a theme for a year; for "system" one that deletes it. */
export function themeCookie(theme: Theme): string {
  return createCookie("theme", theme === "system" ? "" : theme);
}

/** Applies a theme and stores the choice. On page load public/theme.js applies it before the first paint. */
export function applyTheme(theme: Theme): void {
  document.cookie = themeCookie(theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
