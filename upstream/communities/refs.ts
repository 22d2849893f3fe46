import { sql } from "kysely";
import type { Viewer } from "../session/viewer.ts";
import type { Db } from "../db/schema.ts";
import type { CommunityRef } from "../users/schema.ts";

const OWNERS = {
  post: { table: sql.table("post_communities"), key: sql.ref("x.post_id") },
  story: { table: sql.table("story_communities"), key: sql.ref("x.story_id") },
  announcement: { table: sql.table("announcement_communities"), key: sql.ref("x.announcement_id") },
};

/**
 * Communities by the id of the post, story or announcement, sorted by name; entities without communities are absent.
 */
export async function loadCommunityRefs(
  db: Db,
  viewer: Viewer | null,
  kind: keyof typeof OWNERS,
  ids: readonly number[],
): Promise<Map<number, CommunityRef[]>> {
  const refs = new Map<number, CommunityRef[]>();
  if (ids.length === 0) {
    return refs;
  }
  const { table, key } = OWNERS[kind];
  const { rows } = await sql<CommunityRef & { owner: number }>`
    select ${key} as owner, k.id, k.slug, k.name, k.icon, m.contact_id is not null as "isJoined"
    from ${table} x
    join communities k on k.id = x.community_id
    left join community_members m on m.community_id = k.id and m.contact_id = ${viewer?.contactId ?? 0}
    where ${key} = any(${[...ids]}::integer[])
    order by k.name, k.id`.execute(db);
  for (const { owner, ...community } of rows) {
    refs.set(owner, [...(refs.get(owner) ?? []), community]);
  }
  return refs;
}
