import { mapBulkResult, readPublicBulk, type BulkResult } from "../../rest/bulk.ts";
import type { Rest } from "../../rest/client.ts";
import type { Story } from "../../rest/generated/contract.ts";
import { createStoreById, createStorePerOperation } from "../store.ts";
import type { NewsItemModel } from "./models.ts";

const readStory = (rest: Rest, id: number): Promise<Story> => rest.read("getStory", { params: { id } });

const readStories = (rest: Rest, ids: readonly number[]): Promise<BulkResult<Story>> =>
  readPublicBulk(rest, "getStories", { query: { ids } });

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
