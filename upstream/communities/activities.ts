import { sql } from "kysely";
import { toIso, getReferenced, unique } from "../db/refs.ts";
import type { PostType, Db } from "../db/schema.ts";
import type { Page, Window } from "../http/paging.ts";
import { readSqlPage } from "../http/readPage.ts";
import { isVisiblePost } from "../posts/visibility.ts";
import type { Viewer } from "../session/viewer.ts";
import { plainText } from "../text/html.ts";
import { loadAuthors } from "../users/authors.ts";
import type { Activity } from "./schema.ts";

/** Length of the excerpt, in characters. */
const EXCERPT = 200;

interface ActivityRow {
  id: number;
  happened_at: Date;
  author_id: number;
  post_id: number;
  type: PostType;
  title: string | null;
  content: string | null;
}

/**
 * The activities of a community, newest first: published posts and comments on them. Posts get even ids and comments
 * odd ones, since both have separate id sequences.
 */
export async function listActivities(
  db: Db,
  viewer: Viewer,
  community: { id: number; slug: string },
  window: Window,
): Promise<Page<Activity>> {
  const visible = sql`e.community_id = ${community.id} and ${isVisiblePost(viewer)}`;
  const posts = sql`from feed_entries e join posts p on p.id = e.post_id where ${visible}`;
  const comments = sql`from comments c join feed_entries e on e.post_id = c.entity_id
    join posts p on p.id = e.post_id and p.type = c.entity_type where c.deleted_at is null and ${visible}`;
  const rowLimit = window.offset + window.limit + 1;
  const select = sql<ActivityRow>`
    (select 2 * p.id as id, e.published_at as happened_at, p.author_id, p.id as post_id, p.type, p.title, p.content
      ${posts} order by e.published_at desc, e.post_id desc limit ${rowLimit})
    union all
    (select 2 * c.id + 1 as id, c.created_at as happened_at, c.author_id, p.id as post_id, p.type, p.title, p.content
      ${comments} order by c.created_at desc, c.id desc limit ${rowLimit})
    order by happened_at desc, id desc`;
  const { data: rows, meta } = await readSqlPage(db, window, select, { from: [posts, comments], isCostly: true });
  const authors = await loadAuthors(db, unique(rows.map((row) => row.author_id)));
  const activities = rows.map((row) => ({
    id: row.id,
    createdAt: toIso(row.happened_at),
    author: getReferenced(authors, row.author_id, "Author"),
    post: {
      id: row.post_id,
      type: row.type,
      title: row.title,
      communitySlug: community.slug,
      content: Array.from(plainText(row.content ?? ""))
        .slice(0, EXCERPT)
        .join(""),
    },
  }));
  return { data: activities, meta };
}
