import type { Message } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readUnreadConversations } from "../../rest/messages.ts";
import { listWhen } from "../lists.ts";
import { decide } from "../permissions/policy.ts";
import { rightFields, rightsOf } from "../permissions/rights.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { actorOf, viewerOf } from "../session/viewer.ts";
import { nullIfNotFound, readById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { conversationGlobalId, messageGlobalId, readMessageKey } from "./ids.ts";
import { conversationsChanged } from "./live.ts";
import { conversationPolicy, messagePolicy, startRules } from "./policy.ts";
import {
  conversationEdge,
  conversationWith,
  conversations,
  findMessage,
  messageEdge,
  messageList,
  conversationsOf,
} from "./store.ts";

/** The number shown when the platform has no messages. */
const withoutService = 3;

const unreadConversations = async (context: Context): Promise<number> =>
  (await readUnreadConversations(context.rest)) ?? withoutService;

export const resolvers: Resolvers = {
  Query: {
    conversation: async (_query, { databaseId }, context, info) => {
      const { authenticated } = await viewerOf(context);
      return authenticated ? prefetchViewer(context, info, conversations(context).get(databaseId)) : null;
    },
    conversationWith: (_query, { personIds }, context) => conversationWith(context, personIds),
  },
  Viewer: {
    unreadConversations: ({ authenticated }, _arguments, context) => (authenticated ? unreadConversations(context) : 0),
    conversations: ({ authenticated }, { query = null, ...page }, context) =>
      connect(listWhen(authenticated, conversationsOf(context, query)), page),
    startConversation: (_viewer, _arguments, context) => andThen(actorOf(context), (actor) => decide(startRules, actor, null)),
  },
  Mutation: mutations,
  Subscription: { conversationsChanged },
  Conversation: {
    id: ({ id }) => conversationGlobalId(id),
    unreadCount: ({ unread }) => unread,
    messages: ({ id }, page, context) => connect(messageList(context, id), page),
    permissions: (_conversation, _arguments, context) => rightsOf(context, "ConversationPermissions", conversationPolicy, null),
  },
  ConversationPermissions: rightFields("send", "delete"),
  Message: {
    id: messageGlobalId,
    conversation: ({ conversationId }, _arguments, context) => conversations(context).get(conversationId),
    permissions: (message, _arguments, context) => rightsOf(context, "MessagePermissions", messagePolicy, message),
  },
  MessagePermissions: rightFields("delete"),
  StartConversationPayload: {
    conversationEdge: ({ result }, _arguments, context) => result && conversationEdge(context, result),
  },
  SendMessagePayload: {
    messageEdge: ({ result }, _arguments, context) => result && messageEdge(context, result),
    conversation: ({ result }, _arguments, context) => result && conversations(context).get(result.conversationId),
  },
  MarkConversationReadPayload: {
    conversation: ({ result }, _arguments, context) => result && conversations(context).get(result.conversationId),
    viewer: ({ result }, _arguments, context) => result && viewerOf(context),
  },
  DeleteConversationPayload: {
    deletedConversationId: ({ result }) => result && conversationGlobalId(result.conversationId),
    viewer: ({ result }, _arguments, context) => result && viewerOf(context),
  },
  DeleteMessagePayload: {
    message: ({ result }, _arguments, context) => result && findMessage(context, result),
    conversation: ({ result }, _arguments, context) => result && conversations(context).get(result.conversationId),
  },
  ConversationsChanged: {
    conversationId: ({ conversationId }) => (conversationId === null ? null : conversationGlobalId(conversationId)),
    conversation: ({ conversationId }, _arguments, context) =>
      conversationId === null ? null : conversations(context).get(conversationId),
    viewer: (_event, _arguments, context) => viewerOf(context),
  },
};

function readMessage(context: Context, key: string): MaybePromise<Message | null> {
  const ref = readMessageKey(key);
  return ref && nullIfNotFound(findMessage(context, ref));
}

export const nodes: Nodes = { Conversation: readById(conversations), Message: readMessage };
