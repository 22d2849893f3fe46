import { requireEntity } from "../comments/entities.ts";
import { requireOpenCommunity } from "../communities/read.ts";
import { anyId, type EntityRef } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { HttpError } from "../http/errors.ts";
import { MAX_ID } from "../http/paging.ts";
import { entityTypes } from "../posts/types.ts";
import { loadViewer } from "../session/sessions.ts";
import type { Viewer } from "../session/viewer.ts";
import { feedRoom, getPostId, homeRoom, postRoom, type Audience } from "./roomNames.ts";

/** A watchable target: a post or story, or the feed of a community; null is the home feed. */
export type Target = { post: EntityRef } | { feed: string | null };

/** Parses what a socket sent; null when it is not a valid target. */
export function readTarget(sent: unknown): Target | null {
  const { post, feed }: { post?: unknown; feed?: unknown } = Object(sent);
  if (feed === null || (typeof feed === "string" && !feed.includes("\0"))) return { feed };
  const { type, id }: { type?: unknown; id?: unknown } = Object(post);
  const known = entityTypes.find((entityType) => entityType === type);
  return known !== undefined && typeof id === "number" && Number.isInteger(id) && id > 0 && id <= MAX_ID
    ? { post: { type: known, id } }
    : null;
}

/** The rooms that get the events of the target for this user; null when the user may not see it. */
export async function findRooms(db: Db, userId: number, target: Target): Promise<string[] | null> {
  const viewer = await loadViewer(db, userId);
  if (viewer === null) return null;
  try {
    return "post" in target ? [await findPostRoom(db, viewer, target.post)] : await findFeedRooms(db, viewer, target.feed);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

async function findPostRoom(db: Db, viewer: Viewer, post: EntityRef): Promise<string> {
  await requireEntity(db, viewer, post);
  return postRoom(post);
}

/** Those of the rooms that are of posts in the community. */
export async function findPostRoomsOf(db: Db, communityId: number, rooms: readonly string[]): Promise<string[]> {
  const posts = await db
    .selectFrom("posts as p")
    .innerJoin("post_communities as c", "c.post_id", "p.id")
    .select(["p.type", "p.id"])
    .where("c.community_id", "=", communityId)
    .where("p.id", "=", anyId(rooms.flatMap((room) => getPostId(room) ?? [])))
    .execute();
  return posts.map(postRoom);
}

async function findFeedRooms(db: Db, viewer: Viewer, slug: string | null): Promise<string[]> {
  const audiences: readonly Audience[] = viewer.isAdmin ? ["admins"] : [...viewer.userTypes, "everybody"];
  if (slug !== null) {
    const { id } = await requireOpenCommunity(db, viewer, slug);
    return audiences.map((audience) => feedRoom(id, audience));
  }
  const joined = await db
    .selectFrom("community_members")
    .select("community_id")
    .where("contact_id", "=", viewer.contactId)
    .execute();
  const parts = [null, ...joined.map((row) => row.community_id)];
  return parts.flatMap((part) => audiences.map((audience) => homeRoom(part, audience)));
}
