import { $isLinkNode } from "@lexical/link";
import { $isListItemNode, $isListNode, type ListNode } from "@lexical/list";
import { $isHeadingNode, $isQuoteNode } from "@lexical/rich-text";
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
  type TextNode,
} from "lexical";
import { $isKept } from "./KeptNode.tsx";
import { $isMention } from "./MentionNode.ts";
import { $isPicture } from "./PictureNode.tsx";
import type { PictureData } from "./pictures.ts";

/** The marks of a text from the outside in, as the allowed set spells them (D-23). */
const marks: readonly [TextFormatType, string][] = [
  ["bold", "strong"],
  ["italic", "em"],
  ["underline", "u"],
  ["strikethrough", "s"],
  ["code", "code"],
];

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * What is written as HTML of the allowed set and nothing else: no styles, no classes but that of mentions. Empty
 * when nothing but empty paragraphs is there. To be called inside editor.read().
 */
export function $exportHtml(): string {
  const blocks = $getRoot().getChildren().map(blockHtml);
  while (blocks.at(-1) === emptyParagraph) blocks.pop();
  while (blocks[0] === emptyParagraph) blocks.shift();
  return blocks.join("");
}

const emptyParagraph = "<p></p>";

function blockHtml(node: LexicalNode): string {
  if ($isKept(node)) return node.getHtml();
  if ($isListNode(node)) return listHtml(node);
  if (!$isElementNode(node)) return `<p>${inlineHtml(node)}</p>`;
  if ($isHeadingNode(node)) return wrap(node.getTag(), childrenHtml(node));
  if ($isQuoteNode(node)) return wrap("blockquote", wrap("p", childrenHtml(node)));
  return wrap("p", childrenHtml(node));
}

/** The editor holds a nested list in an item of its own; in HTML it belongs to the item before. */
function listHtml(list: ListNode): string {
  const items: string[] = [];
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue;
    const first = item.getFirstChild();
    if ($isListNode(first)) {
      const nested = listHtml(first);
      const before = items.pop();
      items.push(before === undefined ? wrap("li", nested) : before.replace(/<\/li>$/, `${nested}</li>`));
    } else {
      items.push(wrap("li", childrenHtml(item)));
    }
  }
  return wrap(list.getTag(), items.join(""));
}

function childrenHtml(node: ElementNode): string {
  return node.getChildren().map(inlineHtml).join("");
}

function inlineHtml(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return "<br>";
  if ($isMention(node)) return `<span class="mention" data-id="${node.getContactId()}">${escape(node.getTextContent())}</span>`;
  if ($isTextNode(node)) return textHtml(node);
  if ($isLinkNode(node)) return `<a href="${escape(node.getURL())}">${childrenHtml(node)}</a>`;
  if ($isPicture(node)) return pictureHtml(node.getData());
  if ($isKept(node)) return node.getHtml();
  return $isElementNode(node) ? childrenHtml(node) : escape(node.getTextContent());
}

/** A picture that is still on its way is not part of the text yet. */
function pictureHtml({ src, alt }: PictureData): string {
  return src === null ? "" : `<img src="${escape(src)}" alt="${escape(alt)}">`;
}

function textHtml(node: TextNode): string {
  return marks.reduceRight(
    (html, [format, tag]) => (node.hasFormat(format) ? wrap(tag, html) : html),
    escape(node.getTextContent()),
  );
}

function wrap(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}
