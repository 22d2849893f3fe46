import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import type { ViewMode, Visitor } from "./visitor.ts";

const YEAR = 365 * 24 * 60 * 60;

/**
 * The visitor's view mode (USER-11, USER-12): the stored one if they may choose it, else their default.
 * @param cookies the page's cookies; the mode is kept there because local storage has a closed list of keys
 */
export function readViewMode(cookies: string, { viewModes }: Pick<Visitor, "viewModes">): ViewMode {
  const stored = /(?:^|;\s*)view-mode=(full|mvp)(?:;|$)/.exec(cookies)?.[1]?.toUpperCase();
  const mode = stored !== undefined && viewModes.includes(stored) ? stored : viewModes[0];
  return mode === "FULL" ? "FULL" : "MVP";
}

/** The cookie that stores a view mode for a year. */
function viewModeCookie(mode: ViewMode): string {
  return `view-mode=${mode.toLowerCase()}; Max-Age=${YEAR}; Path=/; SameSite=Lax`;
}

const cookies = atom(globalThis.document?.cookie ?? "");

/** Reads the cookies again. The server calls it for each page that it renders. */
export function readCookies(): void {
  cookies.set(document.cookie);
}

/** Stores the choice and applies it everywhere. */
export function storeViewMode(mode: ViewMode): void {
  document.cookie = viewModeCookie(mode);
  readCookies();
}

/** The view mode of a visitor; updates when they choose another. */
export const useVisitorViewMode = (visitor: Visitor): ViewMode => readViewMode(useStore(cookies), visitor);
