import { $generateNodesFromDOM } from "@lexical/html";
import {
  $createParagraphNode,
  $getRoot,
  $isLineBreakNode,
  $isTextNode,
  type LexicalEditor,
  type LexicalNode,
  type ParagraphNode,
} from "lexical";
import { cleanHtml } from "../cleanHtml.ts";
import { linkEachBlock } from "./linkEachBlock.ts";
import { $mapBlocks } from "./mapBlocks.ts";

/** Creates nodes from sanitized HTML. Call it inside editor.update(). */
export function $createNodes(editor: LexicalEditor, html: string): LexicalNode[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  linkEachBlock(page);
  return $generateNodesFromDOM(editor, page);
}

/** Loads HTML into an empty editor; each line of text outside of blocks gets a paragraph. Call it inside editor.update(). */
export function $importHtml(editor: LexicalEditor, html: string): void {
  const root = $getRoot();
  root.clear();
  root.append(...$mapBlocks($createNodes(editor, cleanHtml(html)), (block) => [block], $createParagraphs).flat());
  if (root.isEmpty()) root.append($createParagraphNode());
}

/** A paragraph with the nodes; none when they are only white space between blocks. */
function $createParagraphs(nodes: readonly LexicalNode[]): ParagraphNode[] {
  const isBlank = nodes.every((node) => ($isTextNode(node) || $isLineBreakNode(node)) && node.getTextContent().trim() === "");
  return isBlank ? [] : [$createParagraphNode().append(...nodes)];
}
