import { queryOf, searchIn, wordFor, wordIn } from "../lists/filters.ts";

/** What the address of a list of newsrooms asks for. */
export interface NewsroomFilters {
  /** Part of a name; empty for all. */
  search: string;
  status: "PENDING" | "CONFIRMED" | "DECLINED" | null;
}

export const newsroomStatuses = ["PENDING", "CONFIRMED", "DECLINED"] as const;

/** Reads a list's query string; anything unknown is left out. */
export function readNewsroomFilters(query: string): NewsroomFilters {
  const params = new URLSearchParams(query);
  return { search: searchIn(params), status: wordIn(params, "status", newsroomStatuses) };
}

/** The query string for these filters; empty for none. */
export const newsroomFiltersSearch = ({ search, status }: NewsroomFilters): string =>
  queryOf({ q: search, status: wordFor(status) });

/** What the queries of the lists take. */
export function newsroomVariables(query: string) {
  const { search, status } = readNewsroomFilters(query);
  return { query: search === "" ? null : search, status };
}
