import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Page } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { Story } from "../../rest/generated/contract.ts";
import { createList, toWindow } from "../lists.ts";
import type { NewsItemModel } from "./models.ts";
import { news, toNewsItem, stories } from "./store.ts";

/** Published stories as news items, newest first. They need not be read again in this operation. */
export const createNewsList = (context: Context, read: (slice: Slice) => Promise<Page<Story>>): OffsetList<NewsItemModel> => ({
  identify: ({ id }) => String(id),
  sortKey: ({ publishedAt, time, id }) => [publishedAt ?? time, id],
  read: async (offset, limit) => {
    const { items, meta } = await read({ offset, limit });
    for (const story of items) stories(context).put(story.id, story);
    const found = items.map(toNewsItem);
    for (const item of found) news(context).put(item.id, item);
    return toWindow({ items: found, meta });
  },
});

/** Unpublished stories. */
export const listStoryDrafts = (context: Context): OffsetList<Story> => ({
  ...createList((slice) => context.rest.list("getStories", { query: { ...slice, saveAs: "draft" } }), stories(context)),
  sortKey: ({ createdAt, id }) => [createdAt, id],
});
