import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import type { Klass, LexicalNode } from "lexical";
import { KeptNode } from "./KeptNode.tsx";
import { MentionNode } from "./MentionNode.ts";
import { PictureNode } from "./PictureNode.tsx";

/** Everything a text can be made of in the editor. */
export const editorNodes: readonly Klass<LexicalNode>[] = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  MentionNode,
  PictureNode,
  KeptNode,
];

/** Classes for marks that have no element of their own in the editor; everything else looks like RichText. */
export const editorTheme = {
  text: {
    underline: "underline",
    strikethrough: "line-through",
    underlineStrikethrough: "[text-decoration:underline_line-through]",
  },
  list: { nested: { listitem: "list-none" } },
};
