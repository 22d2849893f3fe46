import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { type MaybePromise } from "../../graph/maybePromise.ts";
import type { Message } from "../../rest/generated/contract.ts";
import { readUnreadConversations } from "../../rest/messages.ts";
import { listOrEmpty } from "../lists.ts";
import { createPayloadResolvers, type Payload } from "../mutation.ts";
import { createPermissionsParent, createPermissionsResolver } from "../permissions/permissionFields.ts";
import { getPermissionByRules } from "../permissions/requirePermission.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { getViewer } from "../session/viewer.ts";
import { nullIfNotFound, createReadById, type Nodes } from "../store.ts";
import { mutations, type ConversationRef } from "./changes.ts";
import { encodeConversationId, encodeMessageId, readMessageKey } from "./ids.ts";
import { conversationPolicy, messagePolicy, startRules } from "./policy.ts";
import {
  createConversationEdge,
  findConversationWith,
  conversations,
  findMessage,
  createMessageEdge,
  listConversationMessages,
  listConversations,
} from "./store.ts";
import { conversationsChanged } from "./subscriptionFields.ts";

/** The number shown when the platform has no messages. */
const UNREAD_WITHOUT_SERVICE = 3;

const countUnreadConversations = async (context: Context): Promise<number> =>
  (await readUnreadConversations(context.rest)) ?? UNREAD_WITHOUT_SERVICE;

export const resolvers: Resolvers = {
  Query: {
    conversation: async (_query, { databaseId }, context, info) => {
      const { authenticated } = await getViewer(context);
      return authenticated ? prefetchViewer(context, info, conversations(context).get(databaseId)) : null;
    },
    conversationWith: (_query, { personIds }, context) => findConversationWith(context, personIds),
  },
  Viewer: {
    unreadConversations: ({ authenticated }, _arguments, context) => (authenticated ? countUnreadConversations(context) : 0),
    conversations: ({ authenticated }, { query = null, ...page }, context) =>
      connect(listOrEmpty(authenticated, listConversations(context, query)), page),
    startConversation: (_viewer, _arguments, context) => getPermissionByRules(context, startRules),
  },
  Mutation: mutations,
  Subscription: { conversationsChanged },
  Conversation: {
    id: ({ id }) => encodeConversationId(id),
    unreadCount: ({ unread }) => unread,
    messages: ({ id }, page, context) => connect(listConversationMessages(context, id), page),
    permissions: (_conversation, _arguments, context) =>
      createPermissionsParent(context, "ConversationPermissions", conversationPolicy, null),
  },
  Message: {
    id: encodeMessageId,
    conversation: ({ conversationId }, _arguments, context) => conversations(context).get(conversationId),
    permissions: createPermissionsResolver("MessagePermissions", messagePolicy),
  },
  StartConversationPayload: {
    conversationEdge: ({ result }, _arguments, context) => result && createConversationEdge(context, result),
  },
  SendMessagePayload: {
    messageEdge: ({ result }, _arguments, context) => result && createMessageEdge(context, result),
  },
  DeleteConversationPayload: {
    deletedConversationId: ({ result }) => result && encodeConversationId(result.conversationId),
  },
  DeleteMessagePayload: {
    message: ({ result }, _arguments, context) => result && findMessage(context, result),
  },
  ConversationsChanged: {
    conversationId: ({ conversationId }) => (conversationId === null ? null : encodeConversationId(conversationId)),
    conversation: ({ conversationId }, _arguments, context) =>
      conversationId === null ? null : conversations(context).get(conversationId),
    viewer: (_event, _arguments, context) => getViewer(context),
  },
};

export const addResolvers = createPayloadResolvers(
  "Conversation",
  ({ result }: Payload<ConversationRef>, _arguments, context) => result && conversations(context).get(result.conversationId),
);

function readMessage(context: Context, key: string): MaybePromise<Message | null> {
  const ref = readMessageKey(key);
  return ref && nullIfNotFound(findMessage(context, ref));
}

export const nodes: Nodes = { Conversation: createReadById(conversations), Message: readMessage };
