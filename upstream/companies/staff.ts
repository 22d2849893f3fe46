import { sql, type RawBuilder } from "kysely";
import { listContacts } from "../contacts/rows.ts";
import type { Db } from "../db/schema.ts";
import type { Page, Window } from "../http/paging.ts";
import type { Viewer } from "../session/viewer.ts";
import type { Contact, StaffContact } from "../users/schema.ts";
import { findAccountUsers } from "./people.ts";

type Part = RawBuilder<unknown>;

/** Contact ids of the people who work or speak for the company or belong to its account. @param id an SQL expression */
export const selectCompanyStaff = (id: Part): Part => sql`
  select r.contact_id from company_responsibilities r where r.company_id = ${id} and r.status = 'active'
  union select s.contact_id from spokespeople s where s.company_id = ${id}
  union select u.contact_id from users u join accounts a on a.id = u.account_id where a.company_id = ${id}`;

/** Contact ids of the people who work for the outlet. @param id an SQL expression */
export const selectOutletStaff = (id: Part): Part =>
  sql`select r.contact_id from outlet_responsibilities r where r.outlet_id = ${id}`;

/** A company or an outlet whose people are listed. */
export interface Workplace {
  id: number;
  /** Whether the viewer is one of its owners or editors, or a platform admin. */
  canEdit: boolean;
}

export interface StaffFilter {
  window: Window;
  /** Restricts the list to these contacts. */
  contactIds: readonly number[] | undefined;
}

/** The people of a company: media contacts first, then by name. */
export async function listCompanyStaff(
  db: Db,
  viewer: Viewer | null,
  { id, canEdit }: Workplace,
  filter: StaffFilter,
): Promise<Page<StaffContact>> {
  const found = await listStaff(db, viewer, selectCompanyStaff(sql`${id}::integer`), mediaContactsFirst(id), filter);
  if (!canEdit) return found;
  const users = await findAccountUsers(
    db,
    id,
    found.data.map((contact) => contact.id),
  );
  return { ...found, data: found.data.map((contact) => ({ ...contact, isAccountUser: users.has(contact.id) })) };
}

/** The people of an outlet, by name. */
export const listOutletStaff = (db: Db, viewer: Viewer | null, { id }: Workplace, filter: StaffFilter): Promise<Page<Contact>> =>
  listStaff(db, viewer, selectOutletStaff(sql`${id}::integer`), sql`c.folded_name`, filter);

const mediaContactsFirst = (companyId: number): Part => sql`exists (select 1 from company_responsibilities r
  where r.contact_id = c.id and r.company_id = ${companyId} and r.status = 'active' and r.is_media_contact) desc, c.folded_name`;

function listStaff(
  db: Db,
  viewer: Viewer | null,
  staff: Part,
  order: Part,
  { window, contactIds }: StaffFilter,
): Promise<Page<Contact>> {
  const among = contactIds === undefined ? sql`true` : sql`c.id = any(${[...contactIds]}::integer[])`;
  return listContacts(db, viewer, sql`c.id in (${staff}) and ${among}`, order, window);
}
