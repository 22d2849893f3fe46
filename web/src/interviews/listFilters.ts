import { queryOf, searchIn, wordFor, wordIn } from "../lists/filters.ts";

/** What the address of a list of interviews asks for. */
export interface ListFilters {
  /** Part of the title, description or question; empty for all. */
  search: string;
  type: "VIDEO" | "TEXT" | null;
  status: "DRAFT" | "OPEN" | "CLOSED" | null;
}

const types = ["VIDEO", "TEXT"] as const;
const statuses = ["DRAFT", "OPEN", "CLOSED"] as const;

/** Reads a list's query string; anything unknown is left out. */
export function readFilters(query: string): ListFilters {
  const params = new URLSearchParams(query);
  return {
    search: searchIn(params),
    type: wordIn(params, "type", types),
    status: wordIn(params, "status", statuses),
  };
}

/** The query string for these filters; empty for none. */
export const filtersSearch = ({ search, type, status }: ListFilters): string =>
  queryOf({ q: search, type: wordFor(type), status: wordFor(status) });

export const isNarrowed = (filters: ListFilters): boolean => filtersSearch(filters) !== "";

/** What the queries of the lists take. */
export function filterVariables(query: string) {
  const { search, type, status } = readFilters(query);
  return { query: search === "" ? null : search, type, status };
}
