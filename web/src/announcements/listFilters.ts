import { queryOf, searchIn, wordFor, wordIn } from "../lists/filters.ts";
import type { KnownAnnouncementKind } from "./announcementKinds.ts";

/** What the address of a list of announcements asks for. */
export interface ListFilters {
  /** Part of the title or text; empty for all. */
  search: string;
  kind: KnownAnnouncementKind | null;
  status: "DRAFT" | "PUBLISHED" | "ARCHIVED" | null;
}

const kinds = ["MEDIA", "MARKETING", "EPITOME", "ANNOUNCEMENT"] as const;
const statuses = ["DRAFT", "PUBLISHED", "ARCHIVED"] as const;

/** Reads a list's query string; anything unknown is left out. */
export function readFilters(query: string): ListFilters {
  const params = new URLSearchParams(query);
  return {
    search: searchIn(params),
    kind: wordIn(params, "kind", kinds),
    status: wordIn(params, "status", statuses),
  };
}

/** The query string for these filters; empty for none. */
export const filtersSearch = ({ search, kind, status }: ListFilters): string =>
  queryOf({ q: search, kind: wordFor(kind), status: wordFor(status) });

export const isNarrowed = (filters: ListFilters): boolean => filtersSearch(filters) !== "";

/** What the queries of the lists take. */
export function filterVariables(query: string) {
  const { search, kind, status } = readFilters(query);
  return { query: search === "" ? null : search, kind, status };
}
