import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { getTypeName } from "../posts/kinds/index.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { getViewer } from "../session/viewer.ts";
import type { Nodes } from "../store.ts";
import { getItem } from "./entries.ts";
import { findFollowFeed, listFollowFeeds, type FollowFeed } from "./followFeeds.ts";
import { readFeedPage, readFollowFeedPage } from "./page.ts";
import { feedChanged } from "./subscriptionFields.ts";

export const resolvers: Resolvers = {
  Query: {
    feed: (_query, { communitySlug = null, types = null, ...page }, context, info) =>
      prefetchViewer(context, info, readFeedPage(context, { communitySlug, types }, page)),
  },
  Subscription: { feedChanged },
  Viewer: {
    followFeeds: listFollowFeeds,
    followFeed: (viewer, { beatId }) => findFollowFeed(viewer, beatId ?? null),
  },
  FollowFeed: {
    id: ({ key }) => encodeId("FollowFeed", key),
    items: (feed, page, context) => readFollowFeedPage(context, feed, page),
  },
  FeedEdge: {
    node: ({ node }) => getItem(node),
  },
  FeedItem: {
    __resolveType: getTypeName,
  },
};

/** Only the viewer's own feeds can be read by id. */
async function readFollowFeed(context: Context, key: string): Promise<FollowFeed | null> {
  return listFollowFeeds(await getViewer(context)).find((feed) => feed.key === key) ?? null;
}

export const nodes: Nodes = { FollowFeed: readFollowFeed };
