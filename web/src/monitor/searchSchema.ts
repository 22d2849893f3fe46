import * as v from "valibot";
import { MonitorSearchInput } from "../forms/generated/limits.ts";
import { ids, list, text, textOrEmpty } from "../forms/rules.ts";
import type { KnownSource } from "./sources.ts";

/** The schema of a saved search: it needs a term, a source or a beat. */
export const searchSchema = v.pipe(
  v.object({
    name: text("Name", MonitorSearchInput.name),
    query: textOrEmpty("Search term", MonitorSearchInput.q),
    sources: list<KnownSource>(),
    beatIds: ids,
    notify: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [["query"], ["sources"], ["beatIds"]],
      ({ query, sources, beatIds }) => query !== "" || sources.length > 0 || beatIds.length > 0,
      "Search term is required.",
    ),
    ["query"],
  ),
);

export type SearchValues = v.InferInput<typeof searchSchema>;
