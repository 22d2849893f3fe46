import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { createCookie } from "../lib/cookies.ts";
import type { ViewMode, Visitor } from "./visitor.ts";

/**
 * The visitor's view mode (USER-11, USER-12): the stored one if they may choose it, else their default.
 * @param cookies the page's cookies; the mode is kept there because local storage has a closed list of keys
 */
export function readViewMode(cookies: string, { viewModes }: Pick<Visitor, "viewModes">): ViewMode {
  const stored = /(?:^|;\s*)view-mode=(full|mvp)(?:;|$)/.exec(cookies)?.[1]?.toUpperCase();
  const mode = stored !== undefined && viewModes.includes(stored) ? stored : viewModes[0];
  return mode === "FULL" ? "FULL" : "MVP";
}

const cookies = atom(globalThis.document?.cookie ?? "");

/** Reads the cookies again. The server calls it for each page that it renders. */
export function readCookies(): void {
  cookies.set(document.cookie);
}

/** Stores the choice and applies it everywhere. */
export function storeViewMode(mode: ViewMode): void {
  document.cookie = createCookie("view-mode", mode.toLowerCase());
  readCookies();
}

/** The view mode of a visitor; updates when they choose another. */
export const useVisitorViewMode = (visitor: Visitor): ViewMode => readViewMode(useStore(cookies), visitor);
