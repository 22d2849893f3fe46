import { sql, type RawBuilder, type Selectable } from "kysely";
import { foldedContainsTerm } from "../db/conditions.ts";
import { unique, getOrNull, mapById } from "../db/refs.ts";
import type { Db, Database } from "../db/schema.ts";
import { isFollowed } from "../follows/store.ts";
import { requireFound } from "../http/errors.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { loadCountries } from "../lookups/read.ts";
import { loadImages } from "../media/read.ts";
import type { Viewer } from "../session/viewer.ts";
import type { Company } from "../users/schema.ts";
import { isOwnCompany, isVisibleNewsroom } from "./rules.ts";
import { selectCompanyStaff } from "./staff.ts";

interface CompanyRow extends Selectable<Database["companies"]> {
  name: string;
  slug: string;
  logo: string | null;
  people_count: number;
  is_own: boolean;
  is_followed: boolean;
  newsroom: Company["newsroom"];
}

const companies = sql`from companies o join contacts c on c.id = o.contact_id`;

const selectCompany = (viewer: Viewer | null) => sql`
  select o.*, c.name, coalesce(c.slug, o.id::text) as slug, c.avatar as logo,
    (select count(*) from (${selectCompanyStaff(sql`o.id`)}) staff) as people_count,
    ${isOwnCompany(viewer)} as is_own, ${isFollowed(viewer)} as is_followed,
    (select jsonb_build_object('id', n.id, 'name', n.name, 'slug', n.slug, 'status', n.status) from newsrooms n
      where n.company_id = o.id and ${isVisibleNewsroom(viewer)}
      order by n.status = 'confirmed' desc, n.status = 'pending' desc, n.id limit 1) as newsroom
  ${companies}`;

/** Companies by slug in lower case. */
export async function loadCompanies(db: Db, viewer: Viewer | null, slugs: readonly string[]): Promise<Map<string, Company>> {
  const requested = slugs.map((slug) => slug.toLowerCase());
  const { rows } = await sql<CompanyRow>`${selectCompany(viewer)}
    where lower(c.slug) = any(${requested}::text[])`.execute(db);
  return new Map((await present(db, viewer, rows)).map((company) => [company.slug.toLowerCase(), company]));
}

/** @throws 404 */
export async function requireCompany(db: Db, viewer: Viewer | null, slug: string): Promise<Company> {
  return requireFound((await loadCompanies(db, viewer, [slug])).get(slug.toLowerCase()));
}

/** Companies by id. */
export async function findCompanies(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, Company>> {
  const { rows } = await sql<CompanyRow>`${selectCompany(viewer)}
    where o.id = any(${[...ids]}::integer[])`.execute(db);
  return mapById(await present(db, viewer, rows));
}

/** Companies by name; only those whose name contains the term, if given. */
export async function listCompanies(db: Db, viewer: Viewer, q: string | undefined, window: Window): Promise<Page<Company>> {
  const where: RawBuilder<unknown> = q === undefined ? sql`true` : foldedContainsTerm(sql`c.folded_name`, q);
  const list = sql<CompanyRow>`${selectCompany(viewer)} where ${where} order by c.folded_name, o.id`;
  return mapPage(await readSqlPage(db, window, list, { from: sql`${companies} where ${where}` }), (rows) =>
    present(db, viewer, rows),
  );
}

async function present(db: Db, viewer: Viewer | null, rows: readonly CompanyRow[]): Promise<Company[]> {
  const [images, countries] = await Promise.all([
    loadImages(db, unique(rows.map((row) => row.banner_image_id))),
    loadCountries(db, unique(rows.map((row) => row.country_id))),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    logo: row.logo,
    contactId: row.contact_id,
    description: row.description,
    url: row.url,
    country: getOrNull(countries, row.country_id),
    banner: getOrNull(images, row.banner_image_id),
    phone: row.phone,
    email: row.email,
    isVerified: row.is_verified,
    newsroom: row.newsroom,
    peopleCount: row.people_count,
    isFollowed: row.is_followed,
    canEdit: viewer !== null && (viewer.isAdmin || row.is_own),
  }));
}
