import { sql, type RawBuilder } from "kysely";
import { isListedAnnouncement } from "../announcements/rules.ts";
import { loadCommunityRefs } from "../communities/refs.ts";
import { joinByAnd, filterBy, titleOrTextContainsTerm } from "../db/conditions.ts";
import { mapById, toIso, toIsoOrNull, toKey, getReferenced, unique, anyId, getReferencedOrNull, getIds } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { requireFound } from "../http/errors.ts";
import { MAX_ID, type Page, type Window } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import { loadBeats, hasBeat } from "../lookups/beats.ts";
import { loadRelatedEntities, type RelatedEntities, type Entity } from "../posts/relatedEntities.ts";
import type { StoryRow } from "../posts/rows.ts";
import type { NewsItem, Story } from "../posts/schema.ts";
import { isListedStory, isVisibleStory } from "../posts/visibility.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadCompanyRefs, loadOutletRefs } from "../users/authors.ts";
import type { StoryFilter } from "./schema.ts";

/** The stories visible to the viewer, by id; deleted ones only for platform admins, who may restore them. */
export async function findStories(db: Db, viewer: Viewer | null, ids: readonly number[]): Promise<Map<number, StoryRow>> {
  const rows = await db
    .selectFrom("stories as s")
    .selectAll("s")
    .where("s.id", "=", anyId(ids.filter((id) => id <= MAX_ID)))
    .where(isVisibleStory(viewer))
    .execute();
  return mapById(rows.filter((row) => row.deleted_at === null || viewer?.isAdmin === true));
}

/** @throws 404 */
export async function requireStory(db: Db, viewer: Viewer | null, id: number): Promise<StoryRow> {
  return requireFound((await findStories(db, viewer, [id])).get(id));
}

/** Converts the filter to conditions on a story. Alias s. */
export function toStoryConditions({ types, beat, authorId, outletId, q }: StoryFilter): RawBuilder<unknown>[] {
  return [
    ...(types === undefined || types.length === 0 ? [] : [sql`s.kind = any(${types}::text[])`]),
    ...filterBy(authorId, (value) => sql`s.author_id = ${value}`),
    ...filterBy(outletId, (value) => sql`s.outlet_id = ${value}`),
    ...filterBy(beat, (id) => hasBeat("story", sql`s.id`, id)),
    ...filterBy(q, (term) => titleOrTextContainsTerm(sql`concat_ws(' ', s.title, s.headline, s.summary)`, sql`s.content`, term)),
  ];
}

/** Unpublished stories visible to the viewer, newest first, with their total. */
export async function listStoryDrafts(db: Db, viewer: Viewer, window: Window): Promise<Page<StoryRow>> {
  const list = db
    .selectFrom("stories as s")
    .selectAll("s")
    .where("s.published_at", "is", null)
    .where("s.deleted_at", "is", null)
    .where(isVisibleStory(viewer))
    .orderBy("s.created_at", "desc")
    .orderBy("s.id", "desc");
  return readPage(db, window, list);
}

/** Published stories that match all conditions, newest first, with their total. The table alias is s. */
export async function listStories(db: Db, conditions: readonly RawBuilder<unknown>[], window: Window): Promise<Page<StoryRow>> {
  const list = db
    .selectFrom("stories as s")
    .selectAll("s")
    .where(joinByAnd([isListedStory, ...conditions]))
    .orderBy("s.published_at", "desc")
    .orderBy("s.id", "desc");
  return readPage(db, window, list);
}

/** The columns of stories that refer to their related entities. */
export const toEntities = (rows: readonly StoryRow[]): Entity[] =>
  rows.map(({ id, author_id, img_id, video_id }) => ({ type: "story", id, author_id, img_id, video_id }));

/**
 * Converts the rows to news items of a feed, with their newest comments, in the same order.
 * @param related includes the entities of these rows
 */
export async function presentNews(db: Db, rows: readonly StoryRow[], related: Promise<RelatedEntities>): Promise<NewsItem[]> {
  if (rows.length === 0) return [];
  const fields = await createSharedFields(db, rows, related);
  return rows.map((row) => {
    const publishedAt = toIso(row.published_at ?? row.created_at);
    return { ...fields(row), time: publishedAt, publishedAt };
  });
}

/**
 * Converts the rows to stories, in the same order.
 * @param withComments includes the newest comments, as in feeds
 */
export async function presentStories(
  db: Db,
  viewer: Viewer | null,
  rows: readonly StoryRow[],
  { withComments = false }: { withComments?: boolean } = {},
): Promise<Story[]> {
  if (rows.length === 0) return [];
  const ids = getIds(rows);
  const [fields, communities, outlets, companies, announcements] = await Promise.all([
    createSharedFields(db, rows, loadRelatedEntities(db, viewer, toEntities(rows), { comments: withComments })),
    loadCommunityRefs(db, viewer, "story", ids),
    loadOutletRefs(db, unique(rows.map((row) => row.outlet_id))),
    loadCompanyRefs(db, unique(rows.map((row) => row.company_id))),
    loadAnnouncementIds(db, ids),
  ]);
  return rows.map((row) => ({
    ...fields(row),
    content: row.content,
    outlet: getReferencedOrNull(outlets, row.outlet_id, "Outlet"),
    company: getReferencedOrNull(companies, row.company_id, "Company"),
    announcementId: announcements.get(row.id) ?? null,
    communities: communities.get(row.id) ?? [],
    url: row.url,
    createdAt: toIso(row.created_at),
    publishedAt: toIsoOrNull(row.published_at),
  }));
}

/** Returns the story in its current state, without its comments. @throws 404 */
export async function readStory(db: Db, viewer: Viewer | null, id: number): Promise<Story | undefined> {
  return (await presentStories(db, viewer, [await requireStory(db, viewer, id)]))[0];
}

/** The published announcements of these stories, by story id. */
async function loadAnnouncementIds(db: Db, storyIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("announcements as a")
    .select(["a.story_id", "a.id"])
    .where("a.story_id", "=", anyId(storyIds))
    .where(isListedAnnouncement)
    .execute();
  return new Map(rows.flatMap(({ story_id, id }) => (story_id === null ? [] : [[story_id, id]])));
}

/** Returns the function that converts a row to the fields that stories and news items share. */
async function createSharedFields(db: Db, rows: readonly StoryRow[], related: Promise<RelatedEntities>) {
  const [{ authors, authorBeats, images, videos, likables, commentables }, ownBeats] = await Promise.all([
    related,
    loadBeats(db, "story", getIds(rows)),
  ]);
  return (row: StoryRow) => ({
    id: row.id,
    type: row.kind,
    title: row.title ?? row.headline ?? "",
    headline: row.headline,
    summary: row.summary,
    img: getReferencedOrNull(images, row.img_id, "Image"),
    video: getReferencedOrNull(videos, row.video_id, "Video"),
    author: getReferenced(authors, row.author_id, "Author"),
    beats: ownBeats.get(row.id) ?? authorBeats.get(row.author_id) ?? [],
    likable: getReferenced(likables, toKey({ type: "story", id: row.id }), "Likable"),
    commentable: getReferenced(commentables, toKey({ type: "story", id: row.id }), "Commentable"),
    isDeleted: row.deleted_at !== null,
  });
}
