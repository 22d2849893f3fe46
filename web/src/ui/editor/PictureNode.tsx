import {
  $applyNodeReplacement,
  DecoratorNode,
  HISTORY_MERGE_TAG,
  type DOMConversionMap,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from "lexical";
import type { JSX } from "react";
import { findProductFile } from "../cleanHtml.ts";
import { pictureUploadedTag, type PictureData } from "./pictures.ts";
import { PictureView } from "./PictureView.tsx";

type SerializedPicture = Spread<{ picture: PictureData }, SerializedLexicalNode>;

/** A picture within the text. */
export class PictureNode extends DecoratorNode<JSX.Element> {
  data: PictureData;

  static override getType(): string {
    return "picture";
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.data, node.getKey());
  }

  static override importJSON(json: SerializedPicture): PictureNode {
    return $createPicture(json.picture);
  }

  static override importDOM(): DOMConversionMap | null {
    return {
      img: (element) => ({
        priority: 2,
        // Pictures from other sites are not imported.
        conversion: () => {
          const src = findProductFile(element.getAttribute("src") ?? "");
          const alt = element.getAttribute("alt") ?? "";
          return { node: src === null ? null : $createPicture({ src, alt, pending: null }) };
        },
      }),
    };
  }

  constructor(data: PictureData = { src: null, alt: "", pending: null }, key?: NodeKey) {
    super(key);
    this.data = data;
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), picture: this.getData() };
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = "my-2 block max-w-full";
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return true;
  }

  getData(): PictureData {
    return this.getLatest().data;
  }

  change(change: Partial<PictureData>): void {
    const writable = this.getWritable();
    writable.data = { ...writable.data, ...change };
  }

  override decorate(editor: LexicalEditor): JSX.Element {
    return (
      <PictureView
        {...this.data}
        nodeKey={this.getKey()}
        onDescribe={(alt) => editor.update(() => this.change({ alt }))}
        onUploaded={(src) =>
          editor.update(() => this.change({ src, pending: null }), { tag: [HISTORY_MERGE_TAG, pictureUploadedTag] })
        }
        onRemove={() =>
          editor.update(() => {
            this.selectPrevious();
            this.remove();
          })
        }
      />
    );
  }
}

export function $createPicture(data: PictureData): PictureNode {
  return $applyNodeReplacement(new PictureNode(data));
}

export function $isPicture(node: LexicalNode | null): node is PictureNode {
  return node instanceof PictureNode;
}
