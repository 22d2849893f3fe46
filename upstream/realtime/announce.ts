import type { EntityRef } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { EventData, EventKind } from "./events.ts";
import { postRoom, getPublishedRooms, userRoom, type Published } from "./roomNames.ts";

/** Kinds of changes of a post or story, sent to the sockets that watch it. */
export type Change = "likes" | "comments" | "edited" | "deleted" | "restored";

interface Draft<K extends EventKind> {
  rooms: readonly string[];
  data: EventData<K>;
}

/**
 * Adds events in the transaction of the change that they announce: they are sent if and only if it is committed, by every node
 * to its own sockets.
 */
async function append<K extends EventKind>(tx: Db, kind: K, drafts: readonly Draft<K>[]): Promise<void> {
  if (drafts.length === 0) return;
  await tx
    .insertInto("realtime_events")
    .values(drafts.map(({ rooms, data }) => ({ rooms: [...rooms], kind, data: JSON.stringify(data) })))
    .execute();
}

/** Announces notifications to their users; a null id only signals that there is something new. */
export const announceNotifications = (tx: Db, notifications: readonly { id: number | null; userId: number }[]) =>
  append(
    tx,
    "notification",
    notifications.map(({ id, userId }) => ({ rooms: [userRoom(userId)], data: { userId, notificationId: id } })),
  );

/** Announces a message, and with it the state of its conversation, to these participants. */
export const announceMessage = (tx: Db, message: { conversationId: number; messageId: number }, userIds: readonly number[]) => {
  const { conversationId, messageId } = message;
  return append(
    tx,
    "message",
    userIds.map((userId) => ({ rooms: [userRoom(userId)], data: { userId, conversationId, messageId } })),
  );
};

/** Notifies the uploader that processing has ended. */
export const announceVideo = (tx: Db, userId: number, video: { id: number; status: "processing" | "processed" }) =>
  append(tx, "video", [{ rooms: [userRoom(userId)], data: { userId, ...video } }]);

/** Announces a change to everybody who watches the post or story. */
export const announceChange = (tx: Db, { type, id }: EntityRef, change: Change) =>
  append(tx, "changed", [{ rooms: [postRoom({ type, id })], data: { type, id, change } }]);

/** Announces a new post to those of its audience who watch a feed that contains it. */
export const announcePublished = (tx: Db, post: Published) =>
  append(
    tx,
    "published",
    getPublishedRooms(post).map(({ community, rooms }) => ({
      rooms,
      data: { communitySlug: community?.slug ?? null, communityId: community?.id ?? null, type: post.type, id: post.id },
    })),
  );

/** Lets the user's sockets receive the events of a community that they have joined. */
export const announceJoined = (tx: Db, userId: number) => append(tx, "joined", [{ rooms: [], data: { userId } }]);

/** Stops the user's sockets from receiving events that only members of a community get, which they have left. */
export const announceLeft = (tx: Db, userId: number, communityId: number) =>
  append(tx, "left", [{ rooms: [], data: { userId, communityId } }]);

/** Stops the sockets of others than members from receiving events of a community that has become private. */
export const announceClosed = (tx: Db, communityId: number) => append(tx, "closed", [{ rooms: [], data: { communityId } }]);
