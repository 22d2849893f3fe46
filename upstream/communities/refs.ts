import { sql } from "kysely";
import { addLinks, createLinks, setLinks, type LinkedIds } from "../db/links.ts";
import { groupByOwner } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { PublishedCommunity } from "../realtime/roomNames.ts";
import type { Viewer } from "../session/viewer.ts";
import type { CommunityRef } from "../users/schema.ts";

/** The links of each kind of entity to its communities. */
const linksByOwner = {
  post: createLinks("post_communities", "post_id", "community_id"),
  story: createLinks("story_communities", "story_id", "community_id"),
  announcement: createLinks("announcement_communities", "announcement_id", "community_id"),
};
type Owner = keyof typeof linksByOwner;

/**
 * Communities by the id of the post, story or announcement, sorted by name; entities without communities are absent.
 */
export async function loadCommunityRefs(
  db: Db,
  viewer: Viewer | null,
  owner: Owner,
  ids: readonly number[],
): Promise<Map<number, CommunityRef[]>> {
  if (ids.length === 0) return new Map();
  const { table, owner: key } = linksByOwner[owner];
  const { rows } = await sql<CommunityRef & { owner: number }>`
    select x.${key} as owner, k.id, k.slug, k.name, k.icon, m.contact_id is not null as "isJoined"
    from ${table} x
    join communities k on k.id = x.community_id
    left join community_members m on m.community_id = k.id and m.contact_id = ${viewer?.contactId ?? 0}
    where x.${key} = any(${[...ids]}::integer[])
    order by fold_text(k.name), k.id`.execute(db);
  return groupByOwner(rows);
}

/** The communities of one entity, for announcing it. */
export async function loadEntityCommunities(db: Db, owner: Owner, id: number): Promise<PublishedCommunity[]> {
  const { table, owner: key } = linksByOwner[owner];
  const { rows } = await sql<PublishedCommunity>`select k.id, k.slug, k.type from ${table} x
    join communities k on k.id = x.community_id where x.${key} = ${id}`.execute(db);
  return rows;
}

/** Replaces the communities of an entity: null removes all, undefined changes nothing. */
export const updateCommunities = (tx: Db, owner: Owner, id: number, communityIds: LinkedIds): Promise<void> =>
  setLinks(tx, linksByOwner[owner], id, communityIds);

/** Adds communities to an entity that has none yet. */
export const addCommunities = (tx: Db, owner: Owner, id: number, communityIds: LinkedIds): Promise<void> =>
  addLinks(tx, linksByOwner[owner], id, communityIds);
