import type { CommunityModel } from "./models.ts";
import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeSluggedId } from "../../graph/ids.ts";
import { property } from "../../graph/property.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import type { Community } from "../../rest/generated/contract.ts";
import type { Payload } from "../mutation.ts";
import { feedPage } from "../feed/page.ts";
import { rightFields, rightsOf } from "../permissions/rights.ts";
import { referredPost } from "../posts/store.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { viewerOf } from "../session/viewer.ts";
import { nullIfNotFound, readBySluggedKey, type Nodes } from "../store.ts";
import { mutations, type ChangedCommunity } from "./changes.ts";
import { activitiesOf, directory, membersOf } from "./lists.ts";
import { candidates, invitations, rightsToMember } from "./people.ts";
import { communityPolicy, type CommunityPermissionsModel } from "./policy.ts";
import { communities, fullCommunity } from "./store.ts";

/** Resolves a field that is missing from the communities in the viewer's list. */
const detail =
  <Field extends keyof Community>(field: Field) =>
  (community: CommunityModel, _arguments: object, context: Context): MaybePromise<Community[Field] | null> =>
    andThen(fullCommunity(context, community), (full) => full && full[field]);

function rightsTo(community: CommunityModel, context: Context): MaybePromise<CommunityPermissionsModel | null> {
  return andThen(
    fullCommunity(context, community),
    (full) => full && rightsOf(context, "CommunityPermissions", communityPolicy, full),
  );
}

/** The community after a change, and the viewer, whose list of communities has changed as well. */
const payloadFields = {
  community: ({ result }: Payload<ChangedCommunity>, _arguments: object, context: Context) =>
    result && communities(context).get(result.slug),
  viewer: ({ result }: Payload<ChangedCommunity>, _arguments: object, context: Context) => result && viewerOf(context),
};

export const resolvers: Resolvers = {
  Query: {
    community: (_query, { slug }, context, info) => prefetchViewer(context, info, communities(context).get(slug)),
    communities: (_query, { query = null, joined = null, type = null, ...page }, context, info) =>
      prefetchViewer(context, info, connect(directory(context, { query, joined, type }), page)),
  },
  Mutation: mutations,
  Community: {
    id: (value) => encodeSluggedId("Community", value),
    description: detail("description"),
    type: detail("type"),
    country: detail("country"),
    logo: detail("logo"),
    banner: detail("banner"),
    image: detail("img"),
    membersCount: detail("membersCount"),
    isFollowed: detail("isFollowed"),
    isInvited: detail("isInvited"),
    feed: ({ slug }, { types = null, ...page }, context) => feedPage(context, { communitySlug: slug, types }, page),
    members: ({ slug }, { query = null, ...page }, context) => nullIfNotFound(connect(membersOf(context, slug, query), page)),
    activities: ({ slug }, page, context) => nullIfNotFound(connect(activitiesOf(context, slug), page)),
    invitations: (community, { query = null, ...page }, context) => invitations(context, community, query, page),
    candidates: (community, { query, first }, context) => candidates(context, community, query, first),
    permissions: (community, _arguments, context) => rightsTo(community, context),
  },
  CommunityMember: {
    lastActiveAt: property("lastActiveStamp"),
    permissions: (member, _arguments, context) => rightsToMember(member, context),
  },
  CommunityMemberPermissions: rightFields("remove"),
  CommunityPermissions: rightFields("read", "join", "leave", "edit", "manageMembers"),
  Activity: {
    post: ({ post }, _arguments, context, info) => referredPost(post, context, info),
    postTitle: ({ post }) => post.title,
    postSummary: ({ post }) => post.content,
  },
  SetMembershipPayload: payloadFields,
  CreateCommunityPayload: payloadFields,
  UpdateCommunityPayload: payloadFields,
  InviteToCommunityPayload: { community: payloadFields.community },
  RemoveCommunityMemberPayload: payloadFields,
};

export const nodes: Nodes = { Community: readBySluggedKey(communities) };
