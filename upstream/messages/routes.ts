import Type from "typebox";
import { ExistingEntity, loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams, PageQuery, pageQuery, toWindow } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import { countUnread, listConversations, listMessages, loadMessages, readConversation, requireConversation } from "./read.ts";
import { Conversation, conversationFilters, ConversationInput, Message, MessageInput, UnreadConversations } from "./schema.ts";
import { deleteMessage, markConversation, sendMessage, sendToPeople } from "./write.ts";

const common = { tag: "Messages", assumed: true };
const commonById = { ...common, params: IdParams };
const existing = { ...commonById, ...loadBy("id", requireConversation) } as const;

export const messageOperations: Operation[] = [
  operation(common, {
    id: "getConversations",
    path: "/conversations",
    summary: "Lists the caller's conversations, newest first. q matches names of the other participants and messages.",
    query: pageQuery(conversationFilters),
    response: List(Conversation),
    handle: ({ services: { db }, viewer, query }) => listConversations(db, viewer, query, toWindow(query)),
  }),
  operation(common, {
    id: "getUnreadConversations",
    path: "/conversations/unread",
    summary: "Returns the number of conversations with unread messages.",
    response: UnreadConversations,
    handle: async ({ services: { db }, viewer }) => ({ count: await countUnread(db, viewer) }),
  }),
  operation(common, {
    id: "createConversation",
    path: "/conversations",
    summary: "Sends a message to people, in the existing conversation of exactly these people (status 200) or a new one (201).",
    body: ConversationInput,
    response: Conversation,
    creates: true,
    mayExist: true,
    handle: async ({ services, viewer, body }) => {
      const { existed, ...sent } = await sendToPeople(services.db, viewer, body, services.now());
      const conversation = await readConversation(services.db, viewer, sent.conversationId);
      return existed ? new ExistingEntity(conversation) : conversation;
    },
  }),
  operation(commonById, {
    id: "getConversation",
    path: "/conversations/{id}",
    summary: "Returns a conversation. Participants only; 404 for others.",
    response: Conversation,
    handle: ({ services: { db }, viewer, params }) => readConversation(db, viewer, params.id),
  }),
  operation(existing, {
    id: "deleteConversation",
    path: "/conversations/{id}",
    summary:
      "Deletes all current messages of a conversation for the caller only. The conversation is listed again with its next message.",
    access: "user",
    handle: async ({ services, viewer, target: conversation }) => {
      await markConversation(services.db, viewer, conversation, "cleared");
    },
  }),
  operation(existing, {
    id: "readConversation",
    method: "PATCH",
    path: "/conversations/{id}/read",
    summary: "Marks all messages of a conversation as read.",
    access: "user",
    handle: async ({ services, viewer, target: conversation }) => {
      await markConversation(services.db, viewer, conversation, "read");
    },
  }),
  operation(existing, {
    id: "getMessages",
    path: "/conversations/{id}/messages",
    summary: "Lists the messages of a conversation, newest first.",
    query: PageQuery,
    response: List(Message),
    handle: ({ services: { db }, query, target }) => listMessages(db, target, toWindow(query)),
  }),
  operation(commonById, {
    id: "createMessage",
    path: "/conversations/{id}/messages",
    summary: "Sends a message. Requires plain text of 1 to 5000 characters or at least one attachment.",
    body: MessageInput,
    response: Message,
    creates: true,
    handle: async ({ services, viewer, params, body }) => {
      const { db, now } = services;
      const sent = await sendMessage(db, viewer, await requireConversation(db, viewer, params.id), body, now());
      return (await loadMessages(db, [sent.messageId])).get(sent.messageId);
    },
  }),
  operation(common, {
    id: "deleteMessage",
    path: "/conversations/{id}/messages/{messageId}",
    params: Type.Object({ ...IdParams.properties, messageId: Id }),
    summary: "Deletes a message of the caller for all participants. It is still listed, without its content.",
    refusals: [403],
    handle: async ({ services, viewer, params: { id, messageId } }) => {
      await deleteMessage(services.db, viewer, await requireConversation(services.db, viewer, id), messageId, services.now());
    },
  }),
];
