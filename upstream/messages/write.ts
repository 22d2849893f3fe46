import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { requirePermission, requireNotDeleted, notFound, requireValid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { MAX_ID } from "../http/paging.ts";
import { requireAttachable, setAttachments, type AttachedUploads } from "../media/attachments.ts";
import { announceMessage } from "../realtime/announce.ts";
import type { Viewer } from "../session/viewer.ts";
import { countCharacters } from "../text/html.ts";
import { multiLine } from "../text/inputText.ts";
import { arePeople } from "../users/authors.ts";
import { toParticipantsKey, findMemberUserIds, type ConversationRow } from "./read.ts";
import { messageLimits, type ConversationInput, type MessageInput } from "./schema.ts";

/** Includes the writer. */
const MAX_PEOPLE = 20;

/** A sent message and its conversation. */
export interface Sent {
  conversationId: number;
  messageId: number;
}

interface CheckedMessage extends AttachedUploads {
  content: string;
}

/**
 * Sends a message to these people, in their existing conversation or a new one.
 * @returns also whether the conversation existed
 */
export async function sendToPeople(
  db: Db,
  viewer: Viewer,
  { contactIds, ...input }: ConversationInput,
  now: Date,
): Promise<Sent & { existed: boolean }> {
  const people = await checkPeople(db, viewer, contactIds);
  const message = await checkMessage(db, viewer, input);
  const participantsKey = toParticipantsKey(people);
  return db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto("conversations")
      .values({ participants_key: participantsKey, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column("participants_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted !== undefined) {
      await tx
        .insertInto("conversation_members")
        .values(people.map((contactId) => ({ conversation_id: inserted.id, contact_id: contactId })))
        .execute();
    }
    const { id } =
      inserted ??
      (await tx
        .selectFrom("conversations")
        .select("id")
        .where("participants_key", "=", participantsKey)
        .executeTakeFirstOrThrow());
    return { ...(await insertMessage(tx, viewer, id, message, now)), existed: inserted === undefined };
  });
}

export async function sendMessage(
  db: Db,
  viewer: Viewer,
  conversation: ConversationRow,
  input: MessageInput,
  now: Date,
): Promise<Sent> {
  const message = await checkMessage(db, viewer, input);
  return db.transaction().execute((tx) => insertMessage(tx, viewer, conversation.id, message, now));
}

/** The update locks the conversation, so that message ids are in the order in which messages become visible. */
async function insertMessage(tx: Db, viewer: Viewer, conversationId: number, message: CheckedMessage, now: Date): Promise<Sent> {
  await tx.updateTable("conversations").set({ updated_at: now }).where("id", "=", conversationId).execute();
  const { id } = await tx
    .insertInto("messages")
    .values({ conversation_id: conversationId, author_id: viewer.contactId, content: message.content, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setAttachments(tx, "message", id, message);
  const sent = { conversationId, messageId: id };
  await announceMessage(tx, sent, await findMemberUserIds(tx, conversationId));
  return sent;
}

/**
 * Deletes a message but keeps its place in the conversation.
 * @throws 404 when the viewer has no such message; 403 when it is another user's; 422 when it is deleted
 */
export async function deleteMessage(
  db: Db,
  viewer: Viewer,
  conversation: ConversationRow,
  messageId: number,
  now: Date,
): Promise<void> {
  const message = await db
    .selectFrom("messages")
    .selectAll()
    .where("id", "=", Math.min(messageId, MAX_ID))
    .where("conversation_id", "=", conversation.id)
    .where("id", ">", conversation.cleared_id)
    .executeTakeFirstOrThrow(notFound);
  requirePermission(message.author_id === viewer.contactId);
  requireNotDeleted(message, "message");
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("messages").set({ deleted_at: now }).where("id", "=", message.id).execute();
    await announceMessage(tx, { conversationId: conversation.id, messageId }, await findMemberUserIds(tx, conversation.id));
  });
}

/**
 * Marks all current messages as read, or deletes them for the viewer. Only the viewer's own sockets are told, because what a
 * person has read or deleted is private.
 */
export async function markConversation(
  db: Db,
  viewer: Pick<Viewer, "contactId" | "userId">,
  { id, last_id: lastId }: Pick<ConversationRow, "id" | "last_id">,
  mark: "read" | "cleared",
): Promise<void> {
  // A request that has read the conversation earlier may be the last one to write.
  const atLeast = (column: "read_id" | "cleared_id") => sql<number>`greatest(${sql.ref(column)}, ${lastId})`;
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("conversation_members")
      .set({ read_id: atLeast("read_id"), ...(mark === "cleared" && { cleared_id: atLeast("cleared_id") }) })
      .where("conversation_id", "=", id)
      .where("contact_id", "=", viewer.contactId)
      .execute();
    await announceMessage(tx, { conversationId: id, messageId: lastId }, [viewer.userId]);
  });
}

/** Contact ids of all members of the conversation. @throws 422 on contactIds */
async function checkPeople(db: Db, viewer: Viewer, contactIds: readonly number[]): Promise<number[]> {
  const recipientIds = [...new Set(contactIds)].filter((id) => id !== viewer.contactId);
  requireValid(recipientIds.length > 0, "contactIds", fieldError.blank("Choose at least one person to write to."));
  requireValid(
    recipientIds.length < MAX_PEOPLE,
    "contactIds",
    fieldError.tooMany(MAX_PEOPLE, `A conversation can have at most ${MAX_PEOPLE} people.`),
  );
  requireValid(await arePeople(db, recipientIds), "contactIds", fieldError.notFound("A person"));
  return [...recipientIds, viewer.contactId];
}

async function checkMessage(db: Db, viewer: Viewer, input: MessageInput): Promise<CheckedMessage> {
  const content = multiLine((input.content ?? "").replaceAll("\0", ""));
  const images = [...new Set(input.attachments?.images ?? [])];
  const videos = [...new Set(input.attachments?.videos ?? [])];
  requireValid(content !== "" || images.length + videos.length > 0, "content", fieldError.blank("Message cannot be empty."));
  requireValid(
    countCharacters(content) <= messageLimits.content,
    "content",
    fieldError.tooLong("Message", messageLimits.content),
  );
  await requireAttachable(db, viewer, "A message", { images, videos }, { images: [], videos: [] });
  return { content, images, videos };
}
