import type { Viewer } from "../session/viewer.ts";
import type { PostType, Db } from "../db/schema.ts";
import { requireFound, requireLive } from "../http/errors.ts";
import { findPosts } from "../posts/read.ts";
import { toOwnPathShape, presentPosts } from "../posts/present.ts";
import type { PostRow } from "../posts/rows.ts";

/** @throws 404 */
export async function requirePost(db: Db, viewer: Viewer, type: PostType, id: number): Promise<PostRow> {
  return requireFound((await findPosts(db, viewer, type, [id])).get(id));
}

/** Returns the post before a write. @throws 404; 422 when it is deleted */
export async function requireLivePost(db: Db, viewer: Viewer, type: PostType, id: number): Promise<PostRow> {
  const row = await requirePost(db, viewer, type, id);
  requireLive(row, "post");
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
