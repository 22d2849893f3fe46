import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import type { Newsroom } from "./schema.ts";
import type { Author } from "../users/schema.ts";
import { loadAuthors, loadCompanyRefs } from "../users/authors.ts";
import { loadCountries } from "../lookups/read.ts";
import { loadImages } from "../media/read.ts";
import { iso, isoOrNull, required, unique, byOwner } from "../db/refs.ts";
import type { NewsroomRow } from "./read.ts";
import { loadBeats } from "../lookups/beats.ts";

/** Converts the rows to their API shape, in the same order. */
export async function presentNewsrooms(db: Db, rows: readonly NewsroomRow[]): Promise<Newsroom[]> {
  const countryOf = (row: NewsroomRow) => row.country_id ?? row.company_country_id;
  const [companies, countries, images, beats, owners, contacts] = await Promise.all([
    loadCompanyRefs(db, unique(rows.map((row) => row.company_id))),
    loadCountries(db, unique(rows.map(countryOf))),
    loadImages(db, unique(rows.flatMap((row) => [row.logo_image_id, row.banner_image_id]))),
    loadBeats(db, "contact", unique(rows.map((row) => row.company_contact_id))),
    loadAuthors(db, unique(rows.map((row) => row.owner_id))),
    loadNewsroomContacts(
      db,
      rows.map((row) => row.id),
    ),
  ]);
  const imageOf = (id: number | null) => (id === null ? null : (images.get(id) ?? null));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    status: row.status,
    company: required(companies, row.company_id, "Company"),
    description: row.description,
    url: row.url ?? row.company_url,
    country: countries.get(countryOf(row) ?? 0) ?? null,
    logo: imageOf(row.logo_image_id),
    banner: imageOf(row.banner_image_id),
    beats: beats.get(row.company_contact_id) ?? [],
    contacts: contacts.get(row.id) ?? [],
    announcementsCount: row.announcements_count,
    owner: required(owners, row.owner_id, "Contact"),
    createdAt: iso(row.created_at),
    confirmedAt: isoOrNull(row.confirmed_at),
    canEdit: row.can_edit,
  }));
}

/** Press contacts by newsroom id. */
async function loadNewsroomContacts(db: Db, ids: readonly number[]): Promise<Map<number, Author[]>> {
  const { rows } = await sql<Author & { owner: number }>`
    select x.newsroom_id as owner, c.id, c.avatar, c.name, c.slug, c.type
    from newsroom_contacts x join contacts c on c.id = x.contact_id
    where x.newsroom_id = any(${[...ids]}::integer[]) order by x.position`.execute(db);
  return byOwner(rows);
}
