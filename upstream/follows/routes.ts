import Type from "typebox";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { PageQuery, UserEntryParams, UserParams, toWindow } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { FeedType } from "../posts/types.ts";
import { requireSettings } from "../settings/rules.ts";
import { CommunityFollow, FeedTypeFollow } from "./schema.ts";
import { listCommunityFollows, listFeedTypeFollows, setCommunityFollow, setFeedTypeFollow } from "./settings.ts";

const root = "/u/{user}/settings/follows";
const common = { tag: "Settings", ...loadBy("user", requireSettings) } as const;
const ofOwner = { ...common, params: UserParams } as const;

/** PATCH follows, DELETE unfollows. */
const followMethods = [
  { method: "PATCH", isFollowed: true, verb: "follow", summary: "Follows" },
  { method: "DELETE", isFollowed: false, verb: "unfollow", summary: "Unfollows" },
] as const;

/** Operations for the follows of a user, independent of memberships. */
export const settingsFollowOperations: Operation[] = [
  operation(ofOwner, {
    id: "getCommunityFollows",
    path: `${root}/communities`,
    summary: "Lists communities with whether the user follows them, followed ones first.",
    query: PageQuery,
    response: List(CommunityFollow),
    handle: ({ services: { db }, query, target }) => listCommunityFollows(db, target.contactId, toWindow(query)),
  }),
  operation(ofOwner, {
    id: "getFeedTypeFollows",
    path: `${root}/feeds/types`,
    summary: "Lists the ten feed types with whether the user follows them.",
    response: List(FeedTypeFollow),
    handle: ({ services: { db }, target }) => listFeedTypeFollows(db, target.contactId),
  }),
  ...followMethods.flatMap(({ method, isFollowed, verb, summary }) => [
    operation(common, {
      id: `${verb}Community`,
      method,
      path: `${root}/communities/{id}`,
      summary: `${summary} a community.`,
      params: UserEntryParams,
      handle: async ({ services: { db }, params, target: { contactId } }) => {
        await setCommunityFollow(db, contactId, params.id, isFollowed);
      },
    }),
    operation(common, {
      id: `${verb}FeedType`,
      method,
      path: `${root}/feeds/types/{feedType}`,
      summary: `${summary} a feed type.`,
      params: Type.Object({ user: Type.String(), feedType: FeedType }),
      handle: async ({ services: { db }, params, target: { contactId } }) => {
        await setFeedTypeFollow(db, contactId, params.feedType, isFollowed);
      },
    }),
  ]),
];
