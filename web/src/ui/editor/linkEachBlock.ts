const blocks =
  "p, ul, ol, li, blockquote, h2, h3, h4, pre, hr, figure, figcaption, table, thead, tbody, tfoot, tr, th, td, caption";

/**
 * Moves links around blocks into each of them. A link of the editor is part of a line: the editor takes a link around blocks out of
 * its list or quote, and fails when the link is around a list.
 */
export function linkEachBlock(page: Document): void {
  for (const link of page.querySelectorAll("a")) {
    if (!link.querySelector(blocks)) continue;
    linkLines(link, link);
    link.replaceWith(...link.childNodes);
  }
}

/** Wraps each line of text in the element, down to the innermost blocks, in a copy of the link. */
function linkLines(element: Element, link: Element): void {
  // The list changes when nodes are moved.
  const nodes = [...element.childNodes];
  let copy: Node | null = null;
  for (const node of nodes) {
    if (node instanceof Element && (node.matches(blocks) || node.querySelector(blocks))) {
      linkLines(node, link);
      copy = null;
    } else if (copy || !(node instanceof Text && node.data.trim() === "")) {
      if (!copy) node.before((copy = link.cloneNode()));
      copy.appendChild(node);
    }
  }
}
