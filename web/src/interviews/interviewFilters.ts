import { choiceFilter, defineFilters, textFilter } from "../lists/filters.ts";

/** The filters in the address of a list of interviews; the search matches part of the title, description or a question. */
export const interviewFilters = defineFilters({
  search: textFilter(),
  type: choiceFilter("type", ["VIDEO", "TEXT"]),
  status: choiceFilter("status", ["DRAFT", "OPEN", "CLOSED"]),
});

/** The variables of the lists' queries. */
export function interviewListVariables(query: string) {
  const { search, type, status } = interviewFilters.read(query);
  return { query: search || null, type, status };
}
