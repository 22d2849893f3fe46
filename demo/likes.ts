import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { DAY, MINUTE } from "../upstream/units.ts";
import type { CommentRows } from "./comments.ts";
import type { CommunitySlug } from "./content/communities.ts";
import type { Published } from "./posts.ts";
import { createRandom, type Random } from "./random.ts";

type Row = Insertable<Database["likes"]>;

/** The contacts who may like something in these communities; people who post come first. */
export type Likers = (communities: readonly CommunitySlug[]) => readonly number[];

/** Like counts of popular posts, identified by the beginning of their text. */
const popularPosts: readonly (readonly [start: string, likes: number])[] = [
  ["## What we got wrong in the Ferndale", 1893],
  ["## Eleven kitchen tables", 1342],
  ["Ambulances in the state arrive latest", 1127],
  ["## I read 500 of our own pitches", 764],
  ["Forty new members since Monday.", 418],
  ["Ten frames we did not run", 356],
  ["## Machines in the newsroom", 297],
];

/** A typical number of likes: usually a few, rarely a hundred. */
function likeCount(entity: Published, random: Random, now: number): number {
  const popular = popularPosts.find(([start]) => entity.text.startsWith(start));
  if (popular !== undefined) return popular[1];
  const age = now - entity.publishedAt.getTime();
  const ageFactor = Math.min(1, age / DAY + 0.05);
  return Math.floor((random.next() ** 3.2 * 120 + random.next() * 9) * ageFactor);
}

/** Likes by `count` different contacts after `from`, most of them soon after it. */
function createLikes(
  entityType: Row["entity_type"],
  entityId: number,
  pool: readonly number[],
  count: number,
  from: number,
  now: number,
  random: Random,
): Row[] {
  const chosen = new Set<number>();
  const target = Math.min(count, pool.length);
  if (target > pool.length / 2) for (const contact of random.shuffle(pool).slice(0, target)) chosen.add(contact);
  while (chosen.size < target) chosen.add(random.pick(pool));
  const until = Math.min(now - MINUTE / 2, from + 12 * DAY);
  return [...chosen].map((contact) => ({
    entity_type: entityType,
    entity_id: entityId,
    contact_id: contact,
    created_at: new Date(Math.round(from + Math.max(0, until - from) * random.next() ** 2)),
  }));
}

/** The likes of posts, stories and comments, oldest first. */
export function likeRows(published: readonly Published[], comments: CommentRows["visible"], likers: Likers, now: Date): Row[] {
  const time = now.getTime();
  const posts = published.flatMap((entity) => {
    const random = createRandom(`likes ${entity.entityType} ${entity.id}`);
    return createLikes(
      entity.entityType,
      entity.id,
      likers(entity.communities),
      likeCount(entity, random, time),
      entity.publishedAt.getTime() + MINUTE,
      time,
      random,
    );
  });
  const random = createRandom("likes of comments");
  const onComments = comments.flatMap(({ id, entity, at, isReply }) => {
    const count = random.chance(0.45) ? 0 : Math.floor(random.next() ** 3 * (isReply ? 8 : 24));
    return createLikes("comment", id, likers(entity.communities), count, at, time, random);
  });
  return [...posts, ...onComments]
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((row, index) => ({ id: 1001 + index, ...row }));
}
