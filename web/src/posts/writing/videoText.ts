import { normalizeWebAddress } from "../../lib/webAddress.ts";
import type { UserError } from "../../relay/mutation.ts";
import { idsOf, isUploading, uploadedAttachment, type Attachment } from "../../uploads/attachment.ts";
import { atMost, fault, lengthOfText, webAddress } from "./rules.ts";

/** What the forms of records, reactions and statements hold; a record has no address. */
export interface VideoTextValues {
  url: string;
  video: readonly Attachment[];
  /** HTML. */
  content: string;
}

interface VideoTextPost {
  content?: string | null | undefined;
  url?: string | null | undefined;
  videoId?: number | undefined;
}

/** The values of a post; empty ones for what it does not have. */
export function videoTextValues({ content, url, videoId }: VideoTextPost): VideoTextValues {
  return {
    url: url ?? "",
    video: videoId === undefined ? [] : [uploadedAttachment("video", videoId, null)],
    content: content ?? "",
  };
}

/** Of a record the video is required. */
export function checkVideo({ video, content }: VideoTextValues, isDraft: boolean): UserError[] {
  return [
    ...(video.length === 0 && !isDraft ? [fault("video", "Video is required.")] : []),
    ...atMost("content", "Text", content, 5000),
  ];
}

/** Of a reaction or statement a video or a text is required. */
export function checkLinkedVideoText({ url, video, content }: VideoTextValues, isDraft: boolean): UserError[] {
  const isEmpty = lengthOfText(content) === 0 && video.length === 0;
  return [
    ...webAddress("url", url),
    ...(isEmpty && !isDraft ? [fault("content", "Text or video is required.")] : []),
    ...atMost("content", "Text", content, 5000),
  ];
}

/** What the inputs of all three take. */
export function videoTextFields({ video, content }: VideoTextValues) {
  return { content, video: isUploading(video) ? null : (idsOf(video, "video")[0] ?? null) };
}

/** What the inputs of reactions and statements take. */
export function linkedVideoTextFields(values: VideoTextValues) {
  return { ...videoTextFields(values), url: normalizeWebAddress(values.url) || null };
}
