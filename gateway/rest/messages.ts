import { RestError } from "./error.ts";
import type { Input, ListMeta, Page, Rest, ItemResult } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { Conversation, Message, MessageInput } from "./generated/contract.ts";

/** The caller's conversations, newest first. */
export const listConversations = (rest: Rest, q: string | null, slice: Slice): Promise<Page<Conversation>> =>
  rest.list("getConversations", { query: { ...slice, ...(q === null ? {} : { q }) } });

/**
 * The conversation of exactly these people; null when there is none.
 * @param contactIds of all participants, including the caller
 */
export async function findConversation(rest: Rest, contactIds: ReadonlySet<number>): Promise<Conversation | null> {
  const { items } = await rest.list("getConversations", { query: { contactIds: [...contactIds], limit: 1 } });
  const [found] = items;
  // A platform without this filter answers with the newest conversation.
  const isTheirs = found?.participants.length === contactIds.size && found.participants.every(({ id }) => contactIds.has(id));
  return isTheirs ? found : null;
}

/** The statuses with which a platform without messages answers. */
const noService: ReadonlySet<number | null> = new Set([404, 501]);

/** The number of conversations with unread messages; null when the platform has no messages. */
export async function readUnreadConversations(rest: Rest): Promise<number | null> {
  try {
    return (await rest.read("getUnreadConversations")).count;
  } catch (error) {
    if (error instanceof RestError && error.failure === "status" && noService.has(error.status)) return null;
    throw error;
  }
}

/** Sends a message to people, in their existing conversation or in a new one. */
export const createConversation = (
  rest: Rest,
  body: Input<"createConversation">["body"],
  idempotencyKey: string | null,
): Promise<Conversation> => rest.write("createConversation", { body }, { idempotencyKey });

export const readConversation = (rest: Rest, id: number): Promise<Conversation> =>
  rest.read("getConversation", { params: { id } });

/** The messages, newest first. */
export const listMessages = (rest: Rest, id: number, query: Slice): Promise<Page<Message, ListMeta<"getMessages">>> =>
  rest.list("getMessages", { params: { id }, query: { ...query } });

/** Validates the data of an event against the contract. */
export const checkMessage = (rest: Rest, raw: unknown): ItemResult<Message> => rest.check("getMessages", raw);

export const createMessage = (rest: Rest, id: number, body: MessageInput, idempotencyKey: string | null): Promise<Message> =>
  rest.write("createMessage", { params: { id }, body }, { idempotencyKey });

export const deleteMessage = (rest: Rest, id: number, messageId: number): Promise<undefined> =>
  rest.write("deleteMessage", { params: { id, messageId } });

export const markConversationRead = (rest: Rest, id: number): Promise<undefined> =>
  rest.write("readConversation", { params: { id } });

/** Deletes the conversation for the caller only. */
export const deleteConversation = (rest: Rest, id: number): Promise<undefined> =>
  rest.write("deleteConversation", { params: { id } });
