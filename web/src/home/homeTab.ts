import { toGlobalId, getKey } from "../lib/globalId.ts";

/** The query parameter of the selected tab; the first tab is selected without it. */
const feedKey = "feed";

/** The content of the home page's main column. */
export type HomeTab =
  | { readonly kind: "timeline" }
  | { readonly kind: "beat"; readonly beatId: string }
  /** The latest events and jobs, when the window has no room for them next to the feed. */
  | { readonly kind: "latest" };

/** Reads the tab from a query string; unknown values select the timeline. @param search with or without the question mark */
export function readHomeTab(search: string): HomeTab {
  const value = new URLSearchParams(search).get(feedKey) ?? "";
  if (value === "latest") return { kind: "latest" };
  const beatId = value.startsWith("beat-") ? toGlobalId("Beat", value.slice("beat-".length)) : null;
  return beatId !== null ? { kind: "beat", beatId } : { kind: "timeline" };
}

/** The path of a tab of the home page. */
export function homePath(tab: HomeTab): string {
  if (tab.kind === "timeline") return "/";
  return `/?${feedKey}=${tab.kind === "latest" ? "latest" : `beat-${getKey(tab.beatId)}`}`;
}

/** The variables of HomePageQuery for the page's query string. */
export function homeVariables(search: string): { beatId: string | null } {
  const tab = readHomeTab(search);
  return { beatId: tab.kind === "beat" ? tab.beatId : null };
}
