import { anyId, type EntityRef } from "../db/refs.ts";
import type { EntityType, PostType, Db } from "../db/schema.ts";
import { notFound, requireFound, requireNotDeleted, unauthorized, requireState } from "../http/errors.ts";
import { findStories } from "../news/read.ts";
import { findPosts } from "../posts/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { findComments, type CommentRow } from "./read.ts";
import { commentRules } from "./rules.ts";

interface Found {
  published_at: Date | null;
  deleted_at: Date | null;
}
const isPost = (type: EntityType): type is PostType => type !== "story" && type !== "interview";

/** @throws 404 when the viewer may not see the entity, 401 when it is visible to signed-in users only */
export async function requireEntity(db: Db, viewer: Viewer | null, { type, id }: EntityRef): Promise<Found> {
  if (viewer === null && isPost(type)) throw unauthorized();
  return requireFound((await findEntities(db, viewer, type, [id])).get(id));
}

/** Like requireEntity, for writes. @throws also 422 when the entity is deleted or a draft, which has no audience */
export async function requirePublishedEntity(db: Db, viewer: Viewer, ref: EntityRef): Promise<void> {
  const found = await requireEntity(db, viewer, ref);
  requireNotDeleted(found, isPost(ref.type) ? "post" : ref.type);
  requireState(found.published_at !== null, "This is a draft. It can be liked and commented on once it is published.");
}

export const toEntityRef = (row: CommentRow): EntityRef => ({ type: row.entity_type, id: row.entity_id });

/**
 * The comments visible to the viewer, by id: those of visible entities, and deleted ones only if they have replies or
 * the viewer may restore them. Guests do not see comments of entities that require a session.
 */
export async function findVisibleComments(
  db: Db,
  viewer: Viewer | null,
  ids: readonly number[],
): Promise<Map<number, CommentRow>> {
  const rows = await findComments(db, ids);
  const visible = new Map<number, CommentRow>();
  const deletedIds = rows.filter((row) => row.deleted_at !== null).map((row) => row.id);
  const withReplies = await havingReplies(db, deletedIds);
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.entity_type)) {
    const entities = await findEntities(
      db,
      viewer,
      type,
      ofType.map((row) => row.entity_id),
    );
    for (const row of ofType) {
      const mayRestore = viewer !== null && commentRules.delete(viewer, { authorId: row.author_id });
      const shown = row.deleted_at === null || withReplies.has(row.id) || mayRestore;
      if (shown && entities.has(row.entity_id)) visible.set(row.id, row);
    }
  }
  return visible;
}

/** The visible entities of one type, by id. Interviews can neither be liked nor commented on. */
async function findEntities(
  db: Db,
  viewer: Viewer | null,
  type: EntityType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Found>> {
  if (type === "story") return findStories(db, viewer, ids);
  return viewer === null || !isPost(type) ? new Map() : findPosts(db, viewer, type, ids);
}

async function havingReplies(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("comments")
    .select("parent_id")
    .distinct()
    .where("parent_id", "=", anyId(ids))
    .where("deleted_at", "is", null)
    .execute();
  return new Set(rows.flatMap((row) => row.parent_id ?? []));
}

/** @throws 404 */
export async function requireComment(db: Db, viewer: Viewer | null, id: number): Promise<CommentRow> {
  const row = (await findVisibleComments(db, viewer, [id])).get(id);
  if (row === undefined) throw viewer === null ? unauthorized() : notFound();
  return row;
}

/** Returns the comment before a write. @throws 404; 422 when its entity or the comment itself is deleted */
export async function requireCommentNotDeleted(db: Db, viewer: Viewer, id: number): Promise<CommentRow> {
  const row = await requireComment(db, viewer, id);
  await requirePublishedEntity(db, viewer, toEntityRef(row));
  requireNotDeleted(row, "comment");
  return row;
}
