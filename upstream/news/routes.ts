import { sql, type RawBuilder } from "kysely";
import { PLATFORM_AUTHOR_ID } from "../db/platformAuthor.ts";
import type { Db } from "../db/schema.ts";
import { beatsFilter, readFeed } from "../feed/read.ts";
import { operation, type Operation } from "../http/operation.ts";
import { optionalId, PageQuery, pageQuery, q, type Window, toWindow, mapPage } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { FeedItem, Story } from "../posts/schema.ts";
import { orderedKinds } from "../posts/types.ts";
import type { Viewer } from "../session/viewer.ts";
import { listStories, presentStories, toStoryConditions } from "./read.ts";
import { newsTypes } from "./schema.ts";

const common = { tag: "News", assumed: true } as const;

async function readStoryPage(db: Db, viewer: Viewer, conditions: readonly RawBuilder<unknown>[], window: Window) {
  const page = await listStories(db, conditions, window);
  return mapPage(page, (rows) => presentStories(db, viewer, rows, { withComments: true }));
}

/** Post types that comment on the news. */
const commentaryTypes = orderedKinds.filter(({ isCommentary }) => isCommentary).map(({ type }) => type);

/** Operations of the news pages, except those of the monitor. */
export const newsOperations: Operation[] = [
  operation(common, {
    id: "getNewswire",
    path: "/news/newswire",
    summary: "Lists published stories with their newest comments, newest first.",
    query: pageQuery({ q, types: newsTypes, beat: optionalId }),
    response: List(Story),
    handle: ({ services: { db }, viewer, query }) => readStoryPage(db, viewer, toStoryConditions(query), toWindow(query)),
  }),
  operation(common, {
    id: "getInsider",
    path: "/news/insider",
    summary: "Lists published stories of the platform's account with their newest comments, newest first.",
    query: PageQuery,
    response: List(Story),
    handle: ({ services: { db }, viewer, query }) =>
      readStoryPage(db, viewer, [sql`s.author_id = ${PLATFORM_AUTHOR_ID}`], toWindow(query)),
  }),
  operation(common, {
    id: "getCommentary",
    path: "/news/commentary",
    summary: "Lists reactions and statements that are visible to the caller, newest first.",
    query: pageQuery({ beat: optionalId }),
    response: List(FeedItem),
    handle: ({ services: { db }, viewer, query }) => {
      const everything = { posts: sql`true`, stories: sql`true` };
      const filter = query.beat === undefined ? everything : beatsFilter([query.beat]);
      return readFeed(db, viewer, filter, commentaryTypes, toWindow(query));
    },
  }),
];
