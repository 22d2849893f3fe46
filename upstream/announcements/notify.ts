import { notifyStoryPublished } from "../news/notify.ts";
import type { Services } from "../services.ts";

/**
 * Announces the story that an announcement has just become, or the change of its existing story.
 * @param had id of the story before the announcement was written
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
