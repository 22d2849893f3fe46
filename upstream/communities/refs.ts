import { sql } from "kysely";
import type { PublishedCommunity } from "../realtime/roomNames.ts";
import { groupByOwner } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { Viewer } from "../session/viewer.ts";
import type { CommunityRef } from "../users/schema.ts";

/** The tables that link each kind of entity to its communities, and their columns with the id of the entity. */
const OWNERS = {
  post: { table: sql.table("post_communities"), key: sql.ref("post_id") },
  story: { table: sql.table("story_communities"), key: sql.ref("story_id") },
  announcement: { table: sql.table("announcement_communities"), key: sql.ref("announcement_id") },
};
type Owner = keyof typeof OWNERS;

/**
 * Communities by the id of the post, story or announcement, sorted by name; entities without communities are absent.
 */
export async function loadCommunityRefs(
  db: Db,
  viewer: Viewer | null,
  owner: Owner,
  ids: readonly number[],
): Promise<Map<number, CommunityRef[]>> {
  if (ids.length === 0) {
    return new Map();
  }
  const { table, key } = OWNERS[owner];
  const { rows } = await sql<CommunityRef & { owner: number }>`
    select x.${key} as owner, k.id, k.slug, k.name, k.icon, m.contact_id is not null as "isJoined"
    from ${table} x
    join communities k on k.id = x.community_id
    left join community_members m on m.community_id = k.id and m.contact_id = ${viewer?.contactId ?? 0}
    where x.${key} = any(${[...ids]}::integer[])
    order by k.name, k.id`.execute(db);
  return groupByOwner(rows);
}

/** The communities of one entity, for announcing it. */
export async function loadEntityCommunities(db: Db, owner: Owner, id: number): Promise<PublishedCommunity[]> {
  const { table, key } = OWNERS[owner];
  const { rows } = await sql<PublishedCommunity>`select k.id, k.slug, k.type from ${table} x
    join communities k on k.id = x.community_id where x.${key} = ${id}`.execute(db);
  return rows;
}

type CommunityIds = readonly number[] | null | undefined;

/** Replaces the communities of an entity: null removes all, undefined changes nothing. */
export async function updateCommunities(tx: Db, owner: Owner, id: number, communityIds: CommunityIds): Promise<void> {
  if (communityIds !== undefined) {
    const { table, key } = OWNERS[owner];
    await sql`delete from ${table} where ${key} = ${id}`.execute(tx);
    await addCommunities(tx, owner, id, communityIds);
  }
}

/** Adds communities to an entity that has none yet. */
export async function addCommunities(tx: Db, owner: Owner, id: number, communityIds: CommunityIds): Promise<void> {
  if (communityIds && communityIds.length > 0) {
    const { table, key } = OWNERS[owner];
    await sql`insert into ${table} (${key}, community_id)
      select ${id}::integer, unnest(${[...new Set(communityIds)]}::integer[])`.execute(tx);
  }
}
