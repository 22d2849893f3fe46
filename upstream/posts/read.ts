import { sql, type RawBuilder } from "kysely";
import { joinByAnd } from "../db/conditions.ts";
import { anyId, mapById } from "../db/refs.ts";
import type { PostType, Db } from "../db/schema.ts";
import { requireFound, requireNotDeleted } from "../http/errors.ts";
import type { Page, Window } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import type { Viewer } from "../session/viewer.ts";
import { presentPosts, toOwnPathShape } from "./presenter.ts";
import { toFacts, type PostRow } from "./rows.ts";
import { postKinds } from "./types.ts";
import { isListedPost, isVisiblePost } from "./visibility.ts";

/** Posts (alias p) with the author's type, which the rules need. */
export const selectPosts = (db: Db) =>
  db.selectFrom("posts as p").innerJoin("contacts as a", "a.id", "p.author_id").selectAll("p").select("a.type as author_type");

/** The posts of one type visible to the viewer, by id; deleted ones only if the viewer may restore them. */
export async function findPosts(db: Db, viewer: Viewer, type: PostType, ids: readonly number[]): Promise<Map<number, PostRow>> {
  const rows = await selectPosts(db)
    .where("p.type", "=", type)
    .where("p.id", "=", anyId(ids))
    .where(isVisiblePost(viewer))
    .execute();
  const readable = rows.filter((row) => row.deleted_at === null || postKinds[row.type].rules.delete(viewer, toFacts(row)));
  return mapById(readable);
}

/** Posts visible to the viewer that match all conditions, with their total; published ones, or drafts too. */
export async function listPosts(
  db: Db,
  viewer: Viewer,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  window: Window,
  { withDrafts = false }: { withDrafts?: boolean } = {},
): Promise<Page<PostRow>> {
  const listed = withDrafts ? sql`p.deleted_at is null` : isListedPost;
  const where = joinByAnd([isVisiblePost(viewer), listed, ...conditions]);
  return readPage(db, window, selectPosts(db).where(where).orderBy(order), { isCostly: true });
}

export const newest = sql`p.published_at desc, p.id desc`;
/** Sort order for lists that include drafts. */
export const newestCreated = sql`coalesce(p.published_at, p.created_at) desc, p.id desc`;

/** @throws 404 */
export async function requirePost(db: Db, viewer: Viewer, type: PostType, id: number): Promise<PostRow> {
  return requireFound((await findPosts(db, viewer, type, [id])).get(id));
}

/** Returns the post before a write. @throws 404; 422 when it is deleted */
export async function requirePostNotDeleted(db: Db, viewer: Viewer, type: PostType, id: number): Promise<PostRow> {
  const row = await requirePost(db, viewer, type, id);
  requireNotDeleted(row, "post");
  return row;
}

/** Converts the rows to the shape used in lists of their type, each with its newest comments. */
export async function presentList(db: Db, viewer: Viewer, rows: readonly PostRow[]) {
  return (await presentPosts(db, viewer, rows, { comments: true })).map(toOwnPathShape);
}

/** Returns the current post in the shape of its own paths. @throws 404 */
export async function readPost(db: Db, viewer: Viewer, type: PostType, id: number) {
  const row = await requirePost(db, viewer, type, id);
  return (await presentPosts(db, viewer, [row], { comments: false })).map(toOwnPathShape)[0];
}
