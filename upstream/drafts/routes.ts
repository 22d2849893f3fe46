import { sql } from "kysely";
import { toIso, getReferenced, unique, anyId, getReferencedOrNull, getIds } from "../db/refs.ts";
import { operation, type Operation } from "../http/operation.ts";
import { pageQuery, toWindow } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import { List, typesFilter } from "../http/schema.ts";
import { loadVideos } from "../media/read.ts";
import { selectPosts } from "../posts/read.ts";
import { Draft } from "../posts/schema.ts";
import { PostType } from "../posts/types.ts";
import { loadAuthors } from "../users/authors.ts";

const common = { tag: "Posts", assumed: true } as const;

export const draftOperations: Operation[] = [
  operation(common, {
    id: "getDrafts",
    path: "/drafts",
    summary: "Lists the caller's drafts of posts, newest first.",
    query: pageQuery({ types: typesFilter(PostType, { description: "Restricts the list to these types." }) }),
    response: List(Draft),
    handle: async ({ services: { db }, viewer, query }) => {
      const window = toWindow(query);
      const { types = [] } = query;
      const own = sql<boolean>`p.published_at is null and p.deleted_at is null
        and (p.author_id = ${viewer.contactId} or p.creator_id = ${viewer.contactId})
        and (${types.length === 0} or p.type = any(${types}::text[]))`;
      const list = selectPosts(db).where(own).orderBy("p.created_at", "desc").orderBy("p.id", "desc");
      const { data: rows, meta } = await readPage(db, window, list);
      const ids = getIds(rows);
      const [authors, videos, communities] = await Promise.all([
        loadAuthors(db, unique(rows.map((row) => row.author_id))),
        loadVideos(db, unique(rows.map((row) => row.video_id))),
        db.selectFrom("post_communities").selectAll().where("post_id", "=", anyId(ids)).orderBy("community_id").execute(),
      ]);
      const drafts = rows.map((row): Draft => ({
        id: row.id,
        postType: row.type,
        title: row.title,
        author: getReferenced(authors, row.author_id, "Author"),
        content: row.content,
        video: getReferencedOrNull(videos, row.video_id, "Video"),
        url: row.url,
        creatorId: row.creator_id,
        userTypes: row.user_types,
        communityIds: communities.flatMap((own) => (own.post_id === row.id ? own.community_id : [])),
        saveAs: "draft",
        createdAt: toIso(row.created_at),
      }));
      return { data: drafts, meta };
    },
  }),
];
