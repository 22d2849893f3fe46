import { sql, type RawBuilder } from "kysely";
import { joinedCommunities } from "../communities/rules.ts";
import { getReferenced, anyId, mapById } from "../db/refs.ts";
import type { FeedType, PostType, Db } from "../db/schema.ts";
import { newsKinds } from "../http/enums.ts";
import { type Page, type Window, mapPage } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { presentNews, toEntities } from "../news/read.ts";
import { presentPosts } from "../posts/presenter.ts";
import { selectPosts } from "../posts/read.ts";
import { loadRelatedEntities } from "../posts/relatedEntities.ts";
import type { FeedItem } from "../posts/schema.ts";
import { feedTypes, postTypes } from "../posts/types.ts";
import { isListedPost, isListedStory, isVisiblePost } from "../posts/visibility.ts";
import type { Viewer } from "../session/viewer.ts";

/** Maximum number of images and videos per post in a feed. */
const ATTACHMENTS = 4;

type Condition = RawBuilder<unknown>;

/** Restricts a feed's posts (alias p) and stories (alias s), in addition to being published and visible. */
export interface FeedFilter {
  /** Array of the communities whose posts are included, 0 for posts in none; without it, posts of all communities. */
  communities?: Condition;
  posts: Condition;
  stories: Condition;
}

const everything = sql`true`;

/** Posts in no community or a joined one, and all news. */
export function homeFilter(viewer: Viewer): FeedFilter {
  return { communities: sql`(0 || ${joinedCommunities(viewer)})`, posts: everything, stories: everything };
}

/** Posts of the community and the news assigned to it. */
export function communityFilter(communityId: number): FeedFilter {
  return {
    communities: sql`array[${communityId}::integer]`,
    posts: everything,
    stories: sql`exists (select 1 from story_communities sc
      where sc.story_id = s.id and sc.community_id = ${communityId})`,
  };
}

/** Posts and stories by one person or company. */
export function authorFilter(contactId: number): FeedFilter {
  return { posts: sql`p.author_id = ${contactId}`, stories: sql`s.author_id = ${contactId}` };
}

/** Items that have one of the given beats or, without beats, whose author has one. */
export function beatsFilter(beatIds: readonly number[]): FeedFilter {
  const beatList = sql`any(${[...beatIds]}::integer[])`;
  return {
    posts: sql`exists (select 1 from contact_beats b where b.contact_id = p.author_id and b.beat_id = ${beatList})`,
    stories: sql`case when exists (select 1 from story_beats b where b.story_id = s.id)
      then exists (select 1 from story_beats b where b.story_id = s.id and b.beat_id = ${beatList})
      else exists (select 1 from contact_beats b where b.contact_id = s.author_id and b.beat_id = ${beatList}) end`,
  };
}

/** Items of followed communities and of followed feed types. */
export function followedFilter(viewer: Viewer): FeedFilter {
  const me = viewer.contactId;
  return {
    posts: sql`(p.type in (select f.feed_type from follows_feed_types f where f.contact_id = ${me})
      or (select bool_or(pc.community_id = any(
            array(select f.community_id from follows_communities f where f.contact_id = ${me})))
          from post_communities pc where pc.post_id = p.id))`,
    stories: sql`(s.kind in (select f.feed_type from follows_feed_types f where f.contact_id = ${me})
      or exists (select 1 from story_communities sc
        join follows_communities f on f.community_id = sc.community_id and f.contact_id = ${me}
        where sc.story_id = s.id))`,
  };
}

/**
 * One page of a feed: newest published first, then highest id. The number of statements does not depend on the page size.
 * @param types filters by feed type; all types when empty
 */
export async function readFeed(
  db: Db,
  viewer: Viewer,
  filter: FeedFilter,
  types: readonly FeedType[],
  window: Window,
): Promise<Page<FeedItem>> {
  const requestedTypes: ReadonlySet<FeedType> = new Set(types.length === 0 ? feedTypes : types);
  const requestedPostTypes = postTypes.filter((type) => requestedTypes.has(type));
  const requestedNewsKinds = newsKinds.filter((kind) => requestedTypes.has(kind));
  const posts = sql`${isAmong(sql`p.type`, requestedPostTypes, postTypes)} and ${isVisiblePost(viewer)} and ${filter.posts}`;
  const stories = sql`from stories s where ${isListedStory} and ${isAmong(sql`s.kind`, requestedNewsKinds, newsKinds)}
    and ${filter.stories}`;
  const rowLimit = window.offset + window.limit + 1;
  const select = sql<FeedRef>`
    (${newestPosts(filter, requestedPostTypes, posts, rowLimit)})
    union all
    (select 'story' as source, s.id, s.published_at ${stories}
      order by s.published_at desc, s.id desc limit ${rowLimit})
    order by published_at desc, id desc, source`;
  return mapPage(await readSqlPage(db, window, select, { from: [allPosts(filter, posts), stories], isCostly: true }), (rows) =>
    presentRefs(db, viewer, rows),
  );
}

/** Whether the column has a selected value. Constant where possible: an empty array would be compared with every row. */
function isAmong(column: Condition, selected: readonly FeedType[], all: readonly FeedType[]): Condition {
  if (selected.length === all.length) return everything;
  return selected.length === 0 ? sql`false` : sql`${column} = any(${[...selected]}::text[])`;
}

/**
 * The newest entries of a feed. The posts of communities are read from each of them in order, and those of some types from each
 * of these, so that the cost depends on the number of communities and of rows read, not on the number of posts.
 */
function newestPosts({ communities }: FeedFilter, types: readonly PostType[], condition: Condition, rowLimit: number): Condition {
  if (communities === undefined) {
    return sql`select 'post' as source, p.id, p.published_at from posts p where ${isListedPost} and ${condition}
      order by p.published_at desc, p.id desc limit ${rowLimit}`;
  }
  const isFiltered = types.length < postTypes.length;
  const eachType = isFiltered ? sql`cross join unnest(${[...types]}::text[]) as chosen(type)` : sql``;
  const ofType = isFiltered ? sql`e.type = chosen.type` : everything;
  return sql`select distinct 'post' as source, newest.id, newest.published_at
    from unnest(${communities}) as shown(community_id) ${eachType}
    cross join lateral (
      select p.id, e.published_at from feed_entries e join posts p on p.id = e.post_id
      where e.community_id = shown.community_id and ${ofType} and ${condition}
      order by e.published_at desc, e.post_id desc limit ${rowLimit}) newest
    order by published_at desc, id desc limit ${rowLimit}`;
}

/** All posts of a feed, for counting. */
function allPosts({ communities }: FeedFilter, condition: Condition): Condition {
  const shown =
    communities === undefined
      ? everything
      : sql`exists (select 1 from feed_entries e where e.post_id = p.id and e.community_id = any(${communities}))`;
  return sql`from posts p where ${isListedPost} and ${condition} and ${shown}`;
}

interface FeedRef {
  source: "post" | "story";
  id: number;
}

async function presentRefs(db: Db, viewer: Viewer, refs: readonly FeedRef[]): Promise<FeedItem[]> {
  const getRefIds = (source: FeedRef["source"]) => refs.filter((ref) => ref.source === source).map(({ id }) => id);
  const [postRows, storyRows] = await Promise.all([
    readRows(getRefIds("post"), (ids) => selectPosts(db).where("p.id", "=", anyId(ids)).execute()),
    readRows(getRefIds("story"), (ids) => db.selectFrom("stories").selectAll().where("id", "=", anyId(ids)).execute()),
  ]);
  const options = { comments: true, attachments: ATTACHMENTS };
  const related = loadRelatedEntities(db, viewer, [...postRows, ...toEntities(storyRows)], options);
  const [posts, news] = await Promise.all([
    presentPosts(db, viewer, postRows, options, related),
    presentNews(db, storyRows, related),
  ]);
  const items = {
    post: mapById<FeedItem>(posts),
    story: mapById<FeedItem>(news),
  };
  return refs.map((ref) => getReferenced(items[ref.source], ref.id, ref.source));
}

const readRows = async <Row>(ids: number[], read: (ids: number[]) => Promise<Row[]>): Promise<Row[]> =>
  ids.length === 0 ? [] : read(ids);
