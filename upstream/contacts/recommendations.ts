import { sql } from "kysely";
import { exists } from "../db/exists.ts";
import type { Db } from "../db/schema.ts";
import { setRow } from "../db/setRow.ts";
import { notFound } from "../http/errors.ts";
import type { Page, Window } from "../http/paging.ts";
import type { Viewer } from "../session/viewer.ts";
import { canReadProfile } from "../users/rules.ts";
import type { Contact } from "../users/schema.ts";
import { byName } from "./read.ts";
import { listContacts } from "./rows.ts";

/** Number of beats that the contact (alias c) shares with the viewer. */
const countSharedBeats = ({ contactId }: Viewer) => sql`(select count(*) from contact_beats b
  join contact_beats mine on mine.beat_id = b.beat_id and mine.contact_id = ${contactId} where b.contact_id = c.id)`;

/** Registered people and companies of other accounts whose beats are visible to the viewer. */
const isCandidate = (viewer: Viewer) => sql`c.account_id is null and c.id <> ${viewer.contactId} and ${canReadProfile(viewer)}
  and not exists (select 1 from users u where u.contact_id = c.id and u.account_id = ${viewer.accountId ?? 0})
  and not exists (select 1 from accounts a where a.company_id = o.id and a.id = ${viewer.accountId ?? 0})`;

/**
 * Contacts that share beats with the viewer, are in no list of the account and were not dismissed. Sorted by the number of
 * shared beats, then by last activity.
 */
export function listRecommendations(db: Db, viewer: Viewer, window: Window): Promise<Page<Contact>> {
  const where = sql`${isCandidate(viewer)} and ${countSharedBeats(viewer)} > 0
    and not exists (select 1 from contact_list_members m join contact_lists l on l.id = m.list_id
      where m.contact_id = c.id and l.account_id = ${viewer.accountId ?? 0})
    and not exists (select 1 from dismissed_contacts x where x.dismissed_id = c.id and x.contact_id = ${viewer.contactId})`;
  const order = sql`${countSharedBeats(viewer)} desc, c.last_active_at desc nulls last, ${byName}`;
  return listContacts(db, viewer, where, order, window);
}

/** Stops recommending the contact to the viewer. @throws 404 when there is no such registered contact */
export async function dismissRecommendation(db: Db, viewer: Viewer, contactId: number, now: Date): Promise<void> {
  const isFound = await exists(
    db,
    sql`select 1 from contacts c
    where c.id = ${contactId} and c.account_id is null and c.id <> ${viewer.contactId}`,
  );
  if (!isFound) throw notFound();
  const key = { contact_id: viewer.contactId, dismissed_id: contactId };
  await setRow(db, "dismissed_contacts", key, true, { dismissed_at: now });
}
