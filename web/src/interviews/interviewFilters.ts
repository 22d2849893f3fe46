import { choiceFilter, defineFilters, textFilter } from "../lists/filters.ts";

/** What the address of a list of interviews filters by; the search is a part of the title, description or question. */
export const interviewFilters = defineFilters({
  search: textFilter(),
  type: choiceFilter("type", ["VIDEO", "TEXT"]),
  status: choiceFilter("status", ["DRAFT", "OPEN", "CLOSED"]),
});

/** What the queries of the lists take. */
export function interviewListVariables(query: string) {
  const { search, type, status } = interviewFilters.read(query);
  return { query: search || null, type, status };
}
