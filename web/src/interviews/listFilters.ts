/** What the address of a list of interviews asks for. */
export interface ListFilters {
  /** Part of the title, description or question; empty for all. */
  search: string;
  type: "VIDEO" | "TEXT" | null;
  status: "DRAFT" | "OPEN" | "CLOSED" | null;
}

const types = ["VIDEO", "TEXT"] as const;
const statuses = ["DRAFT", "OPEN", "CLOSED"] as const;

const wordOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word.toLowerCase() === text) ?? null;

/** Reads a list's query string; anything unknown is left out. */
export function readFilters(query: string): ListFilters {
  const params = new URLSearchParams(query);
  return {
    search: (params.get("q") ?? "").trim(),
    type: wordOf(types, params.get("type")),
    status: wordOf(statuses, params.get("status")),
  };
}

/** The query string for these filters; empty for none. */
export function filtersSearch({ search, type, status }: ListFilters): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("q", search);
  if (type !== null) params.set("type", type.toLowerCase());
  if (status !== null) params.set("status", status.toLowerCase());
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

export const isNarrowed = ({ search, type, status }: ListFilters): boolean => search !== "" || type !== null || status !== null;

/** What the queries of the lists take. */
export function filterVariables(query: string) {
  const { search, type, status } = readFilters(query);
  return { query: search === "" ? null : search, type, status };
}
