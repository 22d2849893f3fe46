import { notifyWatchers } from "../monitor/notify.ts";
import type { Services } from "../services.ts";

/** Notifies feeds and the owners of saved searches of a newly published story. */
export async function notifyStoryPublished(services: Services, id: number): Promise<void> {
  const { db, realtime } = services;
  const { kind, published_at } = await db
    .selectFrom("stories")
    .select(["kind", "published_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const communities = await db
    .selectFrom("story_communities as x")
    .innerJoin("communities as k", "k.id", "x.community_id")
    .select(["k.id", "k.slug", "k.type"])
    .where("x.story_id", "=", id)
    .execute();
  realtime.published({ id, type: kind, userTypes: [], communities });
  if (published_at !== null) {
    await notifyWatchers(services, new Date(published_at.getTime() - 1));
  }
}
