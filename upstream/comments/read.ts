import { sql, type RawBuilder, type Selectable } from "kysely";
import { toIso, toIsoOrNull, toKey, toRefTable, getReferenced, unique, type EntityRef, anyId, getIds } from "../db/refs.ts";
import type { Db, Database } from "../db/schema.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import { loadLikables } from "../likes/store.ts";
import { loadAttachments, noAttachments } from "../media/read.ts";
import { isListedComment } from "../posts/visibility.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadAuthors } from "../users/authors.ts";
import type { Comment, Commentable } from "./schema.ts";

export type CommentRow = Selectable<Database["comments"]>;

/** Number of replies included with a comment, and of comments included with a feed item. */
const PREVIEW = 2;

/** Comment counts by entity key, zero included, without the comments. */
export async function loadCommentables(db: Db, refs: readonly EntityRef[]): Promise<Map<string, Commentable>> {
  if (refs.length === 0) return new Map();
  const { rows } = await sql<EntityRef & { top: number; total: number }>`
    select t.type, t.id, count(*) filter (where c.parent_id is null) as top, count(*) as total
    from ${toRefTable(refs)}
    join comments c on c.entity_type = t.type and c.entity_id = t.id
    where c.deleted_at is null
    group by t.type, t.id`.execute(db);
  const none = refs.map((ref) => ({ ...ref, top: 0, total: 0 }));
  const toCommentable = (top: number, total: number) => ({ comments: [], commentsCount: top, totalCommentsCount: total });
  return new Map([...none, ...rows].map((row) => [toKey(row), toCommentable(row.top, row.total)]));
}

/** Like loadCommentables, with the newest 2 top-level comments of each. */
export async function loadCommentPreviews(
  db: Db,
  viewer: Viewer | null,
  refs: readonly EntityRef[],
): Promise<Map<string, Commentable>> {
  const commentables = await loadCommentables(db, refs);
  if (refs.length === 0) return commentables;
  const { rows } = await sql<CommentRow>`
    select c.* from ${toRefTable(refs)}
    cross join lateral (
      select c.* from comments c
      where c.entity_type = t.type and c.entity_id = t.id and c.parent_id is null and ${isListedComment}
      order by c.created_at desc, c.id desc limit ${PREVIEW}) c`.execute(db);
  for (const comment of await presentComments(db, viewer, rows))
    commentables.get(toKey({ type: comment.entityType, id: comment.entityId }))?.comments.push(comment);
  return commentables;
}

/** Top-level comments of an entity, newest first. */
export function listComments(db: Db, viewer: Viewer | null, ref: EntityRef, window: Window): Promise<Page<Comment>> {
  return listWhere(
    db,
    viewer,
    sql`c.entity_type = ${ref.type} and c.entity_id = ${ref.id} and c.parent_id is null`,
    sql`c.created_at desc, c.id desc`,
    window,
  );
}

/** Replies of a top-level comment, oldest first. */
export function listReplies(db: Db, viewer: Viewer | null, parentId: number, window: Window): Promise<Page<Comment>> {
  return listWhere(db, viewer, sql`c.parent_id = ${parentId}`, sql`c.created_at, c.id`, window);
}

async function listWhere(
  db: Db,
  viewer: Viewer | null,
  condition: RawBuilder<boolean>,
  order: ReturnType<typeof sql>,
  window: Window,
): Promise<Page<Comment>> {
  const list = db.selectFrom("comments as c").selectAll("c").where(condition).where(isListedComment).orderBy(order);
  return mapPage(await readPage(db, window, list), (rows) => presentComments(db, viewer, rows));
}

/** Rows by id, deleted ones included. */
export function findComments(db: Db, ids: readonly number[]): Promise<CommentRow[]> {
  return db.selectFrom("comments").selectAll().where("id", "=", anyId(ids)).execute();
}

/** Converts the rows to their API shape, in the same order, each with its first 2 replies. */
export async function presentComments(db: Db, viewer: Viewer | null, rows: readonly CommentRow[]): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const topLevelIds = rows.filter((row) => row.parent_id === null).map((row) => row.id);
  const [replies, replyCounts] = await Promise.all([loadReplyPreviews(db, topLevelIds), countReplies(db, topLevelIds)]);
  const all = [...rows, ...replies];
  const ids = getIds(all);
  const [authors, likables, attachments] = await Promise.all([
    loadAuthors(db, unique(all.map((row) => row.author_id))),
    loadLikables(
      db,
      viewer,
      ids.map((id) => ({ type: "comment", id })),
    ),
    loadAttachments(db, "comment", ids),
  ]);
  const repliesByParent = Map.groupBy(replies, (row) => row.parent_id);
  const present = (row: CommentRow): Comment => {
    const isDeleted = row.deleted_at !== null;
    const children = (repliesByParent.get(row.id) ?? []).map(present);
    const childrenCount = replyCounts.get(row.id) ?? 0;
    return {
      id: row.id,
      content: isDeleted ? null : row.content,
      author: getReferenced(authors, row.author_id, "Author"),
      createdAt: toIso(row.created_at),
      updatedAt: toIsoOrNull(row.updated_at),
      attachments: (isDeleted ? undefined : attachments.get(row.id)) ?? noAttachments(),
      commentable: { comments: children, commentsCount: childrenCount, totalCommentsCount: childrenCount },
      likable: getReferenced(likables, toKey({ type: "comment", id: row.id }), "Likable"),
      isDeleted,
      children,
      childrenCount,
      parentCommentId: row.parent_id,
      entityType: row.entity_type,
      entityId: row.entity_id,
    };
  };
  return rows.map(present);
}

async function loadReplyPreviews(db: Db, parentIds: readonly number[]): Promise<CommentRow[]> {
  if (parentIds.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select c.* from unnest(${[...parentIds]}::integer[]) as t(id)
    cross join lateral (
      select c.* from comments c where c.parent_id = t.id and c.deleted_at is null
      order by c.created_at, c.id limit ${PREVIEW}) c`.execute(db);
  return rows;
}

async function countReplies(db: Db, parentIds: readonly number[]): Promise<Map<number, number>> {
  if (parentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("comments")
    .select(({ fn }) => ["parent_id", fn.countAll<number>().as("count")])
    .where("parent_id", "=", anyId(parentIds))
    .where("deleted_at", "is", null)
    .groupBy("parent_id")
    .execute();
  return new Map(rows.flatMap((row) => (row.parent_id === null ? [] : [[row.parent_id, row.count]])));
}
