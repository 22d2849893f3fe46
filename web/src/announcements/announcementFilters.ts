import { choiceFilter, defineFilters, textFilter } from "../lists/filters.ts";

/** The filters in the address of a list of announcements; the search matches part of the title or text. */
export const announcementFilters = defineFilters({
  search: textFilter(),
  kind: choiceFilter("kind", ["MEDIA", "MARKETING", "EPITOME", "ANNOUNCEMENT"]),
  status: choiceFilter("status", ["DRAFT", "PUBLISHED", "ARCHIVED"]),
});

/** The variables of the lists' queries. */
export function announcementListVariables(query: string) {
  const { search, kind, status } = announcementFilters.read(query);
  return { query: search || null, kind, status };
}
