import type { AwaitingDirection } from "../__generated__/AwaitingPageQuery.graphql.ts";
import type { InterviewType } from "../__generated__/SavedMediaPageQuery.graphql.ts";

/** A part of a list, and how the address says it. */
interface Filter<Value> {
  label: string;
  /** Of the query string; null: everything. */
  word: string | null;
  value: Value | null;
}

export const awaitingFilters: readonly Filter<AwaitingDirection>[] = [
  { label: "All", word: null, value: null },
  { label: "Asked of you", word: "addressed", value: "ADDRESSED" },
  { label: "Asked by you", word: "asked", value: "ASKED" },
];

export const savedFilters: readonly Filter<InterviewType>[] = [
  { label: "All", word: null, value: null },
  { label: "Video", word: "video", value: "VIDEO" },
  { label: "Text", word: "text", value: "TEXT" },
];

function valueIn<Value>(filters: readonly Filter<Value>[], search: string, key: string): Value | null {
  const word = new URLSearchParams(search).get(key);
  return filters.find((filter) => filter.word === word)?.value ?? null;
}

/** Whose answers the address asks for. */
export const awaitingVariables = (search: string) => ({ direction: valueIn(awaitingFilters, search, "direction") });

/** Of which interviews the address asks for what was saved. */
export const savedVariables = (search: string) => ({ type: valueIn(savedFilters, search, "type") });

/** The query string of a filter. */
export const filterSearch = (key: string, word: string | null): string => (word === null ? "" : `?${key}=${word}`);
