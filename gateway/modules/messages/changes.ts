import { personFields } from "../../errors.ts";
import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import type { Conversation, Message } from "../../rest/generated/contract.ts";
import { change, createChange } from "../mutation.ts";
import { getPermissionByRules, changeWithDenialReason, getPermission } from "../permissions/requirePermission.ts";
import type { MessageRef } from "./ids.ts";
import { conversationPolicy, messagePolicy, startRules } from "./policy.ts";
import { conversations, findMessage } from "./store.ts";

const changeWithPeople = createChange(personFields);

/** A conversation affected by a change. */
export interface ConversationRef {
  readonly conversationId: number;
}

export const mutations: MutationResolvers = {
  startConversation: (_mutation, { input }, context) => {
    const { personIds, content, attachments, idempotencyKey = null } = input;
    const body = { contactIds: personIds, content, attachments: attachments ?? undefined };
    return changeWithPeople(context, input, () =>
      changeWithDenialReason(
        context,
        () => getPermissionByRules(context, startRules),
        () => context.rest.write("createConversation", { body }, { idempotencyKey }),
      ),
    );
  },
  sendMessage: async (_mutation, { input }, context) => {
    const { conversationId: id, content, attachments, idempotencyKey = null } = input;
    const body = { content, attachments: attachments ?? undefined };
    return change(context, input, () =>
      changeWithDenialReason(
        context,
        () => getPermission(context, conversations(context).get(id), conversationPolicy, "send"),
        () => context.rest.write("createMessage", { params: { id }, body }, { idempotencyKey }),
      ),
    );
  },
  markConversationRead: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.conversationId;
      await context.rest.write("readConversation", { params: { id } });
      return { conversationId: id };
    }),
  deleteConversation: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.conversationId;
      await context.rest.write("deleteConversation", { params: { id } });
      return { conversationId: id };
    }),
  deleteMessage: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const message = input.messageId;
      await changeWithDenialReason(
        context,
        () => getPermission(context, findMessage(context, message), messagePolicy, "delete"),
        () => context.rest.write("deleteMessage", { params: { id: message.conversationId, messageId: message.id } }),
      );
      return message;
    }),
};

/** The results of mutations on conversations. */
export type StartConversationResult = Conversation;
export type SendMessageResult = Message;
export type MarkConversationReadResult = ConversationRef;
export type DeleteConversationResult = ConversationRef;
export type DeleteMessageResult = MessageRef;
