import { queryOf, searchIn, wordIn } from "../lists/filters.ts";

/** Which communities the directory lists. */
export type DirectoryFilter = "all" | "joined" | "new";

/** What the directory's address asks for. */
export interface Directory {
  filter: DirectoryFilter;
  /** Part of a name; empty lists all. */
  search: string;
}

/** One line per filter, in the order shown. `joined` is what the gateway is asked for; null for all. */
export const directoryFilters: Record<DirectoryFilter, { label: string; joined: boolean | null }> = {
  all: { label: "All", joined: null },
  joined: { label: "Joined", joined: true },
  new: { label: "Not joined", joined: false },
};

export const directoryFilterKeys = ["all", "joined", "new"] as const;

/** Reads the directory's query string; anything unknown is left out. */
export function readDirectory(query: string): Directory {
  const params = new URLSearchParams(query);
  return { filter: wordIn(params, "show", directoryFilterKeys) ?? "all", search: searchIn(params) };
}

/** The directory's query string with a filter and a search; empty for all. */
export const directorySearch = ({ filter, search }: Directory): string =>
  queryOf({ q: search, show: filter === "all" ? null : filter });

/** The address of the directory with a filter and a search. */
export const directoryPath = (directory: Directory): string => `/communities${directorySearch(directory)}`;

/** What CommunitiesPageQuery asks for, by the page's query string. */
export function directoryVariables(query: string): { query: string | null; joined: boolean | null } {
  const { filter, search } = readDirectory(query);
  return { query: search === "" ? null : search, joined: directoryFilters[filter].joined };
}
