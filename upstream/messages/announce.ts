import type { Services } from "../services.ts";
import { findConversation, loadMessages } from "./read.ts";
import type { Sent } from "./write.ts";

/**
 * Sends the state of the conversation after a change to the sockets of its members. The change is committed already, so a
 * failure is reported without failing it; pages see the change at the next read.
 * @param onlyUserId notifies only this user: what a person has read or deleted is private
 */
export async function announceMessage(
  { db, realtime, reportError }: Pick<Services, "db" | "realtime" | "reportError">,
  { conversationId, messageId }: Sent,
  onlyUserId: number | null = null,
): Promise<void> {
  try {
    const message = (await loadMessages(db, [messageId])).get(messageId);
    const users = await db
      .selectFrom("conversation_members as m")
      .innerJoin("users as u", "u.contact_id", "m.contact_id")
      .select(["u.id", "m.contact_id"])
      .where("m.conversation_id", "=", conversationId)
      .orderBy("u.id")
      .execute();
    for (const { id, contact_id: contactId } of users) {
      if (message !== undefined && (onlyUserId === null || onlyUserId === id)) {
        const unread = (await findConversation(db, contactId, conversationId))?.unread ?? 0;
        realtime.announce(id, "messages", { conversationId, message, unread });
      }
    }
  } catch (error) {
    reportError(error, "a message could not be announced");
  }
}
