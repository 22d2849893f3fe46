import { DEFAULT_TEXT_SIZE } from "../lib/textSize.ts";

/** The browser state that the rendered page depends on. */
export interface BrowserState {
  pathname: string;
  search: string;
  /** The page's cookies that scripts can read. */
  cookies: string;
  /** Whether the browser has a session cookie. */
  hasSession: boolean;
}

/** The width of a typical phone, in px. */
const WIDTH = 390;

let state: BrowserState = { pathname: "/", search: "", cookies: "", hasSession: false };

/** Sets the state that the client's modules read from the globals. */
export function setBrowser(next: BrowserState): void {
  state = next;
}

/**
 * Defines the browser's globals that the client reads while it renders. There are no elements to change: whatever needs them runs
 * in effects and event handlers, which the server does not call. Call it before the client's modules load.
 * @param settings the text of the page's settings
 */
export function defineBrowser(settings: string): void {
  const location = {
    origin: "http://page",
    hash: "",
    get pathname() {
      return state.pathname;
    },
    get search() {
      return state.search;
    },
    get href() {
      return `${location.origin}${state.pathname}${state.search}`;
    },
  };
  const events = { addEventListener: () => {}, removeEventListener: () => {} };
  const document = {
    ...events,
    hidden: false,
    visibilityState: "visible",
    documentElement: { hasAttribute: (name: string) => name === "data-session" && state.hasSession, querySelector: () => null },
    querySelector: () => null,
    getElementById: (id: string) => (id === "settings" ? { textContent: settings } : null),
    get cookie() {
      return state.cookies;
    },
  };
  const matchMedia = (query: string) => {
    const [, least = "Infinity"] = /^\(min-width: ([\d.]+)em\)$/.exec(query) ?? [];
    return { ...events, matches: WIDTH >= Number(least) * DEFAULT_TEXT_SIZE };
  };
  const window = { ...events, location, document, matchMedia, innerWidth: WIDTH };
  Object.assign(globalThis, { window, document, location, matchMedia, history: { state: null } });
}
