import { BookOpenText, Newspaper, TrendingUp } from "lucide-react";
import type { NewsKind } from "../__generated__/NewsCard_newsItem.graphql.ts";
import type { IconGlyph } from "../ui/Icon.tsx";

/** The texts and icon of a type of news. */
interface NewsKindDisplay {
  /** The display name (NEWS-02 to NEWS-04). */
  label: string;
  icon: IconGlyph;
  /** wide: a large picture under the title; beside: a small picture next to a short text. */
  picture: "wide" | "beside";
}

type KnownKind = Exclude<NewsKind, "%future added value">;

export const newsKinds: Record<KnownKind, NewsKindDisplay> = {
  MEDIA: { label: "Media news", icon: Newspaper, picture: "wide" },
  EPITOME: { label: "Epitome", icon: BookOpenText, picture: "beside" },
  MARCOMS: { label: "Marcoms News", icon: TrendingUp, picture: "beside" },
};

/** Used for unknown kinds from a newer gateway. */
const otherNews: NewsKindDisplay = { label: "News", icon: Newspaper, picture: "beside" };

export function getNewsKind(kind: NewsKind): NewsKindDisplay {
  return kind === "%future added value" ? otherNews : (newsKinds[kind] ?? otherNews);
}

/** The kinds as select options. */
export const kindOptions = (["MEDIA", "EPITOME", "MARCOMS"] as const).map((id) => ({ id, label: newsKinds[id].label }));

/** An unknown kind is treated as media news. */
export const toKnownKind = (kind: NewsKind): KnownKind => (kind === "%future added value" ? "MEDIA" : kind);

export const newswirePath = "/news/newswire";

/** The path of the unpublished stories. */
export const draftsPath = `${newswirePath}?show=drafts`;

/** The path of a story. @param databaseId the story's id in the REST API */
export function storyPath(databaseId: number): string {
  return `/stories/${databaseId}`;
}
