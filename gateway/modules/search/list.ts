import type { Context } from "../../context.ts";
import { createInvalidTypeError } from "../../errors.ts";
import { connect, type Connection, type ConnectionArguments, type Edge } from "../../graph/connections.ts";
import type { ItemResult, Query } from "../../rest/client.ts";
import type { SearchResult, SearchType } from "../../rest/generated/contract.ts";
import { toWindow } from "../lists.ts";
import { isSearchType } from "./subjects.ts";

/** An unprocessed result: one of an unknown type does not fail the others. */
export type SearchEntry = ItemResult<SearchResult>;

export interface SearchCount {
  readonly type: SearchType;
  readonly count: number;
}

/** A page of results, and the number of results of each type. */
export interface SearchPage extends Connection<SearchEntry> {
  readonly counts: readonly SearchCount[];
}

/** Results that contain all words, the closest names first; the items do not contain their rank. */
export async function readSearchPage(context: Context, filter: Query<"search">, page: ConnectionArguments): Promise<SearchPage> {
  let counted: Readonly<Record<string, number>> = {};
  const connection = await connect<SearchEntry>(
    {
      identify: getIdentity,
      read: async (offset, limit) => {
        const { items, meta } = await context.rest.listResults("search", { query: { offset, limit, ...filter } });
        counted = meta.counts;
        return toWindow({ items, meta });
      },
    },
    page,
  );
  const counts = Object.entries(counted).flatMap(([type, count]) => (isSearchType(type) && count > 0 ? [{ type, count }] : []));
  return { ...connection, counts };
}

function getIdentity(entry: SearchEntry): string {
  if (entry.ok) return `${entry.value.type}:${entry.value.id}`;
  const { raw, type } = entry;
  return `${type ?? "unknown"}:${typeof raw === "object" && raw !== null && "id" in raw ? String(raw.id) : ""}`;
}

/**
 * The result of an entry.
 * @throws "Invalid type [x]" for an unknown type; UpstreamContractError for one that violates the contract otherwise
 */
export function getResult(entry: SearchEntry): SearchResult {
  if (entry.ok) return entry.value;
  throw entry.type !== null && !isSearchType(entry.type) ? createInvalidTypeError(entry.type) : entry.error;
}

export type SearchResultConnectionModel = SearchPage;

export type SearchResultEdgeModel = Edge<SearchEntry>;
