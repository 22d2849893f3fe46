import { loadEntityCommunities } from "../communities/refs.ts";
import type { Db } from "../db/schema.ts";
import type { Jobs } from "../jobs/queue.ts";
import { notifyWatchers } from "../monitor/notify.ts";
import { announcePublished } from "../realtime/announce.ts";
import { notifySubscribers } from "../subscriptions/items.ts";

/** Announces a newly published story to the feeds, and notifies watchers and subscribers. */
export async function announceNewStory(tx: Db, jobs: Jobs, id: number, publishedAt: Date): Promise<void> {
  const { kind, author_id: authorId } = await tx
    .selectFrom("stories")
    .select(["kind", "author_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await announcePublished(tx, { id, type: kind, userTypes: [], communities: await loadEntityCommunities(tx, "story", id) });
  await notifyWatchers(tx, jobs, [id], publishedAt);
  await notifySubscribers(tx, jobs, { type: "story", id, authorId });
}
