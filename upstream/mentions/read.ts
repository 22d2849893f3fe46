import { sql, type RawBuilder } from "kysely";
import { foldedContainsTerm } from "../db/conditions.ts";
import type { EntityRef } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { Page, Window } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import type { Viewer } from "../session/viewer.ts";
import { authorColumns } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";

type Part = RawBuilder<unknown>;

/** Context in which the mention is written. */
export interface MentionPlace {
  /** The post or story of the current thread. */
  entity: EntityRef | null;
  /** Communities that a new post is for. */
  communityIds: readonly number[];
}

/** Authors of the entity and of comments on it. */
function inThread(entity: EntityRef | null): Part {
  if (entity === null) return sql`false`;
  const table = sql.table(entity.type === "story" ? "stories" : "posts");
  return sql`(c.id = (select e.author_id from ${table} e where e.id = ${entity.id})
    or exists (select 1 from comments m where m.entity_type = ${entity.type} and m.entity_id = ${entity.id}
      and m.author_id = c.id and m.deleted_at is null))`;
}

/** Members of the given communities; members of a private one are only visible to its members. */
function inCommunity(viewer: Viewer, { entity, communityIds }: MentionPlace): Part {
  const ofEntity =
    entity === null
      ? sql``
      : entity.type === "story"
        ? sql`or k.id in (select x.community_id from story_communities x where x.story_id = ${entity.id})`
        : sql`or k.id in (select x.community_id from post_communities x where x.post_id = ${entity.id})`;
  return sql`exists (select 1 from community_members m join communities k on k.id = m.community_id
    where m.contact_id = c.id and (k.id = any(${[...communityIds]}::integer[]) ${ofEntity})
      and (k.type = 'public' or exists (select 1 from community_members own
        where own.community_id = k.id and own.contact_id = ${viewer.contactId})))`;
}

/**
 * People and companies whose name contains the term: first those of the thread, then those of its communities, then all others;
 * within each, names that begin with the term first.
 */
export async function findMentionable(
  db: Db,
  viewer: Viewer,
  term: string,
  place: MentionPlace,
  window: Window,
): Promise<Page<Author>> {
  const from = sql`from contacts c where c.account_id is null and ${foldedContainsTerm(sql`c.folded_name`, term)}`;
  return readSqlPage(
    db,
    window,
    sql<Author>`select ${authorColumns} ${from}
    order by case when ${inThread(place.entity)} then 0 when ${inCommunity(viewer, place)} then 1 else 2 end,
      strpos(c.folded_name, fold_text(${term})) > 1, c.folded_name, c.id`,
    { from, isCostly: true },
  );
}
