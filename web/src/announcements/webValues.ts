import type { AudienceValues } from "../posts/writing/audience.ts";
import { atMost, fault, lengthOfText, required } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";
import { idsOf, type Attachment } from "../uploads/attachment.ts";
import type { KnownAnnouncementKind } from "./announcementKinds.ts";

/** What the form of an announcement's web page holds. */
export interface WebValues extends AudienceValues {
  kind: KnownAnnouncementKind;
  title: string;
  headline: string;
  summary: string;
  /** HTML. */
  content: string;
  img: readonly Attachment[];
  video: readonly Attachment[];
  /** Ids of beats as text. */
  beats: readonly string[];
  /** The id of the newsroom it comes from, as text; empty for none. */
  newsroomId: string;
}

/** T-4: the text is required only for publishing. */
export function checkWeb({ title, headline, summary, content }: WebValues, isDraft: boolean): UserError[] {
  const isEmpty = lengthOfText(content) === 0 && !content.includes("<img");
  return [
    ...required("title", "Title", title),
    ...atMost("title", "Title", title, 200),
    ...atMost("headline", "Headline", headline, 200),
    ...atMost("summary", "Summary", summary, 500),
    ...(isEmpty && !isDraft ? [fault("content", "Content is required.")] : []),
    ...atMost("content", "Content", content, 50_000),
  ];
}

const textOrNull = (text: string): string | null => text.trim() || null;

/** The same as the mutation takes it. */
export function webFields({ title, headline, summary, content, img, video, beats, communityIds, userTypes }: WebValues) {
  return {
    title: title.trim(),
    headline: textOrNull(headline),
    summary: textOrNull(summary),
    content: textOrNull(content),
    img: idsOf(img, "image")[0] ?? null,
    video: idsOf(video, "video")[0] ?? null,
    beatIds: beats.map(Number),
    communityIds,
    userTypes,
  };
}

/** The newsroom as the mutation takes it; left out where it stays as it was, since it may be one of others. */
export function newsroomOf({ newsroomId }: WebValues, former: WebValues): { newsroomId?: number | null } {
  if (newsroomId === former.newsroomId) return {};
  return { newsroomId: newsroomId === "" ? null : Number(newsroomId) };
}
