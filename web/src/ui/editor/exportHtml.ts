import { $isLinkNode } from "@lexical/link";
import { $isListItemNode, $isListNode, type ListNode } from "@lexical/list";
import { $isHeadingNode, $isQuoteNode, type QuoteNode } from "@lexical/rich-text";
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
  type TextNode,
} from "lexical";
import { escapeHtml } from "../../lib/escapeHtml.ts";
import { linksInText } from "../../lib/textLinks.ts";
import { $mapBlocks } from "./mapBlocks.ts";
import { $isMention } from "./MentionNode.ts";
import { $isPicture } from "./PictureNode.tsx";
import type { PictureData } from "./pictures.ts";
import { $isPreserved } from "./PreservedNode.tsx";

/** The formatting elements of the allowed set, from the outside in. */
const marks: readonly [TextFormatType, string][] = [
  ["bold", "strong"],
  ["italic", "em"],
  ["underline", "u"],
  ["strikethrough", "s"],
  ["code", "code"],
];

/**
 * Exports the text as HTML of the allowed set: no styles, and no classes except that of mentions. Web addresses in the text
 * become links. Empty when there are only empty paragraphs. Call it inside editor.read().
 */
export function $exportHtml(): string {
  const blocks = $getRoot().getChildren().map(blockHtml);
  while (blocks.at(-1) === emptyParagraph) blocks.pop();
  while (blocks[0] === emptyParagraph) blocks.shift();
  return blocks.join("");
}

const emptyParagraph = "<p></p>";

function blockHtml(node: LexicalNode): string {
  if ($isPreserved(node)) return node.getHtml();
  if ($isListNode(node)) return listHtml(node);
  if (!$isElementNode(node)) return `<p>${inlineHtml(node)}</p>`;
  if ($isHeadingNode(node)) return wrap(node.getTag(), linesHtml(node));
  if ($isQuoteNode(node)) return wrap("blockquote", quotedHtml(node) || emptyParagraph);
  return wrap("p", linesHtml(node));
}

function quotedHtml(quote: QuoteNode): string {
  return $mapBlocks(quote.getChildren(), blockHtml, (line) => wrap("p", lineHtml(line))).join("");
}

/** The editor keeps a nested list in its own item; in HTML it belongs to the preceding item. */
function listHtml(list: ListNode): string {
  const items: string[] = [];
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue;
    const first = item.getFirstChild();
    items.push($isListNode(first) ? (items.pop() ?? "") + listHtml(first) : linesHtml(item));
  }
  return wrap(list.getTag(), items.map((html) => wrap("li", html)).join(""));
}

/** The content of an element that consists of lines: a paragraph or heading within it is a line as well. */
function linesHtml(node: ElementNode): string {
  const parts = $mapBlocks(
    node.getChildren(),
    (block) =>
      $isParagraphNode(block) || $isHeadingNode(block)
        ? { html: linesHtml(block), isLine: true }
        : { html: blockHtml(block), isLine: false },
    (line) => ({ html: lineHtml(line), isLine: true }),
  );
  return parts.map(({ html, isLine }, index) => (isLine && parts[index - 1]?.isLine ? `<br>${html}` : html)).join("");
}

function lineHtml(nodes: readonly LexicalNode[]): string {
  const parts: (LexicalNode | TextNode[])[] = [];
  for (const node of nodes) {
    const before = parts.at(-1);
    if (!$isPlainText(node)) parts.push(node);
    else if (Array.isArray(before)) before.push(node);
    else parts.push([node]);
  }
  return parts.map((part) => (Array.isArray(part) ? linkedHtml(part) : inlineHtml(part))).join("");
}

/** Text that may contain web addresses: neither a mention nor code. */
function $isPlainText(node: LexicalNode): node is TextNode {
  return $isTextNode(node) && node.isSimpleText() && !node.hasFormat("code");
}

/** Links the web addresses in adjacent text nodes, even where formatting starts or ends within an address. */
function linkedHtml(nodes: readonly TextNode[]): string {
  const links = linksInText(nodes.map((node) => node.getTextContent()).join(""));
  const between = (from: number, to: number) => {
    let start = 0;
    return nodes
      .map((node) => {
        const text = node.getTextContent();
        const part = text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
        start += text.length;
        return part === "" ? "" : textHtml(node, part);
      })
      .join("");
  };
  let html = "";
  let end = 0;
  for (const { index, text, url } of links) {
    html += `${between(end, index)}<a href="${escapeHtml(url)}">${between(index, index + text.length)}</a>`;
    end = index + text.length;
  }
  return html + between(end, Infinity);
}

function inlineHtml(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return "<br>";
  if ($isMention(node))
    return `<span class="mention" data-id="${node.getContactId()}">${escapeHtml(node.getTextContent())}</span>`;
  if ($isTextNode(node)) return textHtml(node, node.getTextContent());
  if ($isLinkNode(node)) return `<a href="${escapeHtml(node.getURL())}">${node.getChildren().map(inlineHtml).join("")}</a>`;
  if ($isPicture(node)) return pictureHtml(node.getData());
  if ($isPreserved(node)) return node.getHtml();
  return $isElementNode(node) ? linesHtml(node) : escapeHtml(node.getTextContent());
}

/** A picture that is still being uploaded is not part of the text yet. */
function pictureHtml({ src, alt }: PictureData): string {
  return src === null ? "" : `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;
}

/** @param text the node's text, or a part of it */
function textHtml(node: TextNode, text: string): string {
  return marks.reduceRight((html, [format, tag]) => (node.hasFormat(format) ? wrap(tag, html) : html), escapeHtml(text));
}

function wrap(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}
