import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/schema.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import type { Viewer } from "../session/viewer.ts";

/** SQL for the array of ids of the communities that the viewer has joined; read once per statement. */
export const joinedCommunities = ({ contactId }: Pick<Viewer, "contactId">): RawBuilder<unknown> =>
  sql`array(select m.community_id from community_members m where m.contact_id = ${contactId})`;

/**
 * The error unless all of these are joined communities, any community for platform admins, or those already set.
 * @param previous those already set; none for what is about to be published
 */
export async function findCommunitiesError(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  previous: readonly number[],
): Promise<FieldError | null> {
  const added = [...new Set(ids)].filter((id) => !previous.includes(id));
  const isAllowed = added.length === 0 || (await canPostIn(db, viewer, added));
  return isAllowed ? null : fieldError.invalid("You can post only in communities that you have joined.");
}

/** Whether the viewer may post in each of these communities: joined ones, or any for platform admins. */
async function canPostIn(db: Db, viewer: Viewer, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select 1 from communities k
    where k.id = any(${ids}::integer[])
      and (${viewer.isAdmin} or exists (select 1 from community_members m
        where m.community_id = k.id and m.contact_id = ${viewer.contactId}))`.execute(db);
  return rows.length === ids.length;
}

/** Platform admins and administrators of an account may create communities. */
export function canCreateCommunity(viewer: Pick<Viewer, "isAdmin" | "roles">): boolean {
  return viewer.isAdmin || viewer.roles.includes("accountAdmin");
}

/** The creator and platform admins may change a community and its members. */
export function canEditCommunity(viewer: Pick<Viewer, "isAdmin" | "contactId">, { creator_id: creator }: { creator_id: number }) {
  return viewer.isAdmin || creator === viewer.contactId;
}
