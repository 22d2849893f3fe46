import { cleanHtml } from "../cleanHtml.ts";

/** Marks that other programs write as styles, and the elements that mean the same. */
const styled: readonly { tag: string; holds: (style: CSSStyleDeclaration) => boolean }[] = [
  { tag: "strong", holds: ({ fontWeight }) => fontWeight === "bold" || Number(fontWeight) >= 600 },
  { tag: "em", holds: ({ fontStyle }) => fontStyle === "italic" },
  { tag: "u", holds: ({ textDecoration }) => textDecoration.includes("underline") },
  { tag: "s", holds: ({ textDecoration }) => textDecoration.includes("line-through") },
];

/** Elements that are spelled otherwise in the allowed set. */
const renamed: Record<string, string> = {
  B: "strong",
  I: "em",
  STRIKE: "s",
  DEL: "s",
  INS: "u",
  H1: "h2",
  H5: "h4",
  H6: "h4",
  DIV: "p",
  SECTION: "p",
};

/**
 * HTML from the clipboard, of Word, Google Docs or any web page, as HTML of the allowed set: styles become marks,
 * Word's paragraphs with bullets become lists, pictures of elsewhere and empty paragraphs go.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll("style, script, meta, link, title, xml")) element.remove();
  for (const marker of page.querySelectorAll("span[style*='mso-list:Ignore' i], span[style*='mso-list: Ignore' i]"))
    takeMarker(marker);
  for (const element of page.querySelectorAll<HTMLElement>("[style]")) markByStyle(element);
  listWordParagraphs(page);
  for (const element of page.querySelectorAll(Object.keys(renamed).join(","))) rename(element);
  page.body.innerHTML = cleanHtml(page.body.innerHTML);
  for (const element of page.querySelectorAll("span:not(.mention)")) element.replaceWith(...element.childNodes);
  for (const element of page.querySelectorAll("p, h2, h3, h4, li, blockquote")) {
    if (element.textContent.trim() === "" && !element.querySelector("img, br, table")) element.remove();
  }
  return page.body.innerHTML.trim();
}

/** What stands before a list item in Word tells numbers from bullets; the list brings its own. */
function takeMarker(marker: Element): void {
  const paragraph = marker.closest("p");
  if (paragraph) paragraph.dataset["marker"] = `${marker.textContent.trim()} `;
  marker.remove();
}

function markByStyle(element: HTMLElement): void {
  // Google Docs wraps everything in a b that is not bold.
  if (element.tagName === "B" && element.style.fontWeight === "normal") element.replaceWith(...element.childNodes);
  if (!["SPAN", "FONT"].includes(element.tagName)) return;
  for (const { tag, holds } of styled) {
    if (!holds(element.style)) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Word writes list items as paragraphs whose style names the list. */
function listWordParagraphs(page: Document): void {
  for (const paragraph of page.querySelectorAll<HTMLElement>("p[class*='MsoList'], p[style*='mso-list']")) {
    const item = page.createElement("li");
    item.append(...paragraph.childNodes);
    const isNumbered = /^\s*\(?(?:\d+|[a-z])[.)]\s/i.test(paragraph.dataset["marker"] ?? "");
    const tag = isNumbered ? "ol" : "ul";
    const before = paragraph.previousElementSibling;
    if (before?.tagName === tag.toUpperCase()) {
      before.append(item);
      paragraph.remove();
    } else {
      const list = page.createElement(tag);
      list.append(item);
      paragraph.replaceWith(list);
    }
  }
}

function rename(element: Element): void {
  const tag = renamed[element.tagName];
  if (!tag) return;
  // A block around blocks only groups them.
  if (tag === "p" && element.querySelector("p, div, ul, ol, h1, h2, h3, h4, blockquote, table, section")) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
