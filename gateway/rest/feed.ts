import type { Page, Rest, ItemResult } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { FeedItem, FeedType } from "./generated/contract.ts";

export type { FeedItem } from "./generated/contract.ts";

/** A page of the feed with separate item results, so that an unknown type does not fail the others. */
export function readFeed(
  rest: Rest,
  { communitySlug, types }: { communitySlug: string | null; types: readonly FeedType[] },
  slice: Slice,
): Promise<Page<ItemResult<FeedItem>>> {
  return rest.listResults("getPosts", { query: { ...slice, communitySlug, types } });
}
