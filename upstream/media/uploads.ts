import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/schema.ts";
import { conflict, notFound } from "../http/errors.ts";
import type { Viewer } from "../session/viewer.ts";
import { DAY } from "../units.ts";
import type { FileStore } from "./fileStore.ts";
import { removeUnusedFile } from "./removeUnusedFile.ts";
import { removeLeftovers } from "./temporaryFiles.ts";

export type UploadKind = "image" | "video";

/** Unattached uploads are deleted after a day. */
const RETENTION = DAY;

const isAttachedBy = (column: string) => sql`
  exists (select 1 from post_attachments a where a.${sql.ref(column)} = u.id)
  or exists (select 1 from comment_attachments a where a.${sql.ref(column)} = u.id)
  or exists (select 1 from message_attachments a where a.${sql.ref(column)} = u.id)`;

/** Whether a text shows the picture, by the index `<table>_by_file`. */
const isShownIn = (table: string, column = "content") => sql`exists (
    select 1 from ${sql.table(table)} t
    where t.${sql.ref(column)} like '%/files/%' and file_paths(t.${sql.ref(column)}) @> array[u.path])`;

/** Whether the upload (alias u) is in use; pictures may also be shown in texts. */
const isAttached: Record<UploadKind, RawBuilder<boolean>> = {
  image: sql<boolean>`(${isAttachedBy("image_id")}
    or exists (select 1 from posts p where p.img_id = u.id)
    or exists (select 1 from stories s where s.img_id = u.id)
    or exists (select 1 from announcements a where a.img_id = u.id)
    or exists (select 1 from interviews i where i.img_id = u.id)
    or exists (select 1 from communities k where u.id in (k.logo_image_id, k.banner_image_id))
    or exists (select 1 from companies o where o.banner_image_id = u.id)
    or exists (select 1 from newsrooms n where u.id in (n.logo_image_id, n.banner_image_id))
    or ${isShownIn("posts")}
    or ${isShownIn("stories")}
    or ${isShownIn("announcements")}
    or ${isShownIn("announcement_emails")}
    or ${isShownIn("comments")}
    or ${isShownIn("interviews", "description")}
    or ${isShownIn("answers")})`,
  video: sql<boolean>`(${isAttachedBy("video_id")}
    or exists (select 1 from posts p where p.video_id = u.id)
    or exists (select 1 from stories s where s.video_id = u.id)
    or exists (select 1 from announcements a where a.video_id = u.id)
    or exists (select 1 from questions q where q.video_id = u.id)
    or exists (select 1 from answers a where a.video_id = u.id))`,
};
/** The addresses of an upload's files. */
const fileAddresses: Record<UploadKind, RawBuilder<unknown>> = {
  image: sql`array[u.path]`,
  video: sql`array_remove(array[u.source, u.url, u.cover_url], null)`,
};

/** The rows stay when their files cannot be removed, so that it can be tried again. */
function removeWhere(db: Db, storage: FileStore, kind: UploadKind, condition: RawBuilder<unknown>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ files: string[] }>`
      delete from ${sql.table(`${kind}s`)} u where not ${isAttached[kind]} and ${condition}
      returning ${fileAddresses[kind]} as files`.execute(tx);
    for (const path of new Set(rows.flatMap((row) => row.files))) await removeUnusedFile(tx, storage, path, "remove");
    return rows.length;
  });
}

/** Deletes one of the viewer's own uploads. @throws 404 when there is no such upload; 409 when it is attached */
export async function removeUpload(db: Db, storage: FileStore, viewer: Pick<Viewer, "contactId">, kind: UploadKind, id: number) {
  const own = sql`u.id = ${id} and u.owner_id = ${viewer.contactId}`;
  if ((await removeWhere(db, storage, kind, own)) > 0) return;
  const { rows } = await sql`select 1 from ${sql.table(`${kind}s`)} u where ${own}`.execute(db);
  throw rows.length === 0 ? notFound() : conflict("This file is in use.");
}

/** Deletes uploads that were not attached within a day, and the temporary files of interrupted uploads. */
export async function sweepUploads(db: Db, storage: FileStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION);
  const old = sql`u.created_at < ${before}`;
  await removeWhere(db, storage, "image", sql`u.owner_id is not null and ${old}`);
  await removeWhere(db, storage, "video", sql`(u.owner_id is not null or u.answer_set_id is not null) and ${old}`);
  await removeLeftovers(storage.incoming, before);
}
