import type { AwaitingDirection } from "../__generated__/AwaitingPageQuery.graphql.ts";
import type { InterviewType } from "../__generated__/SavedMediaPageQuery.graphql.ts";

/** A filter of a list, and its value in the address. */
interface Filter<Value> {
  label: string;
  /** The value in the query string; null shows everything. */
  queryValue: string | null;
  value: Value | null;
}

export const awaitingFilters: readonly Filter<AwaitingDirection>[] = [
  { label: "All", queryValue: null, value: null },
  { label: "To answer", queryValue: "addressed", value: "ADDRESSED" },
  { label: "From you", queryValue: "asked", value: "ASKED" },
];

export const savedFilters: readonly Filter<InterviewType>[] = [
  { label: "All", queryValue: null, value: null },
  { label: "Video", queryValue: "video", value: "VIDEO" },
  { label: "Text", queryValue: "text", value: "TEXT" },
];

function readValue<Value>(filters: readonly Filter<Value>[], search: string, key: string): Value | null {
  const queryValue = new URLSearchParams(search).get(key);
  return filters.find((filter) => filter.queryValue === queryValue)?.value ?? null;
}

/** The variables for the direction in the address. */
export const awaitingVariables = (search: string) => ({ direction: readValue(awaitingFilters, search, "direction") });

/** The variables for the type of interview in the address. */
export const savedVariables = (search: string) => ({ type: readValue(savedFilters, search, "type") });

/** The query string of a filter. */
export const filterSearch = (key: string, queryValue: string | null): string =>
  queryValue === null ? "" : `?${key}=${queryValue}`;
