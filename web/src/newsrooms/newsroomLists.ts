/** What the address of a list of newsrooms asks for. */
export interface NewsroomFilters {
  /** Part of a name; empty for all. */
  search: string;
  status: "PENDING" | "CONFIRMED" | "DECLINED" | null;
}

export const newsroomStatuses = ["PENDING", "CONFIRMED", "DECLINED"] as const;

/** Reads a list's query string; anything unknown is left out. */
export function readNewsroomFilters(query: string): NewsroomFilters {
  const params = new URLSearchParams(query);
  const status = params.get("status");
  return {
    search: (params.get("q") ?? "").trim(),
    status: newsroomStatuses.find((one) => one.toLowerCase() === status) ?? null,
  };
}

/** The query string for these filters; empty for none. */
export function newsroomFiltersSearch({ search, status }: NewsroomFilters): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("q", search);
  if (status !== null) params.set("status", status.toLowerCase());
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** What the queries of the lists take. */
export function newsroomVariables(query: string) {
  const { search, status } = readNewsroomFilters(query);
  return { query: search === "" ? null : search, status };
}
