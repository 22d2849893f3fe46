import type { Kysely } from 'kysely';
import type { Reader } from '../auth/reader.ts';
import type { Database } from '../db/schema.ts';
import { invalidFields } from '../http/errors.ts';
import { MAX_ID } from '../http/paging.ts';
import type { CommentInput } from '../schemas/comments.ts';
import type { AttachmentsInput } from '../schemas/media.ts';
import { cleanHtml, escapeText, mentionsOf, textLength } from '../text/html.ts';
import type { CommentRow } from './comments.ts';
import type { EntityRef } from './refs.ts';

type Db = Kysely<Database>;

const MOST_CHARACTERS = 2000;
const MOST_ATTACHMENTS = 10;

/** A comment that keeps the rules (D-128), its HTML cleaned. */
interface Checked {
  content: string;
  images: number[];
  videos: number[];
}

/**
 * Adds a comment, or a reply when a parent is given. A reply to a reply goes under the same top-level comment and
 * begins with a mention of the person (D-125).
 * @returns its id
 */
export async function addComment(
  db: Db,
  reader: Reader,
  entity: EntityRef,
  parent: CommentRow | null,
  input: CommentInput,
  now: Date,
): Promise<number> {
  const checked = await check(db, reader, input, null);
  const isDeeper = parent !== null && parent.parent_id !== null;
  const mention = isDeeper ? await mentionOf(db, reader, parent, checked.content) : null;
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('comments')
      .values({
        entity_type: entity.type,
        entity_id: entity.id,
        parent_id: parent === null ? null : (parent.parent_id ?? parent.id),
        content: mention === null ? checked.content : beginWith(mention, checked.content),
        author_id: reader.contactId,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await attach(tx, id, checked);
    return id;
  });
}

/** Changes what the input carries; what is absent stays (D-111). */
export async function editComment(
  db: Db,
  reader: Reader,
  row: CommentRow,
  input: CommentInput,
  now: Date,
): Promise<void> {
  const checked = await check(db, reader, input, row);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('comments')
      .set({ content: checked.content, updated_at: now })
      .where('id', '=', row.id)
      .execute();
    await tx.deleteFrom('comment_attachments').where('comment_id', '=', row.id).execute();
    await attach(tx, row.id, checked);
  });
}

/** Deletes the comment, or restores it with null. */
export async function markCommentDeleted(db: Db, id: number, deletedAt: Date | null): Promise<void> {
  await db.updateTable('comments').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
}

async function check(db: Db, reader: Reader, input: CommentInput, before: CommentRow | null): Promise<Checked> {
  const content = input.content === undefined ? (before?.content ?? '') : cleanHtml(input.content ?? '');
  const had = before === null ? { images: [], videos: [] } : await attachedTo(db, before.id);
  const images = input.attachments === undefined ? had.images : [...new Set(input.attachments.images ?? [])];
  const videos = input.attachments === undefined ? had.videos : [...new Set(input.attachments.videos ?? [])];
  const length = textLength(content);
  if (length === 0 && images.length + videos.length === 0) {
    throw invalidFields({ content: ['Comment cannot be empty.'] });
  }
  if (length > MOST_CHARACTERS) {
    throw invalidFields({ content: [`Comment must have at most ${MOST_CHARACTERS} characters.`] });
  }
  if (images.length + videos.length > MOST_ATTACHMENTS) {
    throw invalidFields({ attachments: [`A comment can have at most ${MOST_ATTACHMENTS} attachments.`] });
  }
  await checkOwned(db, reader, 'images', images, had.images);
  await checkOwned(db, reader, 'videos', videos, had.videos);
  return { content, images, videos };
}

/** Only what the writer has uploaded, or what the comment holds already, can be attached (D-117). */
async function checkOwned(
  db: Db,
  reader: Reader,
  table: 'images' | 'videos',
  ids: readonly number[],
  had: readonly number[],
): Promise<void> {
  const added = ids.filter((id) => !had.includes(id));
  const known = added.filter((id) => id <= MAX_ID);
  const owned =
    known.length === 0
      ? []
      : await db.selectFrom(table).select('id').where('id', 'in', known).where('owner_id', '=', reader.contactId).execute();
  if (owned.length < added.length) {
    throw invalidFields({ [`attachments.${table}`]: ['An attachment was not found.'] });
  }
}

async function attachedTo(db: Db, commentId: number): Promise<Required<AttachmentsInput>> {
  const rows = await db
    .selectFrom('comment_attachments')
    .select(['image_id', 'video_id'])
    .where('comment_id', '=', commentId)
    .orderBy('position')
    .execute();
  return {
    images: rows.flatMap((row) => row.image_id ?? []),
    videos: rows.flatMap((row) => row.video_id ?? []),
  };
}

async function attach(db: Db, commentId: number, { images, videos }: Checked): Promise<void> {
  const rows = [...images.map((id) => ({ image_id: id })), ...videos.map((id) => ({ video_id: id }))];
  if (rows.length > 0) {
    await db
      .insertInto('comment_attachments')
      .values(rows.map((row, position) => ({ comment_id: commentId, position, ...row })))
      .execute();
  }
}

/** The mention of whom a reply to a reply answers; null when it is there already or is the writer. */
async function mentionOf(db: Db, reader: Reader, answered: CommentRow, content: string): Promise<string | null> {
  if (answered.author_id === reader.contactId || mentionsOf(content).includes(answered.author_id)) {
    return null;
  }
  const { id, name } = await db
    .selectFrom('contacts')
    .select(['id', 'name'])
    .where('id', '=', answered.author_id)
    .executeTakeFirstOrThrow();
  return `<span class="mention" data-id="${id}">@${escapeText(name)}</span>`;
}

function beginWith(mention: string, content: string): string {
  return content.startsWith('<p>') ? `<p>${mention} ${content.slice('<p>'.length)}` : `${mention} ${content}`;
}
