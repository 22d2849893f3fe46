import type { Context } from "../../context.ts";
import type { OffsetList } from "../../graph/connections.ts";
import type { Page, ItemResult } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { FeedItem } from "../../rest/feed.ts";
import { listCallouts, listJobs, type CalloutFilter, type JobFilter } from "../../rest/posts.ts";
import { feedList, type FeedEntry } from "../feed/entries.ts";

/** A list of posts of one type in the form of a feed. */
const postFeed = (context: Context, read: (slice: Slice) => Promise<Page<FeedItem>>): OffsetList<FeedEntry> =>
  feedList(context, async (offset, limit) => {
    const { items, meta } = await read({ offset, limit });
    return { items: items.map((value): ItemResult<FeedItem> => ({ ok: true, value })), meta };
  });

/** Jobs, newest first. */
export const jobsOf = (context: Context, filter: JobFilter): OffsetList<FeedEntry> =>
  postFeed(context, (slice) => listJobs(context.rest, filter, slice));

/** Call-outs, newest first or by their deadlines. */
export function calloutsOf(context: Context, filter: CalloutFilter): OffsetList<FeedEntry> {
  const { read, identify, ...order } = postFeed(context, (slice) => listCallouts(context.rest, filter, slice));
  // The order of deadlines does not show in what places an item in a feed.
  return { read, identify, ...(filter.sort === "deadline" ? {} : order) };
}
