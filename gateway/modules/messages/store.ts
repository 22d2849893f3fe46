import type { Context } from "../../context.ts";
import { createInputError } from "../../graph/codedErrors.ts";
import type { Edge } from "../../graph/connections.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Conversation, Message } from "../../rest/generated/contract.ts";
import { findConversation } from "../../rest/messages.ts";
import { createEdge, createList, findInList } from "../lists.ts";
import { getActor } from "../session/viewer.ts";
import { createStorePerOperation } from "../store.ts";
import type { MessageRef } from "./ids.ts";

/** The operation's store of conversations. */
export const conversations = createStorePerOperation<number, Conversation>(({ rest }) => ({
  readOne: (id) => rest.read("getConversation", { params: { id } }),
  getKey: ({ id }) => id,
}));

/**
 * The viewer's conversations, newest first. A conversation with a new message moves to the front, so only its id can mark a
 * position.
 */
export function listConversations(context: Context, query: string | null): OffsetList<Conversation> {
  const q = query?.trim() || null;
  return createList((slice) => context.rest.list("getConversations", { query: { ...slice, q } }), conversations(context));
}

/** The maximum number of other participants in a conversation. */
const MAX_OTHERS = 19;

/** @throws BAD_USER_INPUT unless there are 1 to 19 other participants */
export async function findConversationWith(context: Context, personIds: readonly number[]): Promise<Conversation | null> {
  const { authenticated, contactId } = await getActor(context);
  const others = new Set(personIds.filter((id) => id !== contactId));
  if (others.size < 1 || others.size > MAX_OTHERS) throw createInputError(`personIds must name 1 to ${MAX_OTHERS} other people.`);
  if (!authenticated || contactId === null) return null;
  const found = await findConversation(context.rest, others.add(contactId));
  if (found !== null) conversations(context).put(found.id, found);
  return found;
}

/** The messages of a conversation, newest first. */
export const listConversationMessages = (context: Context, conversationId: number): OffsetList<Message> => ({
  ...createList((slice) => context.rest.list("getMessages", { params: { id: conversationId }, query: slice })),
  sortKey: ({ id }) => [id],
});

/** The edge of a conversation with a new message, which is the first one. */
export const createConversationEdge = (context: Context, conversation: Conversation): MaybePromise<Edge<Conversation> | null> =>
  createEdge(listConversations(context, null), conversation);

/** The edge of a new message. */
export const createMessageEdge = (context: Context, message: Message): MaybePromise<Edge<Message> | null> =>
  createEdge(listConversationMessages(context, message.conversationId), message);

/**
 * A message of a conversation; null when it is not among the newest thousand.
 * @throws RestError 404 when the conversation is not one of the viewer's
 */
export const findMessage = (context: Context, { conversationId, id }: MessageRef): Promise<Message | null> =>
  findInList(
    (slice) => context.rest.list("getMessages", { params: { id: conversationId }, query: slice }),
    (message) => message.id === id,
  );
