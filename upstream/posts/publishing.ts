import type { Db } from "../db/schema.ts";

/**
 * Whether a post or story is still to be published. Locks it until the transaction ends, so that only one of two requests that
 * publish it at the same time announces it.
 */
export async function lockUnpublished(tx: Db, table: "posts" | "stories", id: number): Promise<boolean> {
  const row = tx.selectFrom(table).select("published_at").where("id", "=", id).forUpdate();
  return (await row.executeTakeFirstOrThrow()).published_at === null;
}
