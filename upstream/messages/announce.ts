import type { Services } from "../services.ts";
import { countUnreadOfMembers, loadMessages } from "./read.ts";
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
    if (message === undefined) {
      return;
    }
    for (const { userId, unread } of await countUnreadOfMembers(db, conversationId)) {
      if (onlyUserId === null || onlyUserId === userId) {
        realtime.announce(userId, "messages", { conversationId, message, unread });
      }
    }
  } catch (error) {
    reportError(error, "a message could not be announced");
  }
}
