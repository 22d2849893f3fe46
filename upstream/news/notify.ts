import type { Services } from "../services.ts";

/** Announces a newly published story to the feeds. */
export async function notifyStoryPublished({ db, realtime }: Services, id: number): Promise<void> {
  const { kind } = await db.selectFrom("stories").select("kind").where("id", "=", id).executeTakeFirstOrThrow();
  const communities = await db
    .selectFrom("story_communities as x")
    .innerJoin("communities as k", "k.id", "x.community_id")
    .select(["k.id", "k.slug", "k.type"])
    .where("x.story_id", "=", id)
    .execute();
  realtime.published({ id, type: kind, userTypes: [], communities });
}
