import { normalizeWebAddress } from "../../lib/webAddress.ts";
import type { UserError } from "../../relay/mutation.ts";
import { idsOf, isUploading, uploadedAttachment, type Attachment } from "../../uploads/attachment.ts";
import { audienceOf, everybody, type AudienceValues, type KnownUserType } from "./audience.ts";
import { atMost, fault, lengthOfText, webAddress } from "./rules.ts";

/** A record, a reaction or a statement as its form holds it; a record has no address. */
export interface VoiceValues extends AudienceValues {
  url: string;
  video: readonly Attachment[];
  /** HTML. */
  content: string;
}

export const emptyVoice: VoiceValues = { ...everybody, url: "", video: [], content: "" };

/** Of a record the video is required. */
export function checkRecord({ video, content }: VoiceValues, isDraft: boolean): UserError[] {
  return [
    ...(video.length === 0 && !isDraft ? [fault("video", "Video is required.")] : []),
    ...atMost("content", "Text", content, 5000),
  ];
}

/** Of a reaction or statement a video or a text is required. */
export function checkVoice({ url, video, content }: VoiceValues, isDraft: boolean): UserError[] {
  const isEmpty = lengthOfText(content) === 0 && video.length === 0;
  return [
    ...webAddress("url", url),
    ...(isEmpty && !isDraft ? [fault("content", "Text or video is required.")] : []),
    ...atMost("content", "Text", content, 5000),
  ];
}

/** What the inputs of all three take. */
export function voiceFields({ video, content, communityIds, userTypes }: VoiceValues) {
  return { communityIds, userTypes, content, video: isUploading(video) ? null : (idsOf(video, "video")[0] ?? null) };
}

/** The address as the inputs of reactions and statements take it; null when there is none. */
export function voiceUrl({ url }: VoiceValues): string | null {
  return normalizeWebAddress(url) || null;
}

interface Voice {
  readonly content?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly video?: { readonly databaseId: number } | null | undefined;
  readonly communityIds: readonly number[];
  readonly userTypes: readonly (KnownUserType | "%future added value")[];
}

/** One that is there already. */
export function voiceValues(post: Voice): VoiceValues {
  return {
    ...audienceOf(post),
    url: post.url ?? "",
    video: post.video ? [uploadedAttachment("video", post.video.databaseId, null)] : [],
    content: post.content ?? "",
  };
}
