import {
  $applyNodeReplacement,
  TextNode,
  type DOMConversionMap,
  type EditorConfig,
  type LexicalNode,
  type NodeKey,
  type SerializedTextNode,
  type Spread,
} from "lexical";

type SerializedMention = Spread<{ contactId: number }, SerializedTextNode>;

/** A mention by @, deleted as a whole. */
export class MentionNode extends TextNode {
  readonly contactId: number;

  static override getType(): string {
    return "mention";
  }

  static override clone(node: MentionNode): MentionNode {
    return new MentionNode(node.contactId, node.getTextContent(), node.getKey());
  }

  static override importJSON(json: SerializedMention): MentionNode {
    return $createMention(json.contactId, json.text).updateFromJSON(json);
  }

  static override importDOM(): DOMConversionMap | null {
    return {
      span: (element) => {
        const id = Number(element.dataset["id"]);
        if (!element.classList.contains("mention") || !Number.isInteger(id) || id <= 0) return null;
        return { priority: 2, conversion: () => ({ node: $createMention(id, element.textContent), after: () => [] }) };
      },
    };
  }

  constructor(contactId = 0, text = "", key?: NodeKey) {
    super(text, key);
    this.contactId = contactId;
  }

  override exportJSON(): SerializedMention {
    return { ...super.exportJSON(), contactId: this.contactId };
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    element.classList.add("mention");
    return element;
  }

  getContactId(): number {
    return this.contactId;
  }

  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }

  override isTextEntity(): boolean {
    return true;
  }
}

/** @param text including the @ */
export function $createMention(contactId: number, text: string): MentionNode {
  return $applyNodeReplacement(new MentionNode(contactId, text).setMode("token"));
}

export function $isMention(node: LexicalNode): node is MentionNode {
  return node instanceof MentionNode;
}
