import type { Context } from "../../context.ts";
import { createInvalidTypeError } from "../../errors.ts";
import type { Connection, Edge } from "../../graph/connections.ts";
import type { SortKey } from "../../graph/cursor.ts";
import type { OffsetList, Window } from "../../graph/offsetList.ts";
import type { Page, ItemResult } from "../../rest/client.ts";
import type { FeedItem } from "../../rest/generated/contract.ts";
import { toWindow } from "../lists.ts";
import { isNewsKind } from "../news/kinds.ts";
import { news } from "../news/store.ts";
import type { PostModel } from "../posts/models.ts";
import { posts } from "../posts/store.ts";
import type { FeedItemModel } from "./models.ts";

/** An unprocessed feed item with its position. */
export interface FeedEntry {
  readonly result: ItemResult<FeedItem>;
  /** Its type and id. */
  readonly identity: string;
  /** Its publication time and id, by which every feed is sorted. */
  readonly key: SortKey;
}

/**
 * A feed as a list for paging.
 * @param read reads one window of the feed
 */
export function createFeedList(
  context: Context,
  read: (offset: number, limit: number) => Promise<Page<ItemResult<FeedItem>>>,
): OffsetList<FeedEntry> {
  return {
    read: async (offset, limit) => toEntries(context, await read(offset, limit)),
    identify: ({ identity }) => identity,
    sortKey: ({ key }) => key,
    order: "desc",
  };
}

function toEntries(context: Context, { items, meta }: Page<ItemResult<FeedItem>>): Window<FeedEntry> {
  // An invalid item may lack a position and then gets that of the item before it.
  let key: SortKey = ["", 0];
  const entries = items.map((result): FeedEntry => {
    const position = readPosition(result);
    key = position.key ?? key;
    if (result.ok) storeItem(context, result.value);
    return { result, key, identity: position.identity };
  });
  return toWindow({ items: entries, meta });
}

const isPost = (item: FeedItemModel): item is PostModel => !isNewsKind(item.type);

/** Stores the item, so that it need not be read again in this operation. */
function storeItem(context: Context, item: FeedItemModel): void {
  if (isPost(item)) posts(context, item.type).put(item.id, item);
  else news(context).put(item.id, item);
}

function readPosition(result: ItemResult<FeedItem>): { identity: string; key: SortKey | null } {
  if (result.ok) {
    const { type, id, publishedAt } = result.value;
    return { identity: `${type}:${id}`, key: [publishedAt ?? "", id] };
  }
  const { raw, type } = result;
  const id = readField(raw, "id");
  const publishedAt = readField(raw, "publishedAt");
  return {
    identity: `${type ?? "unknown"}:${String(id)}`,
    key: typeof publishedAt === "string" && typeof id === "number" ? [publishedAt, id] : null,
  };
}

const readField = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/**
 * The item of an entry.
 * @throws "Invalid type [x]" for an unknown type; UpstreamContractError for an item that violates the contract otherwise
 */
export function getItem({ result }: FeedEntry): FeedItemModel {
  if (result.ok) return result.value;
  throw result.unknownType ? createInvalidTypeError(result.type ?? "") : result.error;
}

export type FeedConnectionModel = Connection<FeedEntry>;

export type FeedEdgeModel = Edge<FeedEntry>;
