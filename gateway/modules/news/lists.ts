import type { Story } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Page, ItemResult } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { FeedItem } from "../../rest/feed.ts";
import { listStoryDrafts } from "../../rest/stories.ts";
import { feedList, type FeedEntry } from "../feed/entries.ts";
import { toWindow } from "../lists.ts";
import { stories } from "./store.ts";

/** Converts a published story to a feed item. */
function feedItemOf(story: Story): ItemResult<FeedItem> {
  const publishedAt = story.publishedAt ?? story.createdAt;
  return { ok: true, value: { ...story, publishedAt, time: publishedAt } };
}

/** A list of published stories in the form of a feed. */
export const storyFeed = (context: Context, read: (slice: Slice) => Promise<Page<Story>>): OffsetList<FeedEntry> =>
  feedList(context, async (offset, limit) => {
    const { items, meta } = await read({ offset, limit });
    return { items: items.map(feedItemOf), meta };
  });

/** Unpublished stories. */
export const storyDrafts = (context: Context): OffsetList<Story> => ({
  identify: ({ id }) => String(id),
  sortKey: ({ createdAt, id }) => [createdAt, id],
  read: async (offset, limit) => {
    const page = await listStoryDrafts(context.rest, { offset, limit });
    for (const story of page.items) stories(context).put(story.id, story);
    return toWindow(page);
  },
});
