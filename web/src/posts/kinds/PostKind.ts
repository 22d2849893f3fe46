import type { PostType } from "../../__generated__/OverlayPostQuery.graphql.ts";
import type { IconGlyph } from "../../ui/Icon.tsx";
import type { PostKey } from "../postKeys.ts";

/** A post type that this client knows; a newer gateway may send others. */
export type KnownPostType = Exclude<PostType, "%future added value">;

/** The definition of a post type. Its content and form are in the same folder. */
export interface PostKind {
  /** The query key that opens a post of this type, and the name of the folder. */
  key: PostKey;
  /** Its value in the schema. */
  type: KnownPostType;
  /** The singular label, capitalized. */
  label: string;
  plural: string;
  icon: IconGlyph;
  /** The purpose of the type in one line. */
  purpose: string;
  /** The field of the schema that contains the title; omitted for types without one. */
  titleField?: string;
  /** Whether the client offers to edit posts of this type. Their form then has a fragment. */
  isEditable: boolean;
  /** Its position among the links above a feed; omitted if it has none. */
  shortcut?: number;
}

/** The props of the component that shows what is specific to a type, and of its parts. */
export interface PostContentProps<Post> {
  post: Post;
  /** Whether the post is shown in full, not as a card in a list. */
  isFull: boolean;
}
