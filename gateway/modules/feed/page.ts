import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments } from "../../graph/connections.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import type { Page, ItemResult } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { FeedItem, FeedType } from "../../rest/generated/contract.ts";
import { nullIfNotFound } from "../store.ts";
import { createFeedList, type FeedEntry } from "./entries.ts";
import type { FollowFeed } from "./followFeeds.ts";

export interface FeedFilter {
  communitySlug: string | null;
  /** All ten when null or empty. */
  types: readonly FeedType[] | null;
}

/** A page of what the viewer may see; null for a community that the viewer may not read. */
export function readFeedPage(
  context: Context,
  { communitySlug, types }: FeedFilter,
  page: ConnectionArguments,
): Promise<Connection<FeedEntry> | null> {
  const filter = { communitySlug, types: types ?? [] };
  return nullIfNotFound(
    connect(
      createFeedList(context, (offset, limit) => context.rest.listResults("getPosts", { query: { offset, limit, ...filter } })),
      page,
    ),
  );
}

/** A page of a feed that the viewer follows. */
export function readFollowFeedPage(
  context: Context,
  { feed, feedId }: FollowFeed,
  page: ConnectionArguments,
): MaybePromise<Connection<FeedEntry>> {
  return connect(
    createFeedList(context, (offset, limit) =>
      context.rest.listResults("getFeed", { params: { feed, feedId }, query: { offset, limit } }),
    ),
    page,
  );
}

/** A page of an author's publications; null when the viewer may not see them. */
export function readAuthorFeedPage(
  context: Context,
  read: (slice: Slice) => Promise<Page<ItemResult<FeedItem>>>,
  page: ConnectionArguments,
): Promise<Connection<FeedEntry> | null> {
  return nullIfNotFound(
    connect(
      createFeedList(context, (offset, limit) => read({ offset, limit })),
      page,
    ),
  );
}
