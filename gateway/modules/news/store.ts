import type { Story } from "../../rest/generated/contract.ts";
import type { NewsItemModel } from "./models.ts";
import { mapBulkResult } from "../../rest/bulk.ts";
import { readStories, readStory } from "../../rest/stories.ts";
import { storeById, storePerOperation } from "../store.ts";

/** The operation's store of stories. */
export const stories = storeById(readStory, readStories);

/** Converts a story to a news item. */
export const newsOf = (story: Story): NewsItemModel => ({ ...story, time: story.publishedAt ?? story.createdAt });

/** The operation's store of news items, which came with a feed or are converted from stories. */
export const news = storePerOperation<number, NewsItemModel>(({ rest }) => ({
  readOne: async (id) => newsOf(await readStory(rest, id)),
  readMany: async (ids) => mapBulkResult(await readStories(rest, ids), newsOf),
  keyOf: ({ id }) => id,
}));
