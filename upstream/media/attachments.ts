import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { requireValid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { Viewer } from "../session/viewer.ts";

export const MAX_ATTACHMENTS = 10;

export const uploadTables = ["images", "videos"] as const;
type UploadTable = (typeof uploadTables)[number];

/** Ids of the attached uploads, in order. */
export interface AttachedUploads {
  images: number[];
  videos: number[];
}

/** The tables that link each kind of entity to its attachments, and their columns with the id of the entity. */
export const attachmentOwners = {
  post: { table: sql.table("post_attachments"), key: sql.ref("post_id") },
  comment: { table: sql.table("comment_attachments"), key: sql.ref("comment_id") },
  message: { table: sql.table("message_attachments"), key: sql.ref("message_id") },
};
export type AttachmentOwner = keyof typeof attachmentOwners;

export async function findAttachedUploads(db: Db, owner: AttachmentOwner, id: number): Promise<AttachedUploads> {
  const { table, key } = attachmentOwners[owner];
  const { rows } = await sql<{ image_id: number | null; video_id: number | null }>`
    select image_id, video_id from ${table} where ${key} = ${id} order by position`.execute(db);
  return {
    images: rows.flatMap((row) => row.image_id ?? []),
    videos: rows.flatMap((row) => row.video_id ?? []),
  };
}

/**
 * @param owner what they are attached to, such as "A comment"
 * @throws 422 for too many, and for uploads that neither belong to the writer nor are attached already
 */
export async function requireAttachable(
  db: Db,
  viewer: Viewer,
  owner: string,
  attached: AttachedUploads,
  previous: AttachedUploads,
): Promise<void> {
  const count = attached.images.length + attached.videos.length;
  const tooMany = fieldError.tooMany(MAX_ATTACHMENTS, `${owner} can have at most ${MAX_ATTACHMENTS} attachments.`);
  requireValid(count <= MAX_ATTACHMENTS, "attachments", tooMany);
  for (const table of uploadTables) {
    const isOwn = await canAttach(db, viewer, table, attached[table], previous[table]);
    requireValid(isOwn, `attachments.${table}`, fieldError.notFound("An attachment"));
  }
}

/** Replaces all attachments. */
export async function setAttachments(
  db: Db,
  owner: AttachmentOwner,
  id: number,
  { images, videos }: AttachedUploads,
): Promise<void> {
  const { table, key } = attachmentOwners[owner];
  await sql`delete from ${table} where ${key} = ${id}`.execute(db);
  const uploads = [...images.map((image) => [image, null]), ...videos.map((video) => [null, video])];
  if (uploads.length > 0) {
    const rows = uploads.map(
      ([image, video], position) => sql`(${id}::integer, ${position}::integer, ${image}::integer, ${video}::integer)`,
    );
    await sql`insert into ${table} (${key}, position, image_id, video_id) values ${sql.join(rows)}`.execute(db);
  }
}

/** Returns the uploads that belong to the writer or are already attached. */
export async function findAttachable(
  db: Db,
  viewer: Viewer,
  table: UploadTable,
  ids: readonly number[],
  previous: readonly number[],
): Promise<ReadonlySet<number>> {
  const added = ids.filter((id) => !previous.includes(id));
  if (added.length === 0) return new Set(previous);
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where id = any(${added}::integer[]) and owner_id = ${viewer.contactId}`.execute(db);
  return new Set([...previous, ...rows.map(({ id }) => id)]);
}

/** Whether all uploads belong to the writer or are already attached. */
export async function canAttach(
  db: Db,
  viewer: Viewer,
  table: UploadTable,
  ids: readonly number[],
  previous: readonly number[],
): Promise<boolean> {
  const allowed = await findAttachable(db, viewer, table, ids, previous);
  return ids.every((id) => allowed.has(id));
}
