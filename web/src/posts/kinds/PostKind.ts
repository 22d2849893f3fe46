import type { IconGlyph } from "../../ui/Icon.tsx";
import type { PostKey } from "../address.ts";

/** What is the same for all posts of a type. */
export interface PostKind {
  /** The query key that opens one (OVERLAY-03). */
  key: PostKey;
  /** What one of them is called, at the beginning of a sentence. */
  label: string;
  icon: IconGlyph;
  /** What one is written for, in a line. */
  purpose: string;
}
