import { ConcurrentChangeError } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";

interface Publishable {
  id: number;
  published_at: Date | null;
}

/**
 * Locks a post or story until the transaction ends, before its changes are written.
 * @throws ConcurrentChangeError when another request has published it since it was read: its changes were checked as those of a
 * draft, which may be incomplete, and it would be announced again
 */
export async function lockAsRead(tx: Db, table: "posts" | "stories", row: Publishable): Promise<void> {
  const locked = tx.selectFrom(table).select("published_at").where("id", "=", row.id).forUpdate();
  const { published_at: publishedAt } = await locked.executeTakeFirstOrThrow();
  if (row.published_at === null && publishedAt !== null)
    throw new ConcurrentChangeError(`The row ${row.id} of ${table} has been published by another request.`);
}

/**
 * As `lockAsRead`, for a post.
 * @throws ConcurrentChangeError also when another request has changed the published post: each could remove one of two fields of
 * which the post needs one
 */
export async function lockPostAsRead(tx: Db, row: Publishable & { updated_at: Date | null }): Promise<void> {
  await lockAsRead(tx, "posts", row);
  const { updated_at: updatedAt } = await tx
    .selectFrom("posts")
    .select("updated_at")
    .where("id", "=", row.id)
    .executeTakeFirstOrThrow();
  if (row.updated_at?.getTime() !== updatedAt?.getTime())
    throw new ConcurrentChangeError(`The post ${row.id} has been changed by another request.`);
}
