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
  const beat = params.get("beat") ?? "";
  return {
    search: (params.get("q") ?? "").trim(),
    kind: kinds.find((kind) => kind.toLowerCase() === params.get("kind")) ?? null,
    beatId: /^\d{1,9}$/.test(beat) ? Number(beat) : null,
  };
}

/** The query string for these filters; empty for none. */
export function newsSearch({ search, kind, beatId }: NewsFilters): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("q", search);
  if (kind !== null) params.set("kind", kind.toLowerCase());
  if (beatId !== null) params.set("beat", String(beatId));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

export const isNarrowed = ({ search, kind, beatId }: NewsFilters): boolean => search !== "" || kind !== null || beatId !== null;

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
