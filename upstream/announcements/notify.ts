import { notifyStoryPublished } from "../news/notify.ts";
import type { Services } from "../services.ts";

/**
 * After an announcement was written: tells of the story that it has just become, or that the one it had has changed.
 * @param had the story that it was before
 */
export async function notifyNewsPublished(services: Services, id: number, had: number | null): Promise<void> {
  const { db, realtime } = services;
  const { story_id } = await db.selectFrom("announcements").select("story_id").where("id", "=", id).executeTakeFirstOrThrow();
  if (story_id !== null && had === null) {
    await notifyStoryPublished(services, story_id);
  } else if (story_id !== null) {
    realtime.changed({ type: "story", id: story_id }, "edited");
  }
}
