import { queryOf, searchIn } from "../lists/filters.ts";
import { isSearchType, type KnownSearchType } from "./searchKinds.ts";

/** What is searched for. */
export interface Search {
  /** Trimmed. */
  text: string;
  /** Only this type; null for all. */
  type: KnownSearchType | null;
}

/** Fewer characters find too much. */
export const minCharacters = 2;

/** Whether there is enough to search by; characters count as people count them. */
export function isEnough(text: string): boolean {
  return Array.from(text).length >= minCharacters;
}

/** Reads the query string of the page for searching; a type that nobody knows is left out. */
export function readSearch(query: string): Search {
  const params = new URLSearchParams(query);
  const type = params.get("type") ?? "";
  return { text: searchIn(params), type: isSearchType(type) ? type : null };
}

/** The page for searching on phones. */
const pagePath = "/search";

/** The page of results, which the field in the bar leads to. */
const resultsPath = "/search/results";

/** Whether a path is that of the page of results. */
export const isResultsPath = (path: string): boolean => path.toLowerCase().replace(/\/$/, "") === resultsPath;

/** The address of a search on the page for searching. */
export const searchPath = (search: Search): string => pagePath + searchQuery(search);

/** The address of what a search finds, at every width. */
export const searchResultsPath = (search: Search): string => resultsPath + searchQuery(search);

/** A search as the query string of either page. */
export const searchQuery = ({ text, type }: Search): string => queryOf({ q: text, type });

/** What SearchQuery asks for. */
export function searchVariables({ text, type }: Search) {
  return { query: text, types: type === null ? null : [type], isAsked: isEnough(text) };
}
