import { defineFilters, textFilter, type Filter, type FilterValues } from "../lists/filters.ts";
import { isSearchType, type KnownSearchType } from "./searchKinds.ts";

/** The type of results; null for all and for unknown types. */
const typeFilter: Filter<KnownSearchType | null> = {
  name: "type",
  read: (params) => {
    const type = params.get("type") ?? "";
    return isSearchType(type) ? type : null;
  },
  write: (type) => type,
};

const searchFilters = defineFilters({ text: textFilter(), type: typeFilter });

/** The search text and the type of results; null for all types. */
export type Search = FilterValues<typeof searchFilters>;

/** Shorter texts match too much. */
export const MIN_CHARACTERS = 2;

/** Whether the text is long enough to search. Counts code points. */
export function isLongEnough(text: string): boolean {
  return Array.from(text).length >= MIN_CHARACTERS;
}

/** Reads the query string of the search pages. */
export const readSearch = searchFilters.read;

/** The search page on phones. */
const pagePath = "/search";

/** The results page, which the field in the bar opens. */
const resultsPath = "/search/results";

/** Whether a path is the results page. */
export const isResultsPath = (path: string): boolean => path.toLowerCase().replace(/\/$/, "") === resultsPath;

/** The path of a search on the search page. */
export const searchPath = (search: Search): string => pagePath + searchFilters.write(search);

/** The path of a search on the results page. */
export const searchResultsPath = (search: Search): string => resultsPath + searchFilters.write(search);

/** The query string of a search, for both pages. */
export const searchQuery = searchFilters.write;

/** The variables of SearchQuery. */
export function searchVariables({ text, type }: Search) {
  return { query: text, types: type === null ? null : [type], hasContent: isLongEnough(text) };
}
