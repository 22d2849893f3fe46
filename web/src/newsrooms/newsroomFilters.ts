import { choiceFilter, defineFilters, textFilter } from "../lists/filters.ts";

export const newsroomStatuses = ["PENDING", "CONFIRMED", "DECLINED"] as const;

/** What the address of a list of newsrooms filters by: a part of the name, and the status. */
export const newsroomFilters = defineFilters({ search: textFilter(), status: choiceFilter("status", newsroomStatuses) });

/** What the queries of the lists take. */
export function newsroomVariables(query: string) {
  const { search, status } = newsroomFilters.read(query);
  return { query: search || null, status };
}
