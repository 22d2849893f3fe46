import { ConcurrentChangeError } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";

interface Publishable {
  id: number;
  published_at: Date | null;
}

interface PublishablePost extends Publishable {
  updated_at: Date | null;
}

/**
 * Locks a story until the transaction ends, before its changes are written.
 * @throws ConcurrentChangeError when another request has published it since it was read
 */
export async function lockStoryAsRead(tx: Db, story: Publishable): Promise<void> {
  const locked = tx.selectFrom("stories").select("published_at").where("id", "=", story.id).forUpdate();
  requireNotPublished(story, await locked.executeTakeFirstOrThrow());
}

/**
 * As `lockStoryAsRead`, for a post.
 * @throws ConcurrentChangeError also when another request has changed the published post: each could remove one of two fields of
 * which the post needs one
 */
export async function lockPostAsRead(tx: Db, post: PublishablePost): Promise<void> {
  const locked = tx.selectFrom("posts").select(["published_at", "updated_at"]).where("id", "=", post.id).forUpdate();
  const current = await locked.executeTakeFirstOrThrow();
  requireNotPublished(post, current);
  if (post.updated_at?.getTime() !== current.updated_at?.getTime())
    throw new ConcurrentChangeError(`The post ${post.id} has been changed by another request.`);
}

/**
 * @throws ConcurrentChangeError when a draft has been published: its changes were checked as those of a draft, which may be
 * incomplete, and it would be announced again
 */
function requireNotPublished(read: Publishable, current: Pick<Publishable, "published_at">): void {
  if (read.published_at === null && current.published_at !== null)
    throw new ConcurrentChangeError(`The draft ${read.id} has been published by another request.`);
}
