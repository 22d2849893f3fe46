/** system follows the device. */
export type Theme = "system" | "light" | "dark";

const year = 365 * 24 * 60 * 60;

/** The chosen theme from the page's cookies; kept there like the view mode, since local storage has a closed list of keys. */
export function readTheme(cookies: string): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** The cookie that keeps a theme for a year; for "system" the one that removes it. */
export function themeCookie(theme: Theme): string {
  const [value, age] = theme === "system" ? ["", 0] : [theme, year];
  return `theme=${value}; Max-Age=${age}; Path=/; SameSite=Lax`;
}

/** Shows the page in a theme and keeps the choice. index.html does the first showing before anything is drawn. */
export function applyTheme(theme: Theme): void {
  document.cookie = themeCookie(theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
