import { $isDecoratorNode, $isElementNode, type LexicalNode } from "lexical";

/**
 * Converts nodes in order: each block, such as a paragraph or a table, on its own, and the nodes between two blocks, which are one
 * line of text, together.
 */
export function $mapBlocks<Result>(
  nodes: readonly LexicalNode[],
  ofBlock: (block: LexicalNode) => Result,
  ofLine: (line: readonly LexicalNode[]) => Result,
): Result[] {
  const results: Result[] = [];
  let line: LexicalNode[] = [];
  const endLine = () => {
    if (line.length > 0) results.push(ofLine(line));
    line = [];
  };
  for (const node of nodes) {
    if (!$isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    results.push(ofBlock(node));
  }
  endLine();
  return results;
}

function $isBlock(node: LexicalNode): boolean {
  return ($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline();
}
