import { choiceFilter, defineFilters, textFilter } from "../lists/filters.ts";

/** What the address of a list of announcements filters by; the search is a part of the title or text. */
export const announcementFilters = defineFilters({
  search: textFilter(),
  kind: choiceFilter("kind", ["MEDIA", "MARKETING", "EPITOME", "ANNOUNCEMENT"]),
  status: choiceFilter("status", ["DRAFT", "PUBLISHED", "ARCHIVED"]),
});

/** What the queries of the lists take. */
export function announcementListVariables(query: string) {
  const { search, kind, status } = announcementFilters.read(query);
  return { query: search || null, kind, status };
}
