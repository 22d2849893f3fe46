import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Reader } from "../auth/reader.ts";
import type { Database } from "../db/schema.ts";
import { page, type Window } from "../http/paging.ts";
import { openProfile } from "../rules/profiles.ts";
import type { Page } from "../schemas/basics.ts";
import type { Contact } from "../schemas/people.ts";
import { loadContactBeats } from "./contacts.ts";
import { loadCountries } from "./lookups.ts";
import { loadSocials } from "./profiles.ts";
import { iso, unique } from "./refs.ts";
import { loadResponsibilities } from "./responsibilities.ts";

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

interface ContactRow {
  id: number;
  avatar: string | null;
  name: string;
  slug: string | null;
  type: "person" | "company";
  firstname: string | null;
  lastname: string | null;
  job: string | null;
  organization: string | null;
  email: string | null;
  phone: string | null;
  country_id: number | null;
  about: string | null;
  created_at: Date;
  is_open: boolean;
}

async function listStaff(db: Db, reader: Reader | null, staff: Part, order: Part, window: Window): Promise<Page<Contact>> {
  const { rows } = await sql<ContactRow>`
    select c.id, c.avatar, c.name, c.slug, c.type, c.firstname, c.lastname, c.job, c.organization, c.country_id,
      c.about, c.created_at, d.public_email as email, d.phone, ${openProfile(reader)} as is_open
    from contacts c left join contact_details d on d.contact_id = c.id
    where c.id in (${staff}) order by ${order}, c.id limit ${window.limit} offset ${window.offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from (${staff}) staff`.execute(db);
  return page(await present(db, reader, rows), counted.rows[0]?.total ?? 0, window);
}

/** Of private people others see the head only (D-174). */
async function present(db: Db, reader: Reader | null, rows: readonly ContactRow[]): Promise<Contact[]> {
  const open = rows.filter((row) => row.is_open).map((row) => row.id);
  const [beats, countries, socials, responsibilities] = await Promise.all([
    loadContactBeats(db, open),
    loadCountries(db, unique(rows.map((row) => row.country_id))),
    loadSocials(db, open),
    loadResponsibilities(db, reader?.contactId ?? null, open),
  ]);
  return rows.map(({ country_id: countryId, created_at: createdAt, is_open: isOpen, ...row }) => {
    const held = responsibilities.get(row.id) ?? [];
    return {
      ...row,
      email: isOpen ? row.email : null,
      phone: isOpen ? row.phone : null,
      about: isOpen ? row.about : null,
      country: isOpen && countryId !== null ? (countries.get(countryId) ?? null) : null,
      beats: beats.get(row.id) ?? [],
      outlets: held.flatMap((one) => (one.kind === "outlet" ? [{ outlet: one.outlet, roleTitle: one.roleTitle }] : [])),
      companies: held.flatMap((one) =>
        one.kind === "company" ? [{ company: one.company, roleTitle: one.roleTitle, isMediaContact: one.isMediaContact }] : [],
      ),
      social: socials.get(row.id) ?? null,
      notes: null,
      listIds: [],
      isOwn: false,
      createdAt: iso(createdAt),
    };
  });
}
