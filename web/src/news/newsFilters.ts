import { idIn, queryOf, searchIn, wordFor, wordIn } from "../lists/filters.ts";
import type { KnownKind } from "./newsKinds.ts";

/** What the address of a list of news asks for. */
export interface NewsFilters {
  /** Part of the text; empty for all. */
  search: string;
  kind: KnownKind | null;
  /** A beat by its id in the REST API. */
  beatId: number | null;
}

const kinds = ["MEDIA", "EPITOME", "MARCOMS"] as const satisfies readonly KnownKind[];

/** Reads a list's query string; anything unknown is left out. */
export function readNewsFilters(query: string): NewsFilters {
  const params = new URLSearchParams(query);
  return {
    search: searchIn(params),
    kind: wordIn(params, "kind", kinds),
    beatId: idIn(params, "beat"),
  };
}

/** The query string for these filters; empty for none. */
export const newsSearch = ({ search, kind, beatId }: NewsFilters): string =>
  queryOf({ q: search, kind: wordFor(kind), beat: beatId });

export const isNarrowed = (filters: NewsFilters): boolean => newsSearch(filters) !== "";

/** Whether the newswire shows the stories that nobody has published yet. */
export const showsDrafts = (query: string): boolean => new URLSearchParams(query).get("show") === "drafts";

/** What the query of the newswire takes. */
export function newswireVariables(query: string) {
  const { search, kind, beatId } = readNewsFilters(query);
  const filters = { query: search === "" ? null : search, kinds: kind === null ? null : [kind], beatId };
  return { ...filters, withDrafts: showsDrafts(query) };
}

/** What the query of the commentary takes. */
export const commentaryVariables = (query: string) => ({ beatId: readNewsFilters(query).beatId });
