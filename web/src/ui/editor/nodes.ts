import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import type { Klass, LexicalNode } from "lexical";
import { MentionNode } from "./MentionNode.ts";
import { PictureNode } from "./PictureNode.tsx";
import { PreservedNode } from "./PreservedNode.tsx";

/** Identifies the content of this editor on the clipboard. */
export const editorNamespace = "text";

/** All node types of the editor. */
export const editorNodes: readonly Klass<LexicalNode>[] = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  MentionNode,
  PictureNode,
  PreservedNode,
];

/**
 * Classes for formats that have no element in the editor; everything else is styled like RichText. The editor puts a nested list
 * into an item of its own.
 */
export const editorTheme = {
  text: {
    underline: "underline",
    strikethrough: "line-through",
    underlineStrikethrough: "[text-decoration:underline_line-through]",
  },
  list: { nested: { listitem: "mt-0! list-none" } },
};
