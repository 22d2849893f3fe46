import { sql, type RawBuilder, type Selectable } from "kysely";
import { loadCommunityRefs } from "../communities/refs.ts";
import { joinByAnd } from "../db/conditions.ts";
import { mapById, toIso, toIsoOrNull, getReferenced, unique, anyId, getReferencedOrNull, getIds, getOrNull } from "../db/refs.ts";
import type { Database, MailingStatus, Db } from "../db/schema.ts";
import { requirePermission, requireFound, requireNotDeleted, requireState } from "../http/errors.ts";
import { mapPage, type Page, type Window } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { loadBeats } from "../lookups/beats.ts";
import { loadImages, loadVideos } from "../media/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadAuthors, loadCompanyRefs } from "../users/authors.ts";
import { canEditAnnouncement, isVisibleAnnouncement } from "./rules.ts";
import type { Announcement, AnnouncementWeb } from "./schema.ts";

export interface AnnouncementRow extends Selectable<Database["announcements"]> {
  /** Whether the viewer is one of its editors. */
  can_edit: boolean;
  mailing: MailingStatus;
}

const select = (viewer: Viewer | null) => sql`select a.*, ${canEditAnnouncement(viewer)} as can_edit,
  coalesce((select e.status from announcement_emails e where e.announcement_id = a.id), 'draft') as mailing
  from announcements a`;

/** The announcements visible to the viewer, by id; deleted ones only if the viewer may restore them. */
export async function findAnnouncements(
  db: Db,
  viewer: Viewer | null,
  ids: readonly number[],
): Promise<Map<number, AnnouncementRow>> {
  const { rows } = await sql<AnnouncementRow>`${select(viewer)}
    where a.id = any(${[...ids]}::integer[]) and ${isVisibleAnnouncement(viewer)}`.execute(db);
  return mapById(rows.filter((row) => row.deleted_at === null || row.can_edit));
}

/** @throws 404 */
export async function requireAnnouncement(db: Db, viewer: Viewer | null, id: number): Promise<AnnouncementRow> {
  return requireFound((await findAnnouncements(db, viewer, [id])).get(id));
}

/** @throws 404; 403 for users who may not edit it */
export async function requireEditable(db: Db, viewer: Viewer, id: number): Promise<AnnouncementRow> {
  const row = await requireAnnouncement(db, viewer, id);
  requirePermission(row.can_edit);
  return row;
}

/** Returns the announcement before a change. @throws 404; 403; 422 when it is deleted */
export async function requireAnnouncementNotDeleted(db: Db, viewer: Viewer, id: number): Promise<AnnouncementRow> {
  const row = await requireEditable(db, viewer, id);
  requireNotDeleted(row, "announcement");
  return row;
}

/** Like requireAnnouncementNotDeleted, for changes of the contents or the mail. @throws 422 also when it is archived */
export async function requireOpenAnnouncement(db: Db, viewer: Viewer, id: number): Promise<AnnouncementRow> {
  const row = await requireAnnouncementNotDeleted(db, viewer, id);
  requireNotArchived(row);
  return row;
}

/** @throws 422 when it is archived */
export function requireNotArchived({ status }: Pick<AnnouncementRow, "status">): void {
  requireState(status !== "archived", "This announcement has been archived.");
}

/** Announcements that match all conditions, with their total. The table alias is a. */
export async function listAnnouncements(
  db: Db,
  viewer: Viewer | null,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  window: Window,
): Promise<Page<Announcement>> {
  const where = joinByAnd([sql`a.deleted_at is null`, ...conditions]);
  const list = sql<AnnouncementRow>`${select(viewer)} where ${where} order by ${order}`;
  const page = await readSqlPage(db, window, list, { from: sql`from announcements a where ${where}` });
  return mapPage(page, (rows) => presentAnnouncements(db, viewer, rows));
}

type NewsroomRef = NonNullable<Announcement["newsroom"]>;

/** Converts the rows to their API shape, in the same order. The number of statements does not depend on the number of rows. */
export async function presentAnnouncements(
  db: Db,
  viewer: Viewer | null,
  rows: readonly AnnouncementRow[],
): Promise<Announcement[]> {
  const ids = getIds(rows);
  const [authors, companies, newsrooms, beats, communities, images, videos] = await Promise.all([
    loadAuthors(db, unique(rows.map((row) => row.author_id))),
    loadCompanyRefs(db, unique(rows.map((row) => row.company_id))),
    loadNewsroomRefs(db, unique(rows.map((row) => row.newsroom_id))),
    loadBeats(db, "announcement", ids),
    loadCommunityRefs(db, viewer, "announcement", ids),
    loadImages(db, unique(rows.map((row) => row.img_id))),
    loadVideos(db, unique(rows.map((row) => row.video_id))),
  ]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: row.title,
    headline: row.headline,
    summary: row.summary,
    content: row.content,
    img: getReferencedOrNull(images, row.img_id, "Image"),
    video: getReferencedOrNull(videos, row.video_id, "Video"),
    author: getReferenced(authors, row.author_id, "Author"),
    creatorId: row.creator_id,
    company: getReferencedOrNull(companies, row.company_id, "Company"),
    // It may have been deleted since the row was read.
    newsroom: getOrNull(newsrooms, row.newsroom_id),
    beats: beats.get(row.id) ?? [],
    communities: communities.get(row.id) ?? [],
    userTypes: row.user_types,
    saveAs: row.status === "draft" ? "draft" : "published",
    storyId: row.story_id,
    createdAt: toIso(row.created_at),
    publishedAt: toIsoOrNull(row.published_at),
    isDeleted: row.deleted_at !== null,
    canEdit: row.can_edit,
    mailing: row.can_edit ? row.mailing : null,
  }));
}

/** Returns the announcement in its current state. @throws 404 */
export async function readAnnouncement(db: Db, viewer: Viewer | null, id: number): Promise<Announcement | undefined> {
  return (await presentAnnouncements(db, viewer, [await requireAnnouncement(db, viewer, id)]))[0];
}

async function loadNewsroomRefs(db: Db, ids: readonly number[]): Promise<Map<number, NewsroomRef>> {
  const rows = await db.selectFrom("newsrooms").select(["id", "name", "slug"]).where("id", "=", anyId(ids)).execute();
  return mapById(rows);
}

/** Returns the content of an announcement's web page, and its address once it is public. @throws 404 */
export async function readWeb(
  db: Db,
  viewer: Viewer,
  announcementId: number,
  publicUrl: string,
): Promise<AnnouncementWeb | undefined> {
  const announcement = await readAnnouncement(db, viewer, announcementId);
  if (announcement === undefined) return undefined;
  const { id, title, headline, summary, content, img, video, beats, status, isDeleted } = announcement;
  const url = status === "published" && !isDeleted ? `${publicUrl}/announcements/${id}` : null;
  return { id, title, headline, summary, content, img, video, beats, url };
}

/** Counts a view: one per signed-in user, one per visit of a guest. Views of its editors are not counted. */
export async function countView(db: Db, viewer: Viewer | null, row: AnnouncementRow, now: Date): Promise<void> {
  if (row.can_edit || row.status !== "published") return;
  await db
    .insertInto("announcement_views")
    .values({ announcement_id: row.id, contact_id: viewer?.contactId ?? null, viewed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
