/** The search that the address of a list holds; empty for none. */
export const listSearch = (query: string): string => (new URLSearchParams(query).get("q") ?? "").trim();
