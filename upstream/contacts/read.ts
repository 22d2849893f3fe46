import { sql, type RawBuilder } from "kysely";
import { selectCompanyStaff, selectOutletStaff } from "../companies/staff.ts";
import { containsTerm, filterBy, foldedContainsTerm, joinByAnd } from "../db/conditions.ts";
import { getIds, anyId, mapById } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { requireFound } from "../http/errors.ts";
import type { Page, Window } from "../http/paging.ts";
import type { Viewer } from "../session/viewer.ts";
import { canReadProfile } from "../users/rules.ts";
import type { Contact } from "../users/schema.ts";
import { listContacts, readContacts } from "./rows.ts";
import { isVisibleContact } from "./rules.ts";
import type { ContactFilter } from "./schema.ts";

type Part = RawBuilder<unknown>;

export const byName = sql`c.folded_name`;

/** Matches contacts whose name, job, organization or visible e-mail address contains the term. */
export const contactHasText = (viewer: Viewer, q: string): Part => sql`(
  ${foldedContainsTerm(sql`c.folded_head`, q.trim())}
  or (${canReadProfile(viewer)} and ${containsTerm(sql`coalesce(d.public_email, o.email, '')`, q.trim())}))`;

/** Converts the filter to conditions. Hidden details of private people are not searched. */
function toConditions(viewer: Viewer, filter: ContactFilter): Part[] {
  const { q, type, beats, country, outletId, companyId, role, listId } = filter;
  const open = canReadProfile(viewer);
  return [
    ...filterBy(q, (term) => contactHasText(viewer, term)),
    ...filterBy(type, (value) => sql`c.type = ${value}`),
    ...filterBy(
      beats,
      (ids) => sql`${open} and exists (select 1 from contact_beats b
        where b.contact_id = c.id and b.beat_id = ${anyId(ids)})`,
    ),
    ...filterBy(
      country,
      (code) => sql`${open} and coalesce(c.country_id, o.country_id) =
        (select n.id from countries n where n.code = upper(${code}))`,
    ),
    ...filterBy(outletId, (id) => sql`c.id in (${selectOutletStaff(sql`${id}::integer`)})`),
    ...filterBy(companyId, (id) => sql`c.id in (${selectCompanyStaff(sql`${id}::integer`)})`),
    ...filterBy(
      role,
      (value) => sql`${open} and (
        exists (select 1 from outlet_responsibilities r where r.contact_id = c.id and ${value} = any(r.roles))
        or exists (select 1 from company_responsibilities r
          where r.contact_id = c.id and r.status = 'active' and ${value} = any(r.roles)))`,
    ),
    ...filterBy(
      listId,
      (id) => sql`exists (select 1 from contact_list_members m join contact_lists l on l.id = m.list_id
        where m.contact_id = c.id and l.id = ${id} and l.account_id = ${viewer.accountId ?? 0})`,
    ),
  ];
}

/** Contacts by name: all registered people and companies except the viewer, and those of the viewer's account. */
export function findContacts(db: Db, viewer: Viewer, filter: ContactFilter, window: Window): Promise<Page<Contact>> {
  const isNotViewer = sql`c.id <> ${viewer.contactId}`;
  const where = joinByAnd([isVisibleContact(viewer), isNotViewer, ...toConditions(viewer, filter)]);
  return listContacts(db, viewer, where, byName, window);
}

/** Contacts by id, with the fields visible to the viewer. */
export async function loadContacts(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, Contact>> {
  const where = sql`${isVisibleContact(viewer)} and c.id = any(${[...ids]}::integer[])`;
  return mapById(await readContacts(db, viewer, where));
}

/** @throws 404 */
export async function requireContact(db: Db, viewer: Viewer, id: number): Promise<Contact> {
  return requireFound((await loadContacts(db, viewer, [id])).get(id));
}

/** Returns those of the ids that are contacts the viewer may choose from. */
export async function findKnownContacts(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select c.id from contacts c
    where ${isVisibleContact(viewer)} and c.id = any(${[...ids]}::integer[])`.execute(db);
  return new Set(getIds(rows));
}
