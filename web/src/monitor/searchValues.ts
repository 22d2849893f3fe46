import { atMost, fault, required } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";
import type { KnownSource } from "./sources.ts";

/** What the form of a saved search holds. */
export interface SearchValues {
  name: string;
  query: string;
  sources: readonly KnownSource[];
  /** Ids of beats as text. */
  beatIds: readonly string[];
  notify: boolean;
}

/** What stands in the way of saving. */
export function checkSearch({ name, query, sources, beatIds }: SearchValues): UserError[] {
  const asksForNothing = query.trim() === "" && sources.length === 0 && beatIds.length === 0;
  return [
    ...required("name", "Name", name),
    ...atMost("name", "Name", name, 120),
    ...(asksForNothing ? [fault("query", "Search term is required.")] : []),
    ...atMost("query", "Search term", query, 200),
  ];
}

/** The same as the mutations take it. */
export function searchFields({ name, query, sources, beatIds, notify }: SearchValues) {
  return { name: name.trim(), query: query.trim(), sources: [...sources], beatIds: beatIds.map(Number), notify };
}
