import { choiceFilter, defineFilters, idFilter, textFilter } from "../lists/filters.ts";
import { kindOptions } from "./newsKinds.ts";

/** What the address of a list of news filters by: a part of the text, a kind, a beat. */
export const newsFilters = defineFilters({
  search: textFilter(),
  kind: choiceFilter(
    "kind",
    kindOptions.map(({ id }) => id),
  ),
  beatId: idFilter("beat"),
});

/** Whether the newswire shows the stories that nobody has published yet. */
export const showsDrafts = (query: string): boolean => new URLSearchParams(query).get("show") === "drafts";

/** What the query of the newswire takes. */
export function newswireVariables(query: string) {
  const { search, kind, beatId } = newsFilters.read(query);
  return { query: search || null, kinds: kind === null ? null : [kind], beatId, withDrafts: showsDrafts(query) };
}

/** What the query of the commentary takes. */
export const commentaryVariables = (query: string) => ({ beatId: newsFilters.read(query).beatId });
