import { sql, type Selectable } from "kysely";
import { countRows } from "../db/countRows.ts";
import { toIso, getReferenced, unique, mapById } from "../db/refs.ts";
import type { InterviewType, Db, Database } from "../db/schema.ts";
import type { Window } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { isListedPost, isListedStory, isVisiblePost } from "../posts/visibility.ts";
import type { Viewer } from "../session/viewer.ts";
import { plainText } from "../text/html.ts";
import { loadAuthors } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";
import type { Notification } from "./schema.ts";

/** Length of a summary, in characters. */
const SUMMARY = 120;

interface Row extends Selectable<Database["notifications"]> {
  title: string | null;
  content: string | null;
  comment_content: string | null;
  parent_id: number | null;
  set_id: number | null;
  set_hash: string | null;
  set_type: InterviewType | null;
  set_name: string | null;
}

/** Notifications of the viewer whose subject is still visible: posts may be deleted or change their audience. */
const from = (viewer: Viewer) => sql`
  from notifications n
  left join posts p on n.entity_type not in ('story', 'interview') and p.id = n.entity_id and ${isListedPost} and ${isVisiblePost(viewer)}
  left join stories s on n.entity_type = 'story' and s.id = n.entity_id and ${isListedStory}
  left join interviews i on n.entity_type = 'interview' and i.id = n.entity_id and i.deleted_at is null
  left join answer_sets r on r.id = n.answer_set_id
  left join comments c on c.id = n.comment_id and c.deleted_at is null
  where n.user_id = ${viewer.userId} and (p.id is not null or s.id is not null or i.id is not null)
    and (n.comment_id is null or c.id is not null)`;

const columns = sql`n.*, coalesce(p.title, s.title, s.headline, i.title) as title, coalesce(p.content, s.content) as content,
  c.content as comment_content, c.parent_id,
  r.id as set_id, r.hash as set_hash, r.type as set_type, coalesce(r.name, r.email) as set_name`;

/** More unread ones are not counted. */
const MAX_UNREAD = 1000;

/** Excludes notifications that were sent by e-mail only. */
const shown = sql`n.on_site`;

/** Newest first, with the number of unread ones. */
export async function listNotifications(db: Db, viewer: Viewer, window: Window) {
  const select = sql<Row>`select ${columns} ${from(viewer)} and ${shown} order by n.created_at desc, n.id desc`;
  const { data: rows, meta } = await readSqlPage(db, window, select, { from: sql`${from(viewer)} and ${shown}`, isCostly: true });
  const unread = await countRows(db, [sql`${from(viewer)} and ${shown} and not n.is_read`], MAX_UNREAD);
  return { data: await present(db, rows), meta: { ...meta, unread } };
}

/** Returns those of the ids that are visible to the viewer, including ones hidden from the list. */
export async function findNotifications(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, Notification>> {
  const { rows } = await sql<Row>`select ${columns} ${from(viewer)} and n.id = any(${[...ids]}::integer[])`.execute(db);
  return mapById(await present(db, rows));
}

/** Marks all notifications of the viewer read and clears the indicator (NOTIF-06, NOTIF-07). */
export async function markAllRead(db: Db, viewer: Viewer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("notifications")
      .set({ is_read: true })
      .where("user_id", "=", viewer.userId)
      .where("is_read", "=", false)
      .execute();
    await tx.updateTable("users").set({ has_notifications: false }).where("id", "=", viewer.userId).execute();
  });
}

const summarize = (text: string) => Array.from(text).slice(0, SUMMARY).join("");

/** Above all contact ids, so that these ids never match a contact. */
const FIRST_VISITOR = 2_000_000_000;

/** A pseudo author for a visitor who answered without an account. */
const toVisitorAuthor = ({ set_id: id, set_name: name }: Row): Author => ({
  id: FIRST_VISITOR + (id ?? 0),
  avatar: null,
  name: name ?? "Somebody",
  slug: null,
  type: "person",
});

async function present(db: Db, rows: readonly Row[]): Promise<Notification[]> {
  const authors = await loadAuthors(db, unique(rows.map((row) => row.who_id)));
  return rows.map((row): Notification => {
    const base = {
      id: row.id,
      isRead: row.is_read,
      when: toIso(row.created_at),
      who: row.who_id === null ? toVisitorAuthor(row) : getReferenced(authors, row.who_id, "Author"),
      entityType: row.entity_type,
      entityId: row.entity_id,
      entitySummary: summarize(row.title ?? plainText(row.content ?? "")),
    };
    if (row.type === "like" || row.type === "mention") return { ...base, type: row.type };
    if (row.type === "interviewAnswer") {
      if (row.set_hash === null || row.set_type === null) throw new Error(`Notification ${row.id} has no answers.`);
      return { ...base, type: row.type, link: { hash: row.set_hash, type: row.set_type } };
    }
    if (row.comment_id === null) throw new Error(`Notification ${row.id} has no comment.`);
    return {
      ...base,
      type: row.type,
      commentId: row.comment_id,
      commentSummary: summarize(plainText(row.comment_content ?? "")),
      parentCommentId: row.parent_id,
    };
  });
}
