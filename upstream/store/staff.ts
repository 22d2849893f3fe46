import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Reader } from "../auth/reader.ts";
import { listContacts } from "../contacts/rows.ts";
import type { Database } from "../db/schema.ts";
import type { Window } from "../http/paging.ts";
import type { Page } from "../schemas/basics.ts";
import type { Contact } from "../schemas/people.ts";

type Db = Kysely<Database>;
type Part = RawBuilder<unknown>;

/** Contact ids of whoever works or speaks for the company, or belongs to its account. @param id an expression in SQL */
export const staffOfCompany = (id: Part): Part => sql`
  select r.contact_id from company_responsibilities r where r.company_id = ${id} and r.status = 'active'
  union select s.contact_id from spokespeople s where s.company_id = ${id}
  union select u.contact_id from users u join accounts a on a.id = u.account_id where a.company_id = ${id}`;

/** Contact ids of whoever works for the outlet. @param id an expression in SQL */
export const staffOfOutlet = (id: Part): Part =>
  sql`select r.contact_id from outlet_responsibilities r where r.outlet_id = ${id}`;

/** The people of a company: those for the media first, then by name. */
export const listStaffOfCompany = (db: Db, reader: Reader | null, companyId: number, window: Window): Promise<Page<Contact>> =>
  listStaff(db, reader, staffOfCompany(sql`${companyId}::integer`), mediaContactsFirst(companyId), window);

/** The people of an outlet, by name. */
export const listStaffOfOutlet = (db: Db, reader: Reader | null, outletId: number, window: Window): Promise<Page<Contact>> =>
  listStaff(db, reader, staffOfOutlet(sql`${outletId}::integer`), sql`c.name`, window);

const mediaContactsFirst = (companyId: number): Part => sql`exists (select 1 from company_responsibilities r
  where r.contact_id = c.id and r.company_id = ${companyId} and r.status = 'active' and r.is_media_contact) desc, c.name`;

const listStaff = (db: Db, reader: Reader | null, staff: Part, order: Part, window: Window): Promise<Page<Contact>> =>
  listContacts(db, reader, sql`c.id in (${staff})`, order, window);
