import type { Db } from "../db/schema.ts";
import { countUnreadIn, loadMessages } from "../messages/read.ts";
import { findNotifications } from "../notifications/read.ts";
import { loadViewer } from "../session/sessions.ts";
import type { EventData, StoredEvent } from "./events.ts";

/** An event as sockets get it. */
export interface Outgoing {
  event: string;
  data: unknown;
}

const createUserEvent = (userId: number, event: string, data: unknown): Outgoing => ({
  event: `User${userId}_channel_user_${event}`,
  data,
});

/** Reads what the event refers to, as it is now. @returns null for an event that sockets do not get */
export async function readOutgoing(db: Db, { kind, data }: StoredEvent): Promise<Outgoing | null> {
  switch (kind) {
    case "notification":
      return createUserEvent(data.userId, "notifications", {
        hasNotifications: true,
        notification: await readNotification(db, data),
      });
    case "message":
      return readMessage(db, data);
    case "video":
      return createUserEvent(data.userId, "videos", { id: data.id, status: data.status });
    case "changed":
      return { event: "post_changed", data };
    case "published":
      return { event: "feed_changed", data };
    case "joined":
    case "left":
    case "closed":
    case "sessionEnded":
      return null;
  }
}

/** Null if the viewer may no longer see it. The event still signals that there was something new. */
async function readNotification(db: Db, { userId, notificationId }: EventData<"notification">): Promise<unknown> {
  const viewer = notificationId === null ? null : await loadViewer(db, userId);
  if (viewer === null || notificationId === null) return null;
  return (await findNotifications(db, viewer, [notificationId])).get(notificationId) ?? null;
}

/** Null when the user has left the conversation. */
async function readMessage(db: Db, { userId, conversationId, messageId }: EventData<"message">): Promise<Outgoing | null> {
  const unread = await countUnreadIn(db, conversationId, userId);
  const message = (await loadMessages(db, [messageId])).get(messageId);
  return unread === null || message === undefined
    ? null
    : createUserEvent(userId, "messages", { conversationId, message, unread });
}
