import { sql } from "kysely";
import type { Likable, LikeResult } from "../comments/schema.ts";
import { toKey, toRefTable, type LikableRef } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { Page, Window } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import { notifyLiked, type Subject } from "../notifications/notify.ts";
import { announceChange } from "../realtime/announce.ts";
import type { WriteServices } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { authorColumnNames } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";

/** Likes by key of the reference, zero included; liked is false for guests. */
export async function loadLikables(db: Db, viewer: Viewer | null, refs: readonly LikableRef[]): Promise<Map<string, Likable>> {
  if (refs.length === 0) return new Map();
  const { rows } = await sql<LikableRef & { count: number; liked: boolean }>`
    select t.type, t.id, count(*) as count, bool_or(l.contact_id = ${viewer?.contactId ?? 0}) as liked
    from ${toRefTable(refs)}
    join likes l on l.entity_type = t.type and l.entity_id = t.id
    group by t.type, t.id`.execute(db);
  const none = refs.map((ref) => ({ ...ref, liked: false, count: 0 }));
  return new Map([...none, ...rows].map((row) => [toKey(row), { liked: row.liked, likesCount: row.count }]));
}

/** The people who like it, newest like first. */
export async function listLikers(db: Db, ref: LikableRef, window: Window): Promise<Page<Author>> {
  const list = db
    .selectFrom("likes as l")
    .innerJoin("contacts as c", "c.id", "l.contact_id")
    .select(authorColumnNames)
    .where("l.entity_type", "=", ref.type)
    .where("l.entity_id", "=", ref.id)
    .orderBy("l.created_at", "desc")
    .orderBy("l.id", "desc");
  return readPage(db, window, list);
}

/** The liked entity: the comment of the subject or, without one, the post or story. */
const toLikableRef = ({ entity, commentId }: Subject): LikableRef =>
  commentId === null ? entity : { type: "comment", id: commentId };

/** Sets the like; toggles it when `status` is undefined. Idempotent otherwise. */
export async function setLike(
  { db, jobs, now }: WriteServices,
  viewer: Viewer,
  subject: Subject,
  status: boolean | undefined,
): Promise<LikeResult> {
  const at = now();
  const ref = toLikableRef(subject);
  return db.transaction().execute(async (tx) => {
    const liked = await changeLike(tx, viewer.contactId, ref, status, at);
    if (liked) await notifyLiked({ tx, jobs }, viewer, subject, at);
    await announceChange(tx, subject.entity, subject.commentId === null ? "likes" : "comments");
    return { liked, likesCount: await countLikes(tx, ref) };
  });
}

async function changeLike(tx: Db, contactId: number, ref: LikableRef, status: boolean | undefined, now: Date) {
  if (status !== true) {
    const { numDeletedRows } = await tx
      .deleteFrom("likes")
      .where("entity_type", "=", ref.type)
      .where("entity_id", "=", ref.id)
      .where("contact_id", "=", contactId)
      .executeTakeFirst();
    if (status === false || numDeletedRows > 0n) return false;
  }
  await tx
    .insertInto("likes")
    .values({ entity_type: ref.type, entity_id: ref.id, contact_id: contactId, created_at: now })
    .onConflict((conflict) => conflict.columns(["entity_type", "entity_id", "contact_id"]).doNothing())
    .execute();
  return true;
}

async function countLikes(db: Db, ref: LikableRef): Promise<number> {
  const { count } = await db
    .selectFrom("likes")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("entity_type", "=", ref.type)
    .where("entity_id", "=", ref.id)
    .executeTakeFirstOrThrow();
  return count;
}
