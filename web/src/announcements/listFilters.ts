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

const wordOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word.toLowerCase() === text) ?? null;

/** Reads a list's query string; anything unknown is left out. */
export function readFilters(query: string): ListFilters {
  const params = new URLSearchParams(query);
  return {
    search: (params.get("q") ?? "").trim(),
    kind: wordOf(kinds, params.get("kind")),
    status: wordOf(statuses, params.get("status")),
  };
}

/** The query string for these filters; empty for none. */
export function filtersSearch({ search, kind, status }: ListFilters): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("q", search);
  if (kind !== null) params.set("kind", kind.toLowerCase());
  if (status !== null) params.set("status", status.toLowerCase());
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

export const isNarrowed = ({ search, kind, status }: ListFilters): boolean => search !== "" || kind !== null || status !== null;

/** What the queries of the lists take. */
export function filterVariables(query: string) {
  const { search, kind, status } = readFilters(query);
  return { query: search === "" ? null : search, kind, status };
}
