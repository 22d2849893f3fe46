import type { PostType } from "../../__generated__/OverlayPostQuery.graphql.ts";
import type { IconGlyph } from "../../ui/Icon.tsx";
import type { PostKey } from "../postKeys.ts";

/** A type of post that this client was built with; a newer gateway may send others. */
export type KnownPostType = Exclude<PostType, "%future added value">;

/** What is the same for all posts of a type. Its card, view and form lie beside it. */
export interface PostKind {
  /** The query key that opens one, and the name of the folder. */
  key: PostKey;
  /** Its value in the schema. */
  type: KnownPostType;
  /** What one of them is called, at the beginning of a sentence. */
  label: string;
  /** What several are called. */
  plural: string;
  icon: IconGlyph;
  /** What one is written for, in a line. */
  purpose: string;
  /** Whether the web client offers to edit one, to those who may. Its form then has a fragment that reads it. */
  isEditable: boolean;
  /** Its place among the shortcuts above a feed; left out where it has none. */
  shortcut?: number;
}
