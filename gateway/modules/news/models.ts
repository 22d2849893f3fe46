import type { NewsItem } from "../../rest/generated/contract.ts";

/** The feed form of a story; drafts have not been published. */
export type NewsItemModel = Omit<NewsItem, "publishedAt"> & { publishedAt: string | null };
