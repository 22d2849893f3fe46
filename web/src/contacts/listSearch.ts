import { queryOf, searchIn } from "../lists/filters.ts";

/** The search that the address of a list holds; empty for none. */
export const listSearch = (query: string): string => searchIn(new URLSearchParams(query));

export const readListSearch = (query: string) => ({ search: listSearch(query) });
export const listSearchQuery = ({ search }: { search: string }): string => queryOf({ q: search });
