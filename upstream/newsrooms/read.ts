import { sql, type RawBuilder, type Selectable } from "kysely";
import { canEditNewsroom, isVisibleNewsroom } from "../companies/rules.ts";
import { containsTerm, joinByAnd, filterBy } from "../db/conditions.ts";
import { toIso, toIsoOrNull, getReferenced, unique, groupByOwner, getOrNull, getIds, mapById } from "../db/refs.ts";
import type { Database, Db } from "../db/schema.ts";
import { requireFound, requirePermission } from "../http/errors.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { loadBeats, hasBeat } from "../lookups/beats.ts";
import { loadCountries } from "../lookups/read.ts";
import { loadImages } from "../media/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { authorColumns, loadAuthors, loadCompanyRefs } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";
import type { Newsroom, NewsroomFilter } from "./schema.ts";

/** A newsroom with the values that it inherits from its company. */
export interface NewsroomRow extends Selectable<Database["newsrooms"]> {
  company_contact_id: number;
  company_url: string | null;
  company_country_id: number | null;
  announcements_count: number;
  can_edit: boolean;
}

const from = sql`from newsrooms n join companies o on o.id = n.company_id join contacts c on c.id = o.contact_id`;

/** Number of published announcements of a newsroom. Alias n. */
const announcementsCount = sql`(select count(*) from announcements a
  where a.newsroom_id = n.id and a.status = 'published' and a.deleted_at is null)`;

const select = (viewer: Viewer | null) => sql`
  select n.*, o.contact_id as company_contact_id, o.url as company_url, o.country_id as company_country_id,
    ${announcementsCount} as announcements_count, ${canEditNewsroom(viewer)} as can_edit
  ${from}`;

/** The newsrooms visible to the viewer, by id. */
export async function findNewsrooms(db: Db, viewer: Viewer | null, ids: readonly number[]): Promise<Map<number, NewsroomRow>> {
  const { rows } = await sql<NewsroomRow>`${select(viewer)}
    where n.id = any(${[...ids]}::integer[]) and ${isVisibleNewsroom(viewer)}`.execute(db);
  return mapById(rows);
}

/** The newsroom as guests see it, whatever its status; undefined when it is missing. */
export async function readNewsroomForGuests(db: Db, id: number): Promise<Newsroom | undefined> {
  const { rows } = await sql<NewsroomRow>`${select(null)} where n.id = ${id}`.execute(db);
  return (await presentNewsrooms(db, rows))[0];
}

/** @throws 404 */
export async function requireNewsroom(db: Db, viewer: Viewer | null, id: number): Promise<NewsroomRow> {
  return requireFound((await findNewsrooms(db, viewer, [id])).get(id));
}

/** Returns the newsroom before a write. @throws 404; 403 for everybody but its owners and platform admins */
export async function requireOwnNewsroom(db: Db, viewer: Viewer, id: number): Promise<NewsroomRow> {
  const row = await requireNewsroom(db, viewer, id);
  requirePermission(row.can_edit);
  return row;
}

/** Returns the newsroom in its current state. @throws 404 */
export async function readNewsroom(db: Db, viewer: Viewer | null, id: number): Promise<Newsroom> {
  return requireFound((await presentNewsrooms(db, [await requireNewsroom(db, viewer, id)]))[0]);
}

export function toConditions({ q, status, country, beat }: NewsroomFilter): RawBuilder<unknown>[] {
  return [
    ...filterBy(q, (term) => containsTerm(sql`n.name || ' ' || c.name`, term)),
    ...filterBy(status, (value) => sql`n.status = ${value}`),
    ...filterBy(
      country,
      (value) => sql`coalesce(n.country_id, o.country_id) in (select k.id from countries k where k.code = upper(${value}))`,
    ),
    ...filterBy(beat, (id) => hasBeat("contact", sql`c.id`, id)),
  ];
}

/** Newsrooms that match all conditions, by name. Aliases: newsroom n, company o, the company's contact c. */
export async function listNewsrooms(
  db: Db,
  viewer: Viewer,
  conditions: readonly RawBuilder<unknown>[],
  window: Window,
): Promise<Page<Newsroom>> {
  const where = joinByAnd(conditions);
  const list = sql<NewsroomRow>`${select(viewer)} where ${where} order by fold_text(n.name), n.id`;
  return mapPage(await readSqlPage(db, window, list, { from: sql`${from} where ${where}` }), (rows) =>
    presentNewsrooms(db, rows),
  );
}

/** Converts the rows to their API shape, in the same order. */
export async function presentNewsrooms(db: Db, rows: readonly NewsroomRow[]): Promise<Newsroom[]> {
  const getCountryId = (row: NewsroomRow) => row.country_id ?? row.company_country_id;
  const [companies, countries, images, beats, owners, contacts] = await Promise.all([
    loadCompanyRefs(db, unique(rows.map((row) => row.company_id))),
    loadCountries(db, unique(rows.map(getCountryId))),
    loadImages(db, unique(rows.flatMap((row) => [row.logo_image_id, row.banner_image_id]))),
    loadBeats(db, "contact", unique(rows.map((row) => row.company_contact_id))),
    loadAuthors(db, unique(rows.map((row) => row.owner_id))),
    loadNewsroomContacts(db, getIds(rows)),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    status: row.status,
    company: getReferenced(companies, row.company_id, "Company"),
    description: row.description,
    url: row.url ?? row.company_url,
    country: getOrNull(countries, getCountryId(row)),
    logo: getOrNull(images, row.logo_image_id),
    banner: getOrNull(images, row.banner_image_id),
    beats: beats.get(row.company_contact_id) ?? [],
    contacts: contacts.get(row.id) ?? [],
    announcementsCount: row.announcements_count,
    owner: getReferenced(owners, row.owner_id, "Contact"),
    createdAt: toIso(row.created_at),
    confirmedAt: toIsoOrNull(row.confirmed_at),
    canEdit: row.can_edit,
  }));
}

/** Press contacts by newsroom id. */
async function loadNewsroomContacts(db: Db, ids: readonly number[]): Promise<Map<number, Author[]>> {
  const { rows } = await sql<Author & { owner: number }>`
    select x.newsroom_id as owner, ${authorColumns}
    from newsroom_contacts x join contacts c on c.id = x.contact_id
    where x.newsroom_id = any(${[...ids]}::integer[]) order by x.position`.execute(db);
  return groupByOwner(rows);
}
