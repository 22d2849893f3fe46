import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { getReferencedContactList } from "../contacts/store.ts";
import { createList, listOrEmpty } from "../lists.ts";
import { getReferencedNewsroomById } from "../newsrooms/store.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { decide } from "../permissions/policy.ts";
import { accountWriterRules } from "../permissions/rules.ts";
import { toActor } from "../session/viewer.ts";
import { createReadById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { channelPolicy } from "./policy.ts";
import { channels } from "./store.ts";

export const resolvers: Resolvers = {
  Viewer: {
    channels: ({ account }, { type = null, ...page }, context) =>
      connect(
        listOrEmpty(
          account !== null,
          createList((slice) => context.rest.list("getChannels", { query: { ...slice, type } })),
        ),
        page,
      ),
    createChannel: (viewer) => decide(accountWriterRules, toActor(viewer), null),
  },
  Mutation: mutations,
  Channel: {
    newsroom: ({ newsroomId }, _arguments, context, info) =>
      newsroomId === null ? null : getReferencedNewsroomById(newsroomId, context, info),
    contactList: ({ contactListId }, _arguments, context, info) =>
      contactListId === null ? null : getReferencedContactList(contactListId, context, info),
    newsroomId: ({ newsroomId }) => (newsroomId === null ? null : encodeId("Newsroom", newsroomId)),
    contactListId: ({ contactListId }) => (contactListId === null ? null : encodeId("ContactList", contactListId)),
    permissions: (_channel, _arguments, context) => createPermissionsParent(context, "ChannelPermissions", channelPolicy, null),
  },
};

export const nodes: Nodes = { Channel: createReadById(channels) };
