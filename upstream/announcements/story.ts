import { sql } from "kysely";
import type { AnnouncementKind, Db, NewsKind } from "../db/schema.ts";
import type { Jobs } from "../jobs/queue.ts";
import { announceNewStory } from "../news/announce.ts";
import { announceChange } from "../realtime/announce.ts";

/** The kind of news that an announcement of each kind becomes; null when it becomes none. */
const newsKinds: Record<AnnouncementKind, NewsKind | null> = {
  media: "media",
  marketing: "marcoms",
  epitome: "epitome",
  announcement: null,
};

/** Creates or updates the story of an announcement; does nothing for drafts and kinds without a story. */
export async function saveStory(tx: Db, jobs: Jobs, id: number, now: Date): Promise<void> {
  const announcement = await tx
    .selectFrom("announcements")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const kind = newsKinds[announcement.kind];
  if (kind === null || announcement.status === "draft" || announcement.content === null) return;
  const { title, headline, summary, content, img_id, video_id, author_id, creator_id, company_id } = announcement;
  const values = { kind, title, headline, summary, content, img_id, video_id, author_id, creator_id, company_id };
  const publishedAt = announcement.published_at ?? now;
  const storyId = announcement.story_id ?? (await createStory(tx, id, { ...values, published_at: publishedAt }));
  await tx.updateTable("stories").set(values).where("id", "=", storyId).execute();
  await sql`delete from story_beats where story_id = ${storyId}`.execute(tx);
  await sql`insert into story_beats select ${storyId}::integer, beat_id from announcement_beats
    where announcement_id = ${id}`.execute(tx);
  await sql`delete from story_communities where story_id = ${storyId}`.execute(tx);
  await sql`insert into story_communities select ${storyId}::integer, community_id from announcement_communities
    where announcement_id = ${id}`.execute(tx);
  if (announcement.story_id === null) await announceNewStory(tx, jobs, storyId, publishedAt);
  else await announceChange(tx, { type: "story", id: storyId }, "edited");
}

async function createStory(
  tx: Db,
  announcementId: number,
  values: { kind: NewsKind; title: string; content: string; author_id: number; creator_id: number; published_at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("stories")
    .values({ ...values, save_as: "published", created_at: values.published_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.updateTable("announcements").set({ story_id: id }).where("id", "=", announcementId).execute();
  return id;
}

const updateStory = (tx: Db, announcementId: number, deletedAt: Date | null) =>
  tx
    .updateTable("stories")
    .set({ deleted_at: deletedAt })
    .where("id", "=", ({ selectFrom }) => selectFrom("announcements").select("story_id").where("id", "=", announcementId))
    .returning("id");

/** Deletes the story of an announcement, unless it is deleted already. */
export async function deleteStory(tx: Db, announcementId: number, now: Date): Promise<void> {
  const story = await updateStory(tx, announcementId, now).where("deleted_at", "is", null).executeTakeFirst();
  if (story !== undefined) await announceChange(tx, { type: "story", ...story }, "deleted");
}

/**
 * Restores the story that was deleted with its announcement. One that an admin has deleted by itself stays deleted.
 * @param deletedAt when the announcement was deleted
 */
export async function restoreStory(tx: Db, announcementId: number, deletedAt: Date | null): Promise<void> {
  const story = await updateStory(tx, announcementId, null).where("deleted_at", "=", deletedAt).executeTakeFirst();
  if (story !== undefined) await announceChange(tx, { type: "story", ...story }, "restored");
}
