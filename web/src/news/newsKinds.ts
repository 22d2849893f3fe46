import { BookOpenText, Newspaper, TrendingUp } from "lucide-react";
import type { NewsKind } from "../__generated__/NewsCard_newsItem.graphql.ts";
import type { IconGlyph } from "../ui/Icon.tsx";

/** What is the same for all news of a kind. */
interface NewsKindLook {
  /** The display name (NEWS-02 to NEWS-04). */
  label: string;
  icon: IconGlyph;
  /** wide: the picture leads, under the title; beside: a short read, its picture small at its side. */
  picture: "wide" | "beside";
}

export const newsKinds: Record<Exclude<NewsKind, "%future added value">, NewsKindLook> = {
  MEDIA: { label: "Media news", icon: Newspaper, picture: "wide" },
  EPITOME: { label: "Epitome", icon: BookOpenText, picture: "beside" },
  MARCOMS: { label: "Marcoms News", icon: TrendingUp, picture: "beside" },
};

/** A kind that a newer gateway may add. */
const otherNews: NewsKindLook = { label: "News", icon: Newspaper, picture: "beside" };

export function newsKindOf(kind: NewsKind): NewsKindLook {
  return kind === "%future added value" ? otherNews : (newsKinds[kind] ?? otherNews);
}

/** The address of a story. @param databaseId the story's id in the REST API */
export function storyPath(databaseId: number): string {
  return `/stories/${databaseId}`;
}
