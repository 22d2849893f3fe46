import type { NewsItem } from "../../rest/generated/contract.ts";

/** A story in the form of a feed item; publishedAt is null for drafts. */
export type NewsItemModel = Omit<NewsItem, "publishedAt"> & { publishedAt: string | null };
