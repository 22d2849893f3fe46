import { choiceFilter, defineFilters, textFilter } from "../lists/filters.ts";

/** The statuses of a newsroom's confirmation. */
export const newsroomStatuses = ["PENDING", "CONFIRMED", "DECLINED"] as const;
export type NewsroomStatus = (typeof newsroomStatuses)[number];

/** The filters in the address of a list of newsrooms: part of the name, and the status. */
export const newsroomFilters = defineFilters({ search: textFilter(), status: choiceFilter("status", newsroomStatuses) });

/** The variables of the lists' queries. */
export function newsroomVariables(query: string) {
  const { search, status } = newsroomFilters.read(query);
  return { query: search || null, status };
}
