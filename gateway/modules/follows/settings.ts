import { readAll } from "../../rest/bulk.ts";
import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Resolvers, SetCommunityFollowInput, SetFeedTypeFollowInput } from "../../graph/generated/resolvers.ts";
import { connect } from "../../graph/connections.ts";
import { setCommunityFollow, setFeedTypeFollow } from "../../rest/follows.ts";
import type { CommunityFollow } from "../../rest/generated/contract.ts";
import { listOf } from "../lists.ts";
import { change, type Payload } from "../mutation.ts";
import type { ChangedSettings } from "../settings/changes.ts";
import { changedSettings } from "../settings/payloadFields.ts";
import { changeSettings } from "../settings/permission.ts";
import { nullIfNotFound } from "../store.ts";

/** Followed ones first, each part by name. */
const followsOf = (context: Context, slug: string): OffsetList<CommunityFollow> =>
  listOf((slice) => context.rest.list("getCommunityFollows", { params: { user: slug }, query: slice }));

const communityIn = ({ communityId: { key } }: SetCommunityFollowInput): number =>
  typeof key === "number" ? key : key.databaseId;

/** Sets the given state; it does not toggle. */
function setCommunity(context: Context, input: SetCommunityFollowInput): Promise<Payload<ChangedSettings>> {
  const slug = input.settingsId;
  return change(context, input, async () => {
    await changeSettings(context, slug, () => setCommunityFollow(context.rest, slug, communityIn(input), input.followed));
    return { slug };
  });
}

function setFeedType(context: Context, input: SetFeedTypeFollowInput): Promise<Payload<ChangedSettings>> {
  const slug = input.settingsId;
  return change(context, input, async () => {
    await changeSettings(context, slug, () => setFeedTypeFollow(context.rest, slug, input.type, input.followed));
    return { slug };
  });
}

/** The communities and feed types that a person follows. */
export const settingsResolvers: Resolvers = {
  UserSettings: {
    communityFollows: ({ slug }, page, context) => nullIfNotFound(connect(followsOf(context, slug), page)),
    feedTypeFollows: ({ slug }, _arguments, context) =>
      nullIfNotFound(readAll(context.rest, "getFeedTypeFollows", { params: { user: slug } })),
  },
  FeedTypeFollow: {
    type: ({ id }) => id,
  },
  Mutation: {
    setCommunityFollow: (_mutation, { input }, context) => setCommunity(context, input),
    setFeedTypeFollow: (_mutation, { input }, context) => setFeedType(context, input),
  },
  SetCommunityFollowPayload: changedSettings,
  SetFeedTypeFollowPayload: changedSettings,
};
