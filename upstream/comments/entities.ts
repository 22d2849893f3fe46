import { anyId } from "../db/anyId.ts";
import type { Viewer } from "../session/viewer.ts";
import type { EntityType, PostType, Db } from "../db/schema.ts";
import { notFound, refused, unauthorized } from "../http/errors.ts";
import { findPosts } from "../posts/read.ts";
import { mapKinds } from "../posts/types.ts";
import { findStories } from "../news/read.ts";
import { COMMENT_RULES } from "./rules.ts";
import { findComments, type CommentRow } from "./read.ts";
import type { EntityRef } from "../db/refs.ts";

interface Found {
  published_at: Date | null;
  deleted_at: Date | null;
}
interface EntityKind {
  find(db: Db, viewer: Viewer | null, id: number): Promise<Found | undefined>;
  deleted: string;
}

const postKind = (type: PostType): EntityKind => ({
  find: async (db, viewer, id) => {
    if (viewer === null) {
      throw unauthorized();
    }
    return (await findPosts(db, viewer, type, [id])).get(id);
  },
  deleted: "This post has been deleted.",
});

/** Entities that can be liked and commented on. Interviews cannot. */
const ENTITIES: Readonly<Record<EntityType, EntityKind>> = {
  ...mapKinds(({ type }) => postKind(type)),
  story: {
    find: async (db, viewer, id) => (await findStories(db, viewer, [id])).get(id),
    deleted: "This story has been deleted.",
  },
  interview: { find: () => Promise.resolve(undefined), deleted: "This interview has been deleted." },
};

/** @throws 404 when the viewer may not see the entity, 401 when it is visible to signed-in users only */
export async function requireEntity(db: Db, viewer: Viewer | null, ref: EntityRef): Promise<Found> {
  const found = await ENTITIES[ref.type].find(db, viewer, ref.id);
  if (found === undefined) {
    throw notFound();
  }
  return found;
}

/** Like requireEntity, for writes. @throws also 422 when the entity is deleted or a draft, which has no audience */
export async function requireLiveEntity(db: Db, viewer: Viewer, ref: EntityRef): Promise<void> {
  const found = await requireEntity(db, viewer, ref);
  if (found.deleted_at !== null) {
    throw refused(ENTITIES[ref.type].deleted);
  }
  if (found.published_at === null) {
    throw refused("This is a draft. It can be liked and commented on once it is published.");
  }
}

export const entityOf = (row: CommentRow): EntityRef => ({ type: row.entity_type, id: row.entity_id });

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
      const mayRestore = viewer !== null && COMMENT_RULES.delete(viewer, { authorId: row.author_id });
      const shown = row.deleted_at === null || withReplies.has(row.id) || mayRestore;
      if (shown && entities.has(row.entity_id)) {
        visible.set(row.id, row);
      }
    }
  }
  return visible;
}

async function findEntities(db: Db, viewer: Viewer | null, type: EntityType, ids: readonly number[]) {
  if (type === "story") {
    return new Set((await findStories(db, viewer, ids)).keys());
  }
  if (type === "interview" || viewer === null) {
    return new Set<number>();
  }
  return new Set((await findPosts(db, viewer, type, ids)).keys());
}

async function havingReplies(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) {
    return new Set();
  }
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
  if (row === undefined) {
    throw viewer === null ? unauthorized() : notFound();
  }
  return row;
}

/** Returns the comment before a write. @throws 404; 422 when its entity or the comment itself is deleted */
export async function requireLiveComment(db: Db, viewer: Viewer, id: number): Promise<CommentRow> {
  const row = await requireComment(db, viewer, id);
  await requireLiveEntity(db, viewer, entityOf(row));
  if (row.deleted_at !== null) {
    throw refused("This comment has been deleted.");
  }
  return row;
}
