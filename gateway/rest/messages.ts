import type { Rest } from "./client.ts";
import { RestError } from "./error.ts";
import type { Conversation } from "./generated/contract.ts";

/**
 * The conversation of exactly these people; null when there is none.
 * @param contactIds of all participants, including the caller
 */
export async function findConversation(rest: Rest, contactIds: ReadonlySet<number>): Promise<Conversation | null> {
  const { items } = await rest.list("getConversations", { query: { contactIds: [...contactIds], limit: 1 } });
  const [found] = items;
  // A platform without this filter responds with the newest conversation.
  const isTheirs = found?.participants.length === contactIds.size && found.participants.every(({ id }) => contactIds.has(id));
  return isTheirs ? found : null;
}

/** The statuses with which a platform without messages responds; a call that UPSTREAM_PATHS declares absent counts as 501. */
const noServiceStatuses: ReadonlySet<number | null> = new Set([404, 501]);

/** The number of conversations with unread messages; null when the platform has no messages. */
export async function readUnreadConversations(rest: Rest): Promise<number | null> {
  try {
    return (await rest.read("getUnreadConversations")).count;
  } catch (error) {
    if (error instanceof RestError && noServiceStatuses.has(error.status)) return null;
    throw error;
  }
}
