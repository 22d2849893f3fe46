import { queryOf, searchIn } from "../lib/filters.ts";
import { isSearchType, type KnownSearchType } from "./searchKinds.ts";

/** What is searched for. */
export interface Search {
  /** Trimmed. */
  text: string;
  /** Only this type; null for all. */
  type: KnownSearchType | null;
}

/** Fewer characters find too much (D-151). */
export const fewestCharacters = 2;

/** Whether there is enough to search by; characters count as people count them. */
export function isEnough(text: string): boolean {
  return Array.from(text).length >= fewestCharacters;
}

/** Reads the query string of the page for searching; a type that nobody knows is left out. */
export function readSearch(query: string): Search {
  const params = new URLSearchParams(query);
  const type = params.get("type") ?? "";
  return { text: searchIn(params), type: isSearchType(type) ? type : null };
}

/** The address of the page for searching. */
export const searchPath = ({ text, type }: Search): string => `/search${queryOf({ q: text, type })}`;

/** What SearchQuery asks for. */
export function searchVariables({ text, type }: Search) {
  return { query: text, types: type === null ? null : [type], isAsked: isEnough(text) };
}
