import type { FieldError } from "../http/fieldErrors.ts";
import { html, neverRequired, upload, type Field, type PostValues } from "./fields.ts";

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
export const imageField = upload("img", "Image", "images", neverRequired);
