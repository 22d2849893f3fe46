import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { html, neverRequired, upload, webAddress, type Field, type PostValues } from "./fields.ts";

/** Input of rules that depend on more than one field. */
export interface Facts {
  values: PostValues;
  /** The values when it was last public; null if it never was. */
  before: PostValues | null;
  now: Date;
  /** Number of attached pictures and videos. */
  attached: number;
}

/** Returns messages by field that prevent publishing. */
type Rule = (facts: Facts) => Record<string, FieldError>;

/** The input of a post type: its fields and rules. */
export interface PostForm {
  fields: readonly Field[];
  hasAttachments?: boolean;
  rules?: readonly Rule[];
  /** Clears values that other values make invalid. */
  settle?: (values: PostValues) => void;
}

/** Maximum length of a post's text, in characters. */
export const MAX_CONTENT_LENGTH = 5000;

export const contentField = html("content", "Content", MAX_CONTENT_LENGTH, neverRequired);
const videoField = upload("video", "Video", "videos", neverRequired);
export const imageField = upload("img", "Image", "images", neverRequired);

const textOrVideo: Rule = ({ values }) =>
  contentField.isEmpty(values) && videoField.isEmpty(values) ? { content: fieldError.required("Content or video") } : {};

/** A text or a video about a web page: the form of reactions and statements. */
export const commentaryForm: PostForm = {
  fields: [videoField, contentField, webAddress("url", "Url", neverRequired)],
  rules: [textOrVideo],
};
