import {
  DecoratorNode,
  type DOMConversionMap,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from "lexical";
import type { JSX } from "react";
import { RichText } from "../RichText.tsx";

type SerializedPreserved = Spread<{ html: string }, SerializedLexicalNode>;

/** Elements of the allowed set that the editor preserves but cannot edit. */
const preservedTags = ["table", "figure", "pre", "hr"] as const;

/** Content that this editor cannot create. It is kept unchanged or deleted as a whole. */
export class PreservedNode extends DecoratorNode<JSX.Element> {
  readonly html: string;

  static override getType(): string {
    return "kept";
  }

  static override clone(node: PreservedNode): PreservedNode {
    return new PreservedNode(node.html, node.getKey());
  }

  static override importJSON(json: SerializedPreserved): PreservedNode {
    return new PreservedNode(json.html);
  }

  static override importDOM(): DOMConversionMap | null {
    const convert = (element: HTMLElement) => ({
      node: new PreservedNode(element.outerHTML),
      after: () => [],
      forChild: () => null,
    });
    return Object.fromEntries(preservedTags.map((tag) => [tag, () => ({ priority: 4 as const, conversion: convert })]));
  }

  constructor(html = "", key?: NodeKey) {
    super(key);
    this.html = html;
  }

  override exportJSON(): SerializedPreserved {
    return { ...super.exportJSON(), html: this.html };
  }

  override createDOM(): HTMLElement {
    return document.createElement("div");
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return false;
  }

  getHtml(): string {
    return this.html;
  }

  override decorate(): JSX.Element {
    return <RichText html={this.html} />;
  }
}

export function $isPreserved(node: LexicalNode): node is PreservedNode {
  return node instanceof PreservedNode;
}
