import type { FeedType, NewsKind } from "../../rest/generated/contract.ts";

const kinds: Readonly<Record<NewsKind, true>> = { media: true, epitome: true, marcoms: true };

/** Whether this type of feed item is a kind of news; all others are types of posts. */
export const isNewsKind = (type: FeedType): type is NewsKind => Object.hasOwn(kinds, type);

export const newsKinds: readonly NewsKind[] = ["media", "epitome", "marcoms"];
