/** The element that shows a text in another language, by the text node that React has rendered. */
const translations = new WeakMap<Node, Element>();

/** The text nodes that an element shows in another language, in their order. */
const originals = new WeakMap<Element, Text[]>();

/** What React has removed itself, which is never shown again. */
const removed = new WeakSet<Node>();

/**
 * Lets React change a page while the browser translates it. Chrome shows each text in an element of its own, a `font`, and takes
 * React's text node out of the page. React would then fail to remove that text or to insert something before it, which replaces
 * the part of the page by an error, and would change a text that is not shown (https://github.com/facebook/react/issues/11538).
 * Therefore a text is put back before React touches it; the browser translates it again.
 */
export function supportPageTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function removeTranslated<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) restore(child);
    const { parentNode } = child;
    // A translation may also move elements within a sentence.
    if (parentNode) removeChild.call(parentNode !== this && this.contains(child) ? parentNode : this, child);
    removed.add(child);
    return child;
  };

  Node.prototype.insertBefore = function insertBeforeTranslated<Child extends Node>(
    this: Node,
    child: Child,
    reference: Node | null,
  ): Child {
    if (reference && reference.parentNode !== this) restore(reference);
    let next = reference;
    while (next && next.parentNode !== this) next = next.parentNode;
    insertBefore.call(this, child, next);
    return child;
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // React has changed a text that is not shown.
      if (type === "characterData") restore(target);
      for (const node of removedNodes) {
        if (!(node instanceof Text)) continue;
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (translation) rememberTranslation(node, translation, observer);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === "FONT";

/** Remembers which element replaced a text, and follows the changes of that text. */
function rememberTranslation(text: Text, translation: Element, observer: MutationObserver): void {
  if (text.isConnected || removed.has(text)) return;
  translations.set(text, translation);
  originals.set(translation, [...(originals.get(translation) ?? []), text]);
  observer.observe(text, { characterData: true });
}

/** Shows a text again in place of its translation. */
function restore(node: Node): void {
  const translation = translations.get(node);
  if (!translation?.isConnected) return;
  const texts = originals.get(translation) ?? [];
  for (const text of texts) translations.delete(text);
  translation.replaceWith(...texts);
}
