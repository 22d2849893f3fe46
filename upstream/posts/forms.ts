import { html, never, upload, webAddress, type Field, type PostValues } from "./fields.ts";

/** What a rule that looks at more than one field is given. */
export interface Facts {
  values: PostValues;
  /** As it was when it was last public; null when it never was. */
  before: PostValues | null;
  now: Date;
  /** Number of attached pictures and videos. */
  attached: number;
}

/** Messages by field, of what keeps a post from being public. */
type Rule = (facts: Facts) => Record<string, string>;

/** How posts of one type are written. */
export interface PostForm {
  fields: readonly Field[];
  hasAttachments?: boolean;
  rules?: readonly Rule[];
  /** Clears what the other values rule out. */
  settle?: (values: PostValues) => void;
}

/** Characters of a post's text. */
export const MAX_CONTENT_LENGTH = 5000;

export const contentField = html("content", "Content", MAX_CONTENT_LENGTH, never);
export const videoField = upload("video", "Video", "videos", never);
export const imageField = upload("img", "Image", "images", never);

const textOrVideo: Rule = ({ values }) =>
  contentField.isEmpty(values) && videoField.isEmpty(values) ? { content: "Content or video is required." } : {};

/** A text or a video, about something on the web: how reactions and statements are written. */
export const commentaryForm: PostForm = {
  fields: [videoField, contentField, webAddress("url", "Url", never)],
  rules: [textOrVideo],
};
