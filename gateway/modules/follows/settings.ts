import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers, SetCommunityFollowInput } from "../../graph/generated/resolvers.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { readAll } from "../../rest/bulk.ts";
import type { CommunityFollow } from "../../rest/generated/contract.ts";
import { createList } from "../lists.ts";
import { changeSettingsByInput } from "../settings/changeSettings.ts";
import { nullIfNotFound } from "../store.ts";

/** Followed ones first, each part by name. */
const listFollows = (context: Context, slug: string): OffsetList<CommunityFollow> =>
  createList((slice) => context.rest.list("getCommunityFollows", { params: { user: slug }, query: slice }));

const getCommunityId = ({ communityId: { key } }: SetCommunityFollowInput): number =>
  typeof key === "number" ? key : key.databaseId;

/** The communities and feed types that a person follows. */
export const settingsResolvers: Resolvers = {
  UserSettings: {
    communityFollows: ({ slug }, page, context) => nullIfNotFound(connect(listFollows(context, slug), page)),
    feedTypeFollows: ({ slug }, _arguments, context) =>
      nullIfNotFound(readAll(context.rest, "getFeedTypeFollows", { params: { user: slug } })),
  },
  FeedTypeFollow: {
    type: ({ id }) => id,
  },
  // Both set the given state; they do not toggle.
  Mutation: {
    setCommunityFollow: (_mutation, { input }, context) =>
      changeSettingsByInput(context, input, (user) =>
        context.rest.write(input.followed ? "followCommunity" : "unfollowCommunity", {
          params: { user, id: getCommunityId(input) },
        }),
      ),
    setFeedTypeFollow: (_mutation, { input }, context) =>
      changeSettingsByInput(context, input, (user) =>
        context.rest.write(input.followed ? "followFeedType" : "unfollowFeedType", { params: { user, feedType: input.type } }),
      ),
  },
};
