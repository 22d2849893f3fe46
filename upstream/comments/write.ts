import type { EntityRef } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { requireValid, throwIfInvalid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { findAttachedUploads, requireAttachable, setAttachments, type AttachedUploads } from "../media/attachments.ts";
import { notifyCommented, notifyMentioned } from "../notifications/notify.ts";
import { announceChange } from "../realtime/announce.ts";
import type { WriteServices } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { escapeHtml } from "../text/escapeHtml.ts";
import { checkHtml, findMentions, textLength } from "../text/html.ts";
import { toEntityRef } from "./entities.ts";
import type { CommentRow } from "./read.ts";
import { MAX_COMMENT_LENGTH, type CommentInput } from "./schema.ts";

/** A validated comment with sanitized HTML. */
interface CheckedComment extends AttachedUploads {
  content: string;
}

/**
 * Adds a comment, or a reply when a parent is given. A reply to a reply is attached to the same top-level comment and
 * starts with a mention of the person, if that fits.
 * @returns its id
 */
export async function addComment(
  { db, jobs, now }: WriteServices,
  viewer: Viewer,
  entity: EntityRef,
  parent: CommentRow | null,
  input: CommentInput,
): Promise<number> {
  const at = now();
  const checked = await checkComment(db, viewer, input, null);
  const isDeeper = parent !== null && parent.parent_id !== null;
  const mention = isDeeper ? await createMention(db, viewer, parent, checked.content) : null;
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("comments")
      .values({
        entity_type: entity.type,
        entity_id: entity.id,
        parent_id: parent === null ? null : (parent.parent_id ?? parent.id),
        content: mention === null ? checked.content : beginWith(mention, checked.content),
        author_id: viewer.contactId,
        created_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await setAttachments(tx, "comment", id, checked);
    const subject = { entity, commentId: id };
    await announceChange(tx, entity, "comments");
    // The author of the parent comment already gets a reply notification.
    const mentioned = findMentions(checked.content).filter((contact) => contact !== parent?.author_id);
    await notifyCommented({ tx, jobs }, viewer, subject, parent?.author_id ?? null, mentioned, at);
    return id;
  });
}

/** Changes the given fields and notifies newly mentioned people. */
export async function editComment(
  { db, jobs, now }: WriteServices,
  viewer: Viewer,
  row: CommentRow,
  input: CommentInput,
): Promise<void> {
  const at = now();
  const checked = await checkComment(db, viewer, input, row);
  const known = findMentions(row.content);
  const mentioned = findMentions(checked.content).filter((contact) => !known.includes(contact));
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("comments").set({ content: checked.content, updated_at: at }).where("id", "=", row.id).execute();
    await setAttachments(tx, "comment", row.id, checked);
    const entity = toEntityRef(row);
    await announceChange(tx, entity, "comments");
    await notifyMentioned({ tx, jobs }, viewer, { entity, commentId: row.id }, mentioned, at);
  });
}

/** Deletes the comment, or restores it when deletedAt is null. */
export async function markCommentDeleted(db: Db, row: CommentRow, deletedAt: Date | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("comments").set({ deleted_at: deletedAt }).where("id", "=", row.id).execute();
    await announceChange(tx, toEntityRef(row), "comments");
  });
}

async function checkComment(db: Db, viewer: Viewer, input: CommentInput, before: CommentRow | null): Promise<CheckedComment> {
  const sent = input.content === undefined ? null : checkHtml("Comment", input.content ?? "", MAX_COMMENT_LENGTH);
  throwIfInvalid("content", sent?.error ?? null);
  const content = sent?.content ?? before?.content ?? "";
  const previous = before === null ? { images: [], videos: [] } : await findAttachedUploads(db, "comment", before.id);
  const images = input.attachments === undefined ? previous.images : [...new Set(input.attachments.images ?? [])];
  const videos = input.attachments === undefined ? previous.videos : [...new Set(input.attachments.videos ?? [])];
  requireValid(
    textLength(content) > 0 || images.length + videos.length > 0,
    "content",
    fieldError.blank("Comment cannot be empty."),
  );
  await requireAttachable(db, viewer, "A comment", { images, videos }, previous);
  return { content, images, videos };
}

/** The mention of the person to whom a reply is written; null when already mentioned or when it is the writer. */
async function createMention(db: Db, viewer: Viewer, parent: CommentRow, content: string): Promise<string | null> {
  if (parent.author_id === viewer.contactId || findMentions(content).includes(parent.author_id)) return null;
  const { id, name } = await db
    .selectFrom("contacts")
    .select(["id", "name"])
    .where("id", "=", parent.author_id)
    .executeTakeFirstOrThrow();
  return `<span class="mention" data-id="${id}">@${escapeHtml(name)}</span>`;
}

/** The content with the mention in front, or without it when it would be too long to be saved again. */
function beginWith(mention: string, content: string): string {
  const full = content.startsWith("<p>") ? `<p>${mention} ${content.slice("<p>".length)}` : `${mention} ${content}`;
  return textLength(full) > MAX_COMMENT_LENGTH ? content : full;
}
