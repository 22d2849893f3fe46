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

export type KnownKind = Exclude<NewsKind, "%future added value">;

export const newsKinds: Record<KnownKind, NewsKindLook> = {
  MEDIA: { label: "Media news", icon: Newspaper, picture: "wide" },
  EPITOME: { label: "Epitome", icon: BookOpenText, picture: "beside" },
  MARCOMS: { label: "Marcoms News", icon: TrendingUp, picture: "beside" },
};

/** A kind that a newer gateway may add. */
const otherNews: NewsKindLook = { label: "News", icon: Newspaper, picture: "beside" };

export function newsKindOf(kind: NewsKind): NewsKindLook {
  return kind === "%future added value" ? otherNews : (newsKinds[kind] ?? otherNews);
}

/** The kinds to choose from. */
export const kindOptions = (["MEDIA", "EPITOME", "MARCOMS"] as const).map((id) => ({ id, label: newsKinds[id].label }));

/** One that this client does not know counts as media news. */
export const knownKindOf = (kind: NewsKind): KnownKind => (kind === "%future added value" ? "MEDIA" : kind);

export const newswirePath = "/news/newswire";

/** Where stories wait until they are published. */
export const draftsPath = `${newswirePath}?show=drafts`;

/** The address of a story. @param databaseId the story's id in the REST API */
export function storyPath(databaseId: number): string {
  return `/stories/${databaseId}`;
}
