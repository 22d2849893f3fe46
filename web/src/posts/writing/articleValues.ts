import type { UserError } from "../../relay/mutation.ts";
import { idsOf, type Attachment } from "../../uploads/attachment.ts";
import { atMost, fault, lengthOfText } from "./rules.ts";

/** What is written for reading at length, a story or an announcement, as its form holds it. */
export interface ArticleValues {
  title: string;
  headline: string;
  summary: string;
  /** HTML. */
  content: string;
  img: readonly Attachment[];
  video: readonly Attachment[];
  /** Ids of beats as text. */
  beats: readonly string[];
}

/** The lengths of; the text is required only for publishing. */
export function checkArticle({ title, headline, summary, content }: ArticleValues, isDraft: boolean): UserError[] {
  const isEmpty = lengthOfText(content) === 0 && !content.includes("<img");
  return [
    ...atMost("title", "Title", title, 200),
    ...atMost("headline", "Headline", headline, 200),
    ...atMost("summary", "Summary", summary, 500),
    ...(isEmpty && !isDraft ? [fault("content", "Content is required.")] : []),
    ...atMost("content", "Content", content, 50_000),
  ];
}

const textOrNull = (text: string): string | null => text.trim() || null;

/** The same as mutations take it. */
export function articleFields({ title, headline, summary, content, img, video, beats }: ArticleValues) {
  return {
    title: title.trim(),
    headline: textOrNull(headline),
    summary: textOrNull(summary),
    content: textOrNull(content),
    img: idsOf(img, "image")[0] ?? null,
    video: idsOf(video, "video")[0] ?? null,
    beatIds: beats.map(Number),
  };
}
