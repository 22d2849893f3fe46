import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { referredContactList } from "../contacts/store.ts";
import { listOf, listWhen } from "../lists.ts";
import { newsroomWithId } from "../newsrooms/store.ts";
import { decide } from "../permissions/policy.ts";
import { rightFields, rightsOf } from "../permissions/rights.ts";
import { writerOfAccount } from "../permissions/rules.ts";
import { toActor } from "../session/viewer.ts";
import { readById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { channelPolicy } from "./policy.ts";
import { channels } from "./store.ts";

export const resolvers: Resolvers = {
  Viewer: {
    channels: ({ account }, { type = null, ...page }, context) =>
      connect(
        listWhen(
          account !== null,
          listOf((slice) => context.rest.list("getChannels", { query: { ...slice, type } })),
        ),
        page,
      ),
    createChannel: (viewer) => decide(writerOfAccount, toActor(viewer), null),
  },
  Mutation: mutations,
  Channel: {
    newsroom: ({ newsroomId }, _arguments, context, info) =>
      newsroomId === null ? null : newsroomWithId(newsroomId, context, info),
    contactList: ({ contactListId }, _arguments, context, info) =>
      contactListId === null ? null : referredContactList(contactListId, context, info),
    newsroomId: ({ newsroomId }) => (newsroomId === null ? null : encodeId("Newsroom", newsroomId)),
    contactListId: ({ contactListId }) => (contactListId === null ? null : encodeId("ContactList", contactListId)),
    permissions: (_channel, _arguments, context) => rightsOf(context, "ChannelPermissions", channelPolicy, null),
  },
  ChannelPermissions: rightFields("edit", "delete"),
};

export const nodes: Nodes = { Channel: readById(channels) };
