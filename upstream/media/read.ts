import { sql } from "kysely";
import { readById, anyId } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { attachmentOwners, type AttachmentOwner } from "./attachments.ts";
import type { Attachments, Image, Video } from "./schema.ts";

/** Images by id. */
export function loadImages(db: Db, ids: readonly number[]): Promise<Map<number, Image>> {
  return readById(
    ids,
    db.selectFrom("images").select(["id", "path", "width", "height", "mime", "size"]).where("id", "=", anyId(ids)),
  );
}

/** Videos by id. */
export function loadVideos(db: Db, ids: readonly number[]): Promise<Map<number, Video>> {
  return readById(
    ids,
    db
      .selectFrom("videos")
      .select(["id", "cover_url as coverUrl", "url", "duration", "status", "error"])
      .where("id", "=", anyId(ids)),
  );
}

interface AttachmentRow {
  owner: number;
  image_id: number | null;
  image_path: string | null;
  video_id: number | null;
  video_url: string | null;
  cover_url: string | null;
  duration: number | null;
  status: "processing" | "processed" | null;
}

export function noAttachments(): Attachments {
  return { exists: false, count: 0, images: [], videos: [] };
}

/**
 * Attachments by id of their post, comment or message; entities without attachments are absent.
 * @param atMost maximum number of images and videos; count is always the total
 */
export async function loadAttachments(
  db: Db,
  owner: AttachmentOwner,
  ids: readonly number[],
  atMost = Number.POSITIVE_INFINITY,
): Promise<Map<number, Attachments>> {
  if (ids.length === 0) return new Map();
  const { table, key } = attachmentOwners[owner];
  const { rows } = await sql<AttachmentRow>`
    select a.${key} as owner, a.image_id, i.path as image_path,
      a.video_id, v.url as video_url, v.cover_url, v.duration, v.status
    from ${table} a
    left join images i on i.id = a.image_id
    left join videos v on v.id = a.video_id
    where a.${key} = any(${[...ids]}::integer[])
    order by a.${key}, a.position`.execute(db);
  const result = new Map<number, Attachments>();
  for (const [id, own] of Map.groupBy(rows, (row) => row.owner)) {
    result.set(id, {
      exists: true,
      count: own.length,
      images: own.flatMap(toImages).slice(0, atMost),
      videos: own.flatMap(toVideos).slice(0, atMost),
    });
  }
  return result;
}

function toImages(row: AttachmentRow): Attachments["images"] {
  return row.image_id === null || row.image_path === null ? [] : [{ id: row.image_id, path: row.image_path }];
}

function toVideos(row: AttachmentRow): Attachments["videos"] {
  return row.video_id === null || row.status === null
    ? []
    : [
        {
          id: row.video_id,
          path: row.video_url,
          thumbnail: row.cover_url,
          length: row.duration,
          status: row.status,
        },
      ];
}
