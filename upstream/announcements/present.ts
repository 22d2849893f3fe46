import type { Viewer } from "../session/viewer.ts";
import type { Db } from "../db/schema.ts";
import type { Announcement } from "./schema.ts";
import { loadCommunityRefs } from "../communities/refs.ts";
import { loadAuthors, loadCompanyRefs } from "../users/authors.ts";
import { loadImages, loadVideos } from "../media/read.ts";
import { iso, isoOrNull, required, unique, anyId } from "../db/refs.ts";
import { requireAnnouncement, type AnnouncementRow } from "./read.ts";
import { loadBeats } from "../lookups/beats.ts";

type NewsroomRef = NonNullable<Announcement["newsroom"]>;

/** Converts the rows to their API shape, in the same order. The number of statements does not depend on the number of rows. */
export async function presentAnnouncements(
  db: Db,
  viewer: Viewer | null,
  rows: readonly AnnouncementRow[],
): Promise<Announcement[]> {
  const ids = rows.map((row) => row.id);
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
    img: row.img_id === null ? null : required(images, row.img_id, "Image"),
    video: row.video_id === null ? null : required(videos, row.video_id, "Video"),
    author: required(authors, row.author_id, "Author"),
    creatorId: row.creator_id,
    company: row.company_id === null ? null : required(companies, row.company_id, "Company"),
    newsroom: row.newsroom_id === null ? null : required(newsrooms, row.newsroom_id, "Newsroom"),
    beats: beats.get(row.id) ?? [],
    communities: communities.get(row.id) ?? [],
    userTypes: row.user_types,
    saveAs: row.status === "draft" ? "draft" : "published",
    storyId: row.story_id,
    createdAt: iso(row.created_at),
    publishedAt: isoOrNull(row.published_at),
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
  return new Map(rows.map((row) => [row.id, row]));
}
