import type { Db } from "../db/schema.ts";
import { announcePublished } from "../realtime/announce.ts";

/** Announces a newly published story to the feeds. */
export async function announceStoryPublished(tx: Db, id: number): Promise<void> {
  const { kind } = await tx.selectFrom("stories").select("kind").where("id", "=", id).executeTakeFirstOrThrow();
  const communities = await tx
    .selectFrom("story_communities as x")
    .innerJoin("communities as k", "k.id", "x.community_id")
    .select(["k.id", "k.slug", "k.type"])
    .where("x.story_id", "=", id)
    .execute();
  await announcePublished(tx, { id, type: kind, userTypes: [], communities });
}
