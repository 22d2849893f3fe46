import { sql, type RawBuilder, type Selectable } from "kysely";
import { containsTerm, filterBy, foldedContainsTerm, joinByAnd } from "../db/conditions.ts";
import { toIsoOrNull, unique, getOrNull } from "../db/refs.ts";
import type { Db, Database } from "../db/schema.ts";
import { setRow } from "../db/setRow.ts";
import { notFound, requireFound, requireState } from "../http/errors.ts";
import { type Page, MAX_ID, type Window, mapPage } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { loadCountries } from "../lookups/read.ts";
import { loadImages } from "../media/read.ts";
import { announceJoined, announceLeft } from "../realtime/announce.ts";
import type { Viewer } from "../session/viewer.ts";
import { authorColumns } from "../users/authors.ts";
import { canReadProfile } from "../users/rules.ts";
import type { Author } from "../users/schema.ts";
import type { Community, CommunityFilter, CommunityMember, JoinResult, PeopleFilter } from "./schema.ts";

type Condition = RawBuilder<unknown>;

export interface CommunityRow extends Selectable<Database["communities"]> {
  is_joined: boolean;
  is_followed: boolean;
  is_invited: boolean;
}

const hasViewer = (table: string, viewer: Viewer) => sql<boolean>`exists (select 1 from ${sql.table(table)} x
  where x.community_id = k.id and x.contact_id = ${viewer.contactId})`;

const isJoined = (viewer: Viewer) => hasViewer("community_members", viewer);

const columns = (viewer: Viewer) => sql`k.*, ${isJoined(viewer)} as is_joined,
  ${hasViewer("follows_communities", viewer)} as is_followed, ${hasViewer("community_invitations", viewer)} as is_invited`;

/**
 * Communities by requested slug in lower case; all signed-in users see their heads. Previous slugs are found too. One
 * statement reads both, so that a concurrent change of a slug cannot hide its community.
 */
export async function findCommunities(db: Db, viewer: Viewer, slugs: readonly string[]): Promise<Map<string, CommunityRow>> {
  const requested = sql`${slugs.map((slug) => slug.toLowerCase())}::text[]`;
  const { rows } = await sql<CommunityRow & { requested_slug: string }>`
    select requested.slug as requested_slug, ${columns(viewer)}
    from unnest(${requested}) requested (slug)
    join communities k on k.id = coalesce(
      (select id from communities where lower(slug) = requested.slug),
      (select community_id from community_slugs where slug = requested.slug)
    )`.execute(db);
  return new Map(rows.map(({ requested_slug: slug, ...row }) => [slug, row]));
}

/** @throws 404 when there is none */
export async function requireCommunity(db: Db, viewer: Viewer, slug: string): Promise<CommunityRow> {
  return requireFound((await findCommunities(db, viewer, [slug])).get(slug.toLowerCase()));
}

/** Returns the community if the viewer may see its contents. @throws 404 */
export async function requireOpenCommunity(db: Db, viewer: Viewer, slug: string): Promise<CommunityRow> {
  const row = await requireCommunity(db, viewer, slug);
  if (row.type === "private" && !row.is_joined && !viewer.isAdmin) throw notFound();
  return row;
}

/** Communities by name. */
export async function listCommunities(
  db: Db,
  viewer: Viewer,
  { q, joined, type }: CommunityFilter,
  window: Window,
): Promise<Page<Community>> {
  const where = joinByAnd([
    ...filterBy(q, (term) => containsTerm(sql`k.name || ' ' || coalesce(k.description, '')`, term)),
    ...filterBy(joined, (value) => sql`${isJoined(viewer)} = ${value}`),
    ...filterBy(type, (value) => sql`k.type = ${value}`),
  ]);
  const list = sql<CommunityRow>`select ${columns(viewer)} from communities k where ${where} order by fold_text(k.name), k.id`;
  return mapPage(await readSqlPage(db, window, list, { from: sql`from communities k where ${where}` }), (rows) =>
    presentCommunities(db, rows),
  );
}

export async function presentCommunities(db: Db, rows: readonly CommunityRow[]): Promise<Community[]> {
  const [images, countries] = await Promise.all([
    loadImages(db, unique(rows.flatMap((row) => [row.logo_image_id, row.banner_image_id]))),
    loadCountries(db, unique(rows.map((row) => row.country_id))),
  ]);
  const imageOf = (id: number | null) => getOrNull(images, id);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    icon: row.icon,
    isJoined: row.is_joined,
    description: row.description,
    type: row.type,
    country: getOrNull(countries, row.country_id),
    logo: imageOf(row.logo_image_id),
    banner: imageOf(row.banner_image_id),
    img: row.img,
    newSlug: row.slug,
    membersCount: row.members_count,
    isFollowed: row.is_followed,
    isInvited: row.is_invited,
    creatorId: row.creator_id,
  }));
}

/** Returns the filter as a condition on the contacts (alias c). */
export function peopleCondition({ q, contactIds }: PeopleFilter): Condition {
  const named = q === undefined ? sql`true` : foldedContainsTerm(sql`c.folded_name`, q);
  const among = contactIds?.map((id) => Math.min(id, MAX_ID));
  return among === undefined ? named : sql`${named} and c.id = any(${among}::integer[])`;
}

/** Most recently active first; only the profile heads of private people are shown. */
export async function listMembers(
  db: Db,
  viewer: Viewer,
  community: CommunityRow,
  filter: PeopleFilter,
  window: Window,
): Promise<Page<CommunityMember>> {
  const from = sql`from community_members m join contacts c on c.id = m.contact_id
    where m.community_id = ${community.id} and ${peopleCondition(filter)}`;
  const isEverybody = filter.q === undefined && filter.contactIds === undefined;
  const { data: rows, meta } = await readSqlPage(
    db,
    window,
    sql<Author & { about: string | null; last_active_at: Date | null }>`
    select ${authorColumns},
      case when ${canReadProfile(viewer)} then c.about end as about,
      case when ${canReadProfile(viewer)} then c.last_active_at end as last_active_at ${from}
    order by c.last_active_at desc nulls last, c.id`,
    { from, ...(isEverybody && { known: community.members_count }) },
  );
  const members = rows.map(({ about, last_active_at: lastActive, ...author }) => ({
    about,
    author,
    lastActiveStamp: toIsoOrNull(lastActive),
  }));
  return { data: members, meta };
}

/**
 * Joins or leaves; toggles when `status` is undefined. Joining also follows; leaving keeps the follow.
 * @throws 422 when the community is private and the viewer neither invited nor its creator
 */
export async function setMembership(
  db: Db,
  viewer: Viewer,
  community: CommunityRow,
  status: boolean | undefined,
  now: Date,
): Promise<JoinResult> {
  const me = { community_id: community.id, contact_id: viewer.contactId };
  const joined = status ?? !community.is_joined;
  requireState(!joined || community.is_joined || canJoin(viewer, community), "You need an invitation to join this community.");
  await db.transaction().execute(async (tx) => {
    await setRow(tx, "community_members", me, joined, { joined_at: now });
    if (joined) {
      await setRow(tx, "follows_communities", me, true);
      await announceJoined(tx, viewer.userId);
    } else {
      await announceLeft(tx, viewer.userId, community.id);
    }
  });
  const { count } = await db
    .selectFrom("community_members")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("community_id", "=", community.id)
    .executeTakeFirstOrThrow();
  return { isJoined: joined, membersCount: count };
}

const canJoin = (viewer: Viewer, community: CommunityRow) =>
  community.type === "public" || community.is_invited || community.creator_id === viewer.contactId;
