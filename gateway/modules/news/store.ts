import type { Story } from "../../rest/generated/contract.ts";
import type { NewsItemModel } from "./models.ts";
import { mapBulkResult } from "../../rest/bulk.ts";
import { readStories, readStory } from "../../rest/stories.ts";
import { createStoreById, createStorePerOperation } from "../store.ts";

/** The operation's store of stories. */
export const stories = createStoreById(readStory, readStories);

/** Converts a story to a news item. */
export const toNewsItem = (story: Story): NewsItemModel => ({ ...story, time: story.publishedAt ?? story.createdAt });

/** The operation's store of news items, which came with a feed or are converted from stories. */
export const news = createStorePerOperation<number, NewsItemModel>(({ rest }) => ({
  readOne: async (id) => toNewsItem(await readStory(rest, id)),
  readMany: async (ids) => mapBulkResult(await readStories(rest, ids), toNewsItem),
  getKey: ({ id }) => id,
}));
