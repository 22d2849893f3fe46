import { sql, type RawBuilder, type Selectable } from "kysely";
import { toIso, unique } from "../db/refs.ts";
import type { Database, Db } from "../db/schema.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { loadBeats } from "../lookups/beats.ts";
import { loadCountries } from "../lookups/read.ts";
import { loadResponsibilities } from "../responsibilities/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { authorColumns } from "../users/authors.ts";
import { loadSocials } from "../users/read.ts";
import { canReadProfile } from "../users/rules.ts";
import type { Author, Contact } from "../users/schema.ts";
import { isOwnContact } from "./rules.ts";

type Part = RawBuilder<unknown>;

type Columns = Selectable<Database["contacts"]>;

interface ContactRow
  extends
    Author,
    Pick<Columns, "firstname" | "lastname" | "job" | "organization" | "country_id" | "about" | "notes" | "created_at"> {
  email: string | null;
  phone: string | null;
  list_ids: number[];
  is_own: boolean;
  do_not_contact: boolean;
  is_open: boolean;
}

/** Contacts (alias c) with their details (d) and, for companies, their company data (o). */
const from = sql`from contacts c
  left join contact_details d on d.contact_id = c.id
  left join companies o on o.contact_id = c.id`;

/** The lists of the viewer's account; empty for everybody else. */
const selectListIds = (viewer: Viewer | null): Part =>
  viewer !== null && viewer.accountId !== null && viewer.modules.includes("contacts")
    ? sql`array(select m.list_id from contact_list_members m join contact_lists l on l.id = m.list_id
        where m.contact_id = c.id and l.account_id = ${viewer.accountId} order by fold_text(l.name), l.id)`
    : sql`'{}'::integer[]`;

const select = (viewer: Viewer | null) => sql`
    select ${authorColumns}, c.firstname, c.lastname, c.job, c.organization,
      coalesce(c.country_id, o.country_id) as country_id, coalesce(c.about, o.description) as about, c.notes, c.created_at,
      coalesce(d.public_email, o.email) as email, coalesce(d.phone, o.phone) as phone, ${selectListIds(viewer)} as list_ids,
      ${isOwnContact(viewer)} as is_own, exists (select 1 from do_not_contact n
        where n.contact_id = c.id and n.account_id = ${viewer?.accountId ?? 0}) as do_not_contact, ${canReadProfile(viewer)} as is_open
    ${from}`;

/** The contacts that match the condition, in no order; for private people only the profile head. */
export async function readContacts(db: Db, viewer: Viewer | null, where: Part): Promise<Contact[]> {
  const { rows } = await sql<ContactRow>`${select(viewer)} where ${where}`.execute(db);
  return present(db, viewer, rows);
}

/** One page of the contacts that match the condition, with their total. */
export async function listContacts(
  db: Db,
  viewer: Viewer | null,
  where: Part,
  order: Part,
  window: Window,
): Promise<Page<Contact>> {
  const list = sql<ContactRow>`${select(viewer)} where ${where} order by ${order}, c.id`;
  return mapPage(await readSqlPage(db, window, list, { from: sql`${from} where ${where}`, isCostly: true }), (rows) =>
    present(db, viewer, rows),
  );
}

async function present(db: Db, viewer: Viewer | null, rows: readonly ContactRow[]): Promise<Contact[]> {
  const open = rows.filter((row) => row.is_open).map((row) => row.id);
  const [beats, countries, socials, responsibilities] = await Promise.all([
    loadBeats(db, "contact", open),
    loadCountries(db, unique(rows.map((row) => row.country_id))),
    loadSocials(db, open),
    loadResponsibilities(db, viewer?.contactId ?? null, open),
  ]);
  return rows.map(
    ({
      country_id: countryId,
      created_at: createdAt,
      list_ids: listIds,
      is_own: isOwn,
      do_not_contact: doNotContact,
      is_open: isOpen,
      ...row
    }) => {
      const ofContact = responsibilities.get(row.id) ?? [];
      return {
        ...row,
        email: isOpen ? row.email : null,
        phone: isOpen ? row.phone : null,
        about: isOpen ? row.about : null,
        country: isOpen && countryId !== null ? (countries.get(countryId) ?? null) : null,
        beats: beats.get(row.id) ?? [],
        outlets: ofContact
          .filter((responsibility) => responsibility.kind === "outlet")
          .map(({ outlet, roleTitle }) => ({ outlet, roleTitle })),
        companies: ofContact
          .filter((responsibility) => responsibility.kind === "company")
          .map(({ company, roleTitle, isMediaContact }) => ({ company, roleTitle, isMediaContact })),
        social: socials.get(row.id) ?? null,
        notes: isOwn ? row.notes : null,
        listIds,
        isOwn,
        doNotContact,
        createdAt: toIso(createdAt),
      };
    },
  );
}
