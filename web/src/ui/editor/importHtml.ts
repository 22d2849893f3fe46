import { $generateNodesFromDOM } from "@lexical/html";
import { $createParagraphNode, $getRoot, $isDecoratorNode, $isElementNode, type LexicalEditor, type LexicalNode } from "lexical";
import { cleanHtml } from "../cleanHtml.ts";

/** Creates nodes from sanitized HTML. Call it inside editor.update(). */
export function $createNodes(editor: LexicalEditor, html: string): LexicalNode[] {
  return $generateNodesFromDOM(editor, new DOMParser().parseFromString(html, "text/html"));
}

/** Loads HTML into an empty editor; text outside of blocks gets a paragraph. Call it inside editor.update(). */
export function $importHtml(editor: LexicalEditor, html: string): void {
  const root = $getRoot();
  root.clear();
  for (const node of $createNodes(editor, cleanHtml(html))) {
    const isBlock = ($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline();
    if (isBlock) {
      root.append(node);
      continue;
    }
    if (node.getTextContent().trim() === "") continue;
    root.append($createParagraphNode().append(node));
  }
  if (root.isEmpty()) root.append($createParagraphNode());
}
