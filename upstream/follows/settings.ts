import { sql } from "kysely";
import type { FeedType, Db } from "../db/schema.ts";
import { setRow } from "../db/setRow.ts";
import { notFound } from "../http/errors.ts";
import { type Page, type Window, wholeList } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import type { CommunityFollow, FeedTypeFollow } from "./schema.ts";

/** All communities, followed ones first, each part by name. The heads of private ones are visible to everybody. */
export async function listCommunityFollows(db: Db, contactId: number, window: Window): Promise<Page<CommunityFollow>> {
  const list = db
    .selectFrom("communities as k")
    .leftJoin("follows_communities as f", (on) => on.onRef("f.community_id", "=", "k.id").on("f.contact_id", "=", contactId))
    .select(({ eb }) => [
      "k.id",
      "k.name",
      "k.slug",
      "k.icon",
      eb("f.contact_id", "is not", null).$castTo<boolean>().as("isFollowed"),
    ])
    .orderBy(({ eb }) => eb("f.contact_id", "is", null))
    .orderBy(({ fn }) => fn("fold_text", ["k.name"]))
    .orderBy("k.id");
  return readPage(db, window, list);
}

/** Sets whether the person follows a community, regardless of membership. @throws 404 */
export async function setCommunityFollow(db: Db, contactId: number, communityId: number, isFollowed: boolean): Promise<void> {
  await db.selectFrom("communities").select("id").where("id", "=", communityId).executeTakeFirstOrThrow(notFound);
  await setRow(db, "follows_communities", { contact_id: contactId, community_id: communityId }, isFollowed);
}

/** All ten feed types in their fixed order. */
export async function listFeedTypeFollows(db: Db, contactId: number): Promise<Page<FeedTypeFollow>> {
  const { rows } = await sql<FeedTypeFollow>`
    select t.id, t.name, null as slug, null as icon, exists (select 1 from follows_feed_types f
      where f.feed_type = t.id and f.contact_id = ${contactId}) as "isFollowed"
    from feed_types t order by t.position`.execute(db);
  return wholeList(rows);
}

export function setFeedTypeFollow(db: Db, contactId: number, feedType: FeedType, isFollowed: boolean): Promise<void> {
  return setRow(db, "follows_feed_types", { contact_id: contactId, feed_type: feedType }, isFollowed);
}
