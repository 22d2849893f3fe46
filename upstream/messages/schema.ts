import Type, { type Static } from "typebox";
import { optionalOrNull, textInput } from "../http/inputs.ts";
import { contactIds, q, type Filter } from "../http/paging.ts";
import { Count, Id, namedObject, nullable, Time } from "../http/schema.ts";
import { Attachments, AttachmentsInput } from "../media/schema.ts";
import { Author } from "../users/schema.ts";

/** Maximum length of a message, in characters. */
export const messageLimits = { content: 5000 } as const;

export const Message = namedObject("Message", {
  id: Id,
  conversationId: Id,
  author: Author,
  content: nullable(Type.String(), { description: "Plain text; null when deleted." }),
  attachments: Attachments,
  createdAt: Time,
  isDeleted: Type.Boolean(),
});
export type Message = Static<typeof Message>;

export const Conversation = namedObject("Conversation", {
  id: Id,
  participants: Type.Array(Author, { description: "All participants, including the caller." }),
  lastMessage: nullable(Message, { description: "The newest message; null if there is none." }),
  unread: Type.Integer({ minimum: 0, description: "Number of messages of others that the caller has not read." }),
  createdAt: Time,
  updatedAt: Type.Unsafe<string>({ ...Time, description: "Time of the newest message." }),
});
export type Conversation = Static<typeof Conversation>;

/** Filters of the list of conversations. */
export const conversationFilters = {
  q,
  contactIds: contactIds("Restricts the list to the conversation of exactly these people and the caller."),
};
export type ConversationFilter = Filter<typeof conversationFilters>;

export const UnreadConversations = Type.Object({ count: Count });

const text = optionalOrNull(textInput("Message", messageLimits.content));

export const MessageInput = namedObject("MessageInput", { content: text, attachments: Type.Optional(AttachmentsInput) });
export type MessageInput = Static<typeof MessageInput>;

export const ConversationInput = namedObject("ConversationInput", {
  contactIds: Type.Array(Id, { title: "Recipients", description: "Contact ids of the recipients." }),
  content: text,
  attachments: Type.Optional(AttachmentsInput),
});
export type ConversationInput = Static<typeof ConversationInput>;
