import { sql, type RawBuilder } from "kysely";
import { joinedCommunities } from "../communities/rules.ts";
import { PLATFORM_AUTHOR_ID } from "../db/platformAuthor.ts";
import { getIds } from "../db/refs.ts";
import type { EntityType, NewslettersTable, Db } from "../db/schema.ts";
import { beatsFilter, homeFilter } from "../feed/read.ts";
import type { NewsletterItemRef } from "../jobs/payloads.ts";
import { loadBeats } from "../lookups/beats.ts";
import { isListedPost, isListedStory, isVisiblePost } from "../posts/visibility.ts";
import { allRows, noRows } from "../session/conditions.ts";
import type { Viewer } from "../session/viewer.ts";

export type NewsletterKind = NewslettersTable["kind"];

/** A post or story in a newsletter. */
export interface NewsletterItem {
  type: EntityType;
  id: number;
  title: string | null;
  /** HTML. */
  content: string | null;
  author: string;
  likes: number;
  comments: number;
}

/** The time in which the contents of an issue were published: after `since`, up to `until`. */
interface Period {
  since: Date;
  until: Date;
}

/** An issue lists at most this many posts and stories. */
const MAX_ITEMS = 10;

/** Restricts the posts (alias p) and stories (alias s) of a newsletter. */
interface IssueFilter {
  posts: RawBuilder<unknown>;
  stories: RawBuilder<unknown>;
}

/** Posts that the home feed shows. */
const inHomeFeed = (viewer: Viewer) => inCommunities(homeFilter(viewer).communities ?? joinedCommunities(viewer));

const inCommunities = (ids: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from feed_entries e where e.post_id = p.id and e.community_id = any(${ids}))`;

/** Restricts posts or stories to those in the person's beats; a person without beats gets those of all. */
async function createBriefFilter(viewer: Viewer, db: Db): Promise<IssueFilter> {
  const beats = (await loadBeats(db, "contact", [viewer.contactId])).get(viewer.contactId) ?? [];
  if (beats.length === 0) return { posts: inHomeFeed(viewer), stories: allRows };
  const { posts, stories } = beatsFilter(getIds(beats));
  return { posts: sql`${inHomeFeed(viewer)} and ${posts}`, stories };
}

const createFilters: Readonly<Record<NewsletterKind, (viewer: Viewer, db: Db) => IssueFilter | Promise<IssueFilter>>> = {
  brief: createBriefFilter,
  digest: (viewer) => ({
    posts: inCommunities(joinedCommunities(viewer)),
    stories: sql`exists (select 1 from story_communities sc
      where sc.story_id = s.id and sc.community_id = any(${joinedCommunities(viewer)}))`,
  }),
  callouts: (viewer) => ({ posts: sql`p.type = 'callout' and ${inHomeFeed(viewer)}`, stories: noRows }),
  product: (viewer) => ({
    posts: sql`p.author_id = ${PLATFORM_AUTHOR_ID} and ${inHomeFeed(viewer)}`,
    stories: sql`s.author_id = ${PLATFORM_AUTHOR_ID}`,
  }),
};

/** Content of a period that the person may see, most liked and commented first, without the person's own posts and stories. */
export async function readIssue(
  db: Db,
  viewer: Viewer,
  kind: NewsletterKind,
  { since, until }: Period,
): Promise<NewsletterItem[]> {
  const { posts, stories } = await createFilters[kind](viewer, db);
  return readItems(db, viewer, {
    posts: sql`${posts} and p.published_at > ${since} and p.published_at <= ${until}`,
    stories: sql`${stories} and s.published_at > ${since} and s.published_at <= ${until}`,
  });
}

/** The post or story if the newsletter contains it for this person; otherwise an empty list. */
export async function readItem(
  db: Db,
  viewer: Viewer,
  kind: NewsletterKind,
  { source, id }: NewsletterItemRef,
): Promise<NewsletterItem[]> {
  const { posts, stories } = await createFilters[kind](viewer, db);
  return readItems(db, viewer, {
    posts: source === "post" ? sql`p.id = ${id} and ${posts}` : noRows,
    stories: source === "story" ? sql`s.id = ${id} and ${stories}` : noRows,
  });
}

function readItems(db: Db, viewer: Viewer, filter: IssueFilter): Promise<NewsletterItem[]> {
  const posts = db
    .selectFrom("posts as p")
    .innerJoin("contacts as a", "a.id", "p.author_id")
    .select((eb) => [
      eb.ref("p.type").$castTo<EntityType>().as("type"),
      "p.id",
      "p.title",
      "p.content",
      "p.published_at as publishedAt",
      "a.name as author",
    ])
    .where(isListedPost)
    .where(isVisiblePost(viewer))
    .where("p.author_id", "<>", viewer.contactId)
    .where("p.creator_id", "<>", viewer.contactId)
    .where(sql<boolean>`${filter.posts}`);
  const stories = db
    .selectFrom("stories as s")
    .innerJoin("contacts as a", "a.id", "s.author_id")
    .select((eb) => [
      sql.lit("story").$castTo<EntityType>().as("type"),
      "s.id",
      eb.fn.coalesce("s.title", "s.headline").as("title"),
      eb.fn.coalesce("s.summary", "s.content").as("content"),
      "s.published_at as publishedAt",
      "a.name as author",
    ])
    .where(isListedStory)
    .where("s.author_id", "<>", viewer.contactId)
    .where("s.creator_id", "<>", viewer.contactId)
    .where(sql<boolean>`${filter.stories}`);
  const counted = db
    .selectFrom(posts.unionAll(stories).as("i"))
    .selectAll("i")
    .select((eb) => [
      eb
        .selectFrom("likes as l")
        .select((count) => count.fn.countAll<number>().as("count"))
        .whereRef("l.entity_type", "=", "i.type")
        .whereRef("l.entity_id", "=", "i.id")
        .$asScalar()
        .$notNull()
        .as("likes"),
      eb
        .selectFrom("comments as c")
        .select((count) => count.fn.countAll<number>().as("count"))
        .whereRef("c.entity_type", "=", "i.type")
        .whereRef("c.entity_id", "=", "i.id")
        .where("c.deleted_at", "is", null)
        .$asScalar()
        .$notNull()
        .as("comments"),
    ]);
  return db
    .selectFrom(counted.as("i"))
    .select(["i.type", "i.id", "i.title", "i.content", "i.author", "i.likes", "i.comments"])
    .orderBy((eb) => eb("i.likes", "+", eb.ref("i.comments")), "desc")
    .orderBy("i.publishedAt", "desc")
    .orderBy("i.id", "desc")
    .limit(MAX_ITEMS)
    .execute();
}
