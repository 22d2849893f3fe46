import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { andThen } from "../../graph/maybePromise.ts";
import { readProperty } from "../../graph/property.ts";
import { getReferencedContactList } from "../contacts/store.ts";
import { listOrEmpty, collectExisting } from "../lists.ts";
import { createPayloadResolvers } from "../mutation.ts";
import { stories } from "../news/store.ts";
import { getReferencedNewsroom } from "../newsrooms/store.ts";
import { createPermissionsResolver } from "../permissions/permissionFields.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { reloadFrom, nullIfNotFound, createReadById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { listPublicAnnouncements, listCompanyAnnouncements, listOwnAnnouncements } from "./lists.ts";
import { announcementPolicy } from "./policy.ts";
import { announcements, readOpenedAnnouncement } from "./store.ts";

export const resolvers: Resolvers = {
  Query: {
    announcement: (_query, { databaseId, recipient = null }, context, info) =>
      prefetchViewer(
        context,
        info,
        recipient === null ? announcements(context).get(databaseId) : readOpenedAnnouncement(context, databaseId, recipient),
      ),
    announcements: (_query, { query: q, kind, beatId: beat, ...page }, context, info) =>
      prefetchViewer(context, info, connect(listPublicAnnouncements(context, { q, kind, beat }), page)),
    pressMailSubscription: async (_query, { token }, context) => {
      const subscription = await nullIfNotFound(context.rest.read("getMailSubscription", { params: { token } }));
      return subscription && { ...subscription, token };
    },
  },
  Viewer: {
    announcements: ({ authenticated }, { query: q, kind, status, ...page }, context) =>
      connect(listOrEmpty(authenticated, listOwnAnnouncements(context, { q, kind, status })), page),
  },
  Company: {
    announcements: ({ slug }, page, context) => connect(listCompanyAnnouncements(context, slug), page),
  },
  Story: {
    announcement: ({ announcementId }, _arguments, context) =>
      announcementId === null ? null : announcements(context).get(announcementId),
  },
  Mutation: mutations,
  AnnouncementEmail: {
    contactListIds: ({ contactListIds }) => contactListIds.map((id) => encodeId("ContactList", id)),
    contactLists: ({ contactListIds }, _arguments, context, info) =>
      collectExisting(contactListIds.map((id) => getReferencedContactList(id, context, info))),
  },
  Announcement: {
    creatorId: ({ creatorId }) => encodeId("Author", creatorId),
    image: readProperty("img"),
    newsroom: ({ newsroom }, _arguments, context, info) => newsroom && getReferencedNewsroom(newsroom, context, info),
    story: ({ storyId }, _arguments, context) => (storyId === null ? null : stories(context).get(storyId)),
    hub: ({ id, canEdit }, _arguments, context) =>
      canEdit ? nullIfNotFound(context.rest.read("getAnnouncementHub", { params: { id } })) : null,
    webAddress: ({ id, canEdit }, _arguments, context) =>
      canEdit
        ? andThen(nullIfNotFound(context.rest.read("getAnnouncementWeb", { params: { id } })), (web) => web && web.url)
        : null,
    email: ({ id, canEdit }, _arguments, context) =>
      canEdit ? nullIfNotFound(context.rest.read("getAnnouncementEmail", { params: { id } })) : null,
    permissions: createPermissionsResolver("AnnouncementPermissions", announcementPolicy),
  },
  AnnouncementHub: {
    viewsCount: ({ stats }) => stats.views,
    likesCount: ({ stats }) => stats.likes,
    commentsCount: ({ stats }) => stats.comments,
    emailsSentCount: ({ stats }) => stats.emailsSent,
    emailsOpenedCount: ({ stats }) => stats.emailsOpened,
    recipientsCount: ({ email }) => email.recipientsCount,
    sendAt: ({ email }) => email.sendAt,
  },
};

export const addResolvers = createPayloadResolvers("Announcement", reloadFrom(announcements));

export const nodes: Nodes = { Announcement: createReadById(announcements) };
