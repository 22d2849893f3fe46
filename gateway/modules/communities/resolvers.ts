import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeSluggedId } from "../../graph/ids.ts";
import { andThen } from "../../graph/maybePromise.ts";
import { readProperty } from "../../graph/property.ts";
import { readFeedPage } from "../feed/page.ts";
import { createPayloadResolvers, type Payload } from "../mutation.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { getReferencedPost } from "../posts/store.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { createDetailResolver, nullIfNotFound, createReadBySluggedKey, type Nodes } from "../store.ts";
import { mutations, type ChangedCommunity } from "./changes.ts";
import { listActivities, listDirectory, listMembers } from "./lists.ts";
import type { CommunityModel } from "./models.ts";
import { readCandidates, readInvitations, getMemberPermissions } from "./people.ts";
import { communityPolicy } from "./policy.ts";
import { communities, readFullCommunity } from "./store.ts";

const detail = createDetailResolver(readFullCommunity);

const getPermissions = (community: CommunityModel, context: Context) =>
  andThen(
    readFullCommunity(context, community),
    (full) => full && createPermissionsParent(context, "CommunityPermissions", communityPolicy, full),
  );

export const resolvers: Resolvers = {
  Query: {
    community: (_query, { slug }, context, info) => prefetchViewer(context, info, communities(context).get(slug)),
    communities: (_query, { query: q, joined, type, ...page }, context, info) =>
      prefetchViewer(context, info, connect(listDirectory(context, { q, joined, type }), page)),
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
    feed: ({ slug }, { types = null, ...page }, context) => readFeedPage(context, { communitySlug: slug, types }, page),
    members: ({ slug }, { query = null, ...page }, context) => nullIfNotFound(connect(listMembers(context, slug, query), page)),
    activities: ({ slug }, page, context) => nullIfNotFound(connect(listActivities(context, slug), page)),
    invitations: (community, { query = null, ...page }, context) => readInvitations(context, community, query, page),
    candidates: (community, { query, first }, context) => readCandidates(context, community, query, first),
    permissions: (community, _arguments, context) => getPermissions(community, context),
  },
  CommunityMember: {
    lastActiveAt: readProperty("lastActiveStamp"),
    permissions: (member, _arguments, context) => getMemberPermissions(member, context),
  },
  Activity: {
    post: ({ post }, _arguments, context, info) => getReferencedPost(post, context, info),
    postTitle: ({ post }) => post.title,
    postSummary: ({ post }) => post.content,
  },
};

export const addResolvers = createPayloadResolvers(
  "Community",
  ({ result }: Payload<ChangedCommunity>, _arguments, context) => result && communities(context).get(result.slug),
);

export const nodes: Nodes = { Community: createReadBySluggedKey(communities) };
