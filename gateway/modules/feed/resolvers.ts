import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { typeNameOf } from "../posts/kinds/index.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { viewerOf } from "../session/viewer.ts";
import type { Nodes } from "../store.ts";
import { itemOf } from "./entries.ts";
import { followFeedOf, followFeedsOf, type FollowFeed } from "./followFeeds.ts";
import { feedChanged } from "./live.ts";
import { feedPage, followFeedPage } from "./page.ts";

export const resolvers: Resolvers = {
  Query: {
    feed: (_query, { communitySlug = null, types = null, ...page }, context, info) =>
      prefetchViewer(context, info, feedPage(context, { communitySlug, types }, page)),
  },
  Subscription: { feedChanged },
  Viewer: {
    followFeeds: followFeedsOf,
    followFeed: (viewer, { beatId }) => followFeedOf(viewer, beatId ?? null),
  },
  FollowFeed: {
    id: ({ key }) => encodeId("FollowFeed", key),
    items: (feed, page, context) => followFeedPage(context, feed, page),
  },
  FeedEdge: {
    node: ({ node }) => itemOf(node),
  },
  FeedItem: {
    __resolveType: typeNameOf,
  },
};

/** Only the viewer's own feeds can be read by id. */
async function readFollowFeed(context: Context, key: string): Promise<FollowFeed | null> {
  return followFeedsOf(await viewerOf(context)).find((feed) => feed.key === key) ?? null;
}

export const nodes: Nodes = { FollowFeed: readFollowFeed };
