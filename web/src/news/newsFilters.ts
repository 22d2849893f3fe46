import { choiceFilter, defineFilters, idFilter, textFilter } from "../lists/filters.ts";
import { kindOptions } from "./newsKinds.ts";

/** The filters in the address of a list of news: part of the text, a kind, a beat. */
export const newsFilters = defineFilters({
  search: textFilter(),
  kind: choiceFilter(
    "kind",
    kindOptions.map(({ id }) => id),
  ),
  beatId: idFilter("beat", "Beat"),
});

/** The variables of the newswire query, which reads the drafts or the published stories. */
export function newswireVariables(query: string) {
  const { search, kind, beatId } = newsFilters.read(query);
  const withDrafts = new URLSearchParams(query).get("show") === "drafts";
  return { query: search || null, kinds: kind === null ? null : [kind], beatId, withDrafts };
}

/** The variables of the commentary query. */
export const commentaryVariables = (query: string) => ({ beatId: newsFilters.read(query).beatId });
