import { sql } from "kysely";
import { exists } from "../db/exists.ts";
import type { Db } from "../db/schema.ts";
import { notFound, requireState, requireValid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { type Page, MAX_ID, type Window } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { announceLeft } from "../realtime/announce.ts";
import { authorColumns, arePeople } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";
import { peopleCondition, type CommunityRow } from "./read.ts";
import type { PeopleFilter } from "./schema.ts";

/** Maximum number of people per invitation request. */
const MAX_INVITED = 50;

/**
 * Invites people. Members and people who are already invited are skipped.
 * @throws 422 on contactIds
 */
export async function invitePeople(db: Db, community: CommunityRow, contactIds: readonly number[], now: Date): Promise<void> {
  const ids = [...new Set(contactIds)];
  requireValid(ids.length > 0, "contactIds", fieldError.blank("Choose at least one person to invite."));
  requireValid(ids.length <= MAX_INVITED, "contactIds", fieldError.atMost(MAX_INVITED, "people can be invited at once"));
  requireValid(await arePeople(db, ids), "contactIds", fieldError.notFound("A person"));
  await sql`insert into community_invitations (community_id, contact_id, created_at)
    select ${community.id}, p.id, ${now} from unnest(${ids}::integer[]) as p(id)
    where not exists (select 1 from community_members m where m.community_id = ${community.id} and m.contact_id = p.id)
    on conflict do nothing`.execute(db);
}

/** People who are invited and have not joined, by name. */
export async function listInvited(db: Db, communityId: number, filter: PeopleFilter, window: Window): Promise<Page<Author>> {
  const from = sql`from community_invitations i join contacts c on c.id = i.contact_id
    where i.community_id = ${communityId}
      and not exists (select 1 from community_members m where m.community_id = i.community_id and m.contact_id = c.id)
      and ${peopleCondition(filter)}`;
  const list = sql<Author>`select ${authorColumns} ${from} order by c.folded_name, c.id`;
  return readSqlPage(db, window, list, { from });
}

/**
 * Removes a member and their invitation, so that they cannot rejoin a private community.
 * @throws 404 when they have neither joined nor are invited; 422 for the creator
 */
export async function removePerson(db: Db, community: CommunityRow, contactId: number): Promise<void> {
  requireState(contactId !== community.creator_id, "The creator of a community cannot be removed.");
  const place = sql`where community_id = ${community.id} and contact_id = ${Math.min(contactId, MAX_ID)} returning 1`;
  await db.transaction().execute(async (tx) => {
    const wasRemoved = await exists(
      tx,
      sql`with left_members as (delete from community_members ${place}),
        withdrawn as (delete from community_invitations ${place})
      select 1 from left_members union all select 1 from withdrawn`,
    );
    if (!wasRemoved) throw notFound();
    const user = await tx.selectFrom("users").select("id").where("contact_id", "=", contactId).executeTakeFirst();
    if (user !== undefined) await announceLeft(tx, user.id, community.id);
  });
}
