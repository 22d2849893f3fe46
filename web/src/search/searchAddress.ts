import { defineFilters, textFilter, type Filter, type FilterValues } from "../lists/filters.ts";
import { isSearchType, type KnownSearchType } from "./searchKinds.ts";

/** One type of results; null for all, and for a type that nobody knows. */
const typeFilter: Filter<KnownSearchType | null> = {
  name: "type",
  read: (params) => {
    const type = params.get("type") ?? "";
    return isSearchType(type) ? type : null;
  },
  write: (type) => type,
};

const searchFilters = defineFilters({ text: textFilter(), type: typeFilter });

/** What is searched for, and of which type the results are; null for all. */
export type Search = FilterValues<typeof searchFilters>;

/** Fewer characters find too much. */
export const minCharacters = 2;

/** Whether there is enough to search by; characters count as people count them. */
export function isEnough(text: string): boolean {
  return Array.from(text).length >= minCharacters;
}

/** Reads the query string of the page for searching. */
export const readSearch = searchFilters.read;

/** The page for searching on phones. */
const pagePath = "/search";

/** The page of results, which the field in the bar leads to. */
const resultsPath = "/search/results";

/** Whether a path is that of the page of results. */
export const isResultsPath = (path: string): boolean => path.toLowerCase().replace(/\/$/, "") === resultsPath;

/** The address of a search on the page for searching. */
export const searchPath = (search: Search): string => pagePath + searchFilters.write(search);

/** The address of what a search finds, at every width. */
export const searchResultsPath = (search: Search): string => resultsPath + searchFilters.write(search);

/** A search as the query string of either page. */
export const searchQuery = searchFilters.write;

/** What SearchQuery asks for. */
export function searchVariables({ text, type }: Search) {
  return { query: text, types: type === null ? null : [type], isAsked: isEnough(text) };
}
