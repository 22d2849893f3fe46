import { sql, type RawBuilder, type Selectable } from "kysely";
import type { OutletFilter } from "../companies/schema.ts";
import { selectOutletStaff } from "../companies/staff.ts";
import { containsTerm, joinByAnd, filterBy } from "../db/conditions.ts";
import { unique, getOrNull, getIds, mapById } from "../db/refs.ts";
import type { Db, Database } from "../db/schema.ts";
import { requireFound } from "../http/errors.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { loadBeats, hasBeat } from "../lookups/beats.ts";
import { loadCountries } from "../lookups/read.ts";
import type { Viewer } from "../session/viewer.ts";
import type { Outlet } from "../users/schema.ts";

interface OutletRow extends Selectable<Database["outlets"]> {
  people_count: number;
  can_edit: boolean;
}

/** Only its editors and platform admins may change an outlet. */
const selectOutlet = (viewer: Viewer | null) => sql`
  select o.*, (select count(*) from (${selectOutletStaff(sql`o.id`)}) staff) as people_count,
    (${viewer?.isAdmin === true} or exists (select 1 from outlet_responsibilities e
      where e.outlet_id = o.id and e.contact_id = ${viewer?.contactId ?? 0} and 'editor' = any(e.roles))) as can_edit
  from outlets o`;

/** Outlets by slug in lower case. */
export async function loadOutlets(db: Db, viewer: Viewer | null, slugs: readonly string[]): Promise<Map<string, Outlet>> {
  const requested = slugs.map((slug) => slug.toLowerCase());
  const { rows } = await sql<OutletRow>`${selectOutlet(viewer)}
    where lower(o.slug) = any(${requested}::text[])`.execute(db);
  return new Map((await present(db, rows)).map((outlet) => [outlet.slug.toLowerCase(), outlet]));
}

/** @throws 404 */
export async function requireOutlet(db: Db, viewer: Viewer | null, slug: string): Promise<Outlet> {
  return requireFound((await loadOutlets(db, viewer, [slug])).get(slug.toLowerCase()));
}

/** Outlets by id. */
export async function findOutlets(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, Outlet>> {
  const { rows } = await sql<OutletRow>`${selectOutlet(viewer)} where o.id = any(${[...ids]}::integer[])`.execute(db);
  return mapById(await present(db, rows));
}

/** Outlets by name. */
export async function listOutlets(
  db: Db,
  viewer: Viewer,
  { q, type, country, beat }: OutletFilter,
  window: Window,
): Promise<Page<Outlet>> {
  const conditions: RawBuilder<unknown>[] = [
    ...filterBy(q, (term) => containsTerm(sql`o.name`, term)),
    ...filterBy(type, (value) => sql`o.type = ${value}`),
    ...filterBy(country, (value) => sql`o.country_id in (select k.id from countries k where k.code = upper(${value}))`),
    ...filterBy(beat, (id) => hasBeat("outlet", sql`o.id`, id)),
  ];
  const where = joinByAnd(conditions);
  const list = sql<OutletRow>`${selectOutlet(viewer)} where ${where} order by fold_text(o.name), o.id`;
  return mapPage(await readSqlPage(db, window, list, { from: sql`from outlets o where ${where}` }), (rows) => present(db, rows));
}

async function present(db: Db, rows: readonly OutletRow[]): Promise<Outlet[]> {
  const [countries, beats] = await Promise.all([
    loadCountries(db, unique(rows.map((row) => row.country_id))),
    loadBeats(db, "outlet", getIds(rows)),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    logo: row.logo,
    url: row.url,
    description: row.description,
    type: row.type,
    country: getOrNull(countries, row.country_id),
    beats: beats.get(row.id) ?? [],
    audience: row.audience,
    peopleCount: row.people_count,
    canEdit: row.can_edit,
  }));
}
