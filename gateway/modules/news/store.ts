import type { Story } from "../../rest/generated/contract.ts";
import type { NewsItemModel } from "./models.ts";
import { mapSeveral } from "../../rest/several.ts";
import { readStories, readStory } from "../../rest/stories.ts";
import { storePerOperation } from "../store.ts";

/** The stories within one operation. */
export const stories = storePerOperation<number, Story>(({ rest }) => ({
  one: (id) => readStory(rest, id),
  many: (ids) => readStories(rest, ids),
  keyOf: ({ id }) => id,
}));

/** The feed form of a story. */
export const newsOf = (story: Story): NewsItemModel => ({ ...story, time: story.publishedAt ?? story.createdAt });

/** News items within one operation: those that came with a feed, or made of their stories. */
export const news = storePerOperation<number, NewsItemModel>(({ rest }) => ({
  one: async (id) => newsOf(await readStory(rest, id)),
  many: async (ids) => mapSeveral(await readStories(rest, ids), newsOf),
  keyOf: ({ id }) => id,
}));
