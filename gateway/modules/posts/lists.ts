import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments } from "../../graph/connections.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Page, ItemResult } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { FeedItem } from "../../rest/feed.ts";
import { feedList, type FeedEntry } from "../feed/entries.ts";
import { orNull } from "../store.ts";

/** A list of posts of one type in the form of a feed. */
export const postFeed = (context: Context, read: (slice: Slice) => Promise<Page<FeedItem>>): OffsetList<FeedEntry> =>
  feedList(context, async (offset, limit) => {
    const { items, meta } = await read({ offset, limit });
    return { items: items.map((value): ItemResult<FeedItem> => ({ ok: true, value })), meta };
  });

/** A page of such a list; null for a community that does not exist. */
export const postPage = async (list: OffsetList<FeedEntry>, page: ConnectionArguments): Promise<Connection<FeedEntry> | null> =>
  orNull(connect(list, page));
