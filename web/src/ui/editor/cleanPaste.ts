import { cleanHtml } from "../cleanHtml.ts";
import { convertWordLists } from "./wordLists.ts";

/** Formatting that other programs write as styles, and the corresponding elements. */
const styled: readonly { tag: string; matches: (style: CSSStyleDeclaration) => boolean }[] = [
  { tag: "strong", matches: ({ fontWeight }) => fontWeight === "bold" || Number(fontWeight) >= 600 },
  { tag: "em", matches: ({ fontStyle }) => fontStyle === "italic" },
  { tag: "u", matches: ({ textDecoration }) => textDecoration.includes("underline") },
  { tag: "s", matches: ({ textDecoration }) => textDecoration.includes("line-through") },
];

/** Elements with another name in the allowed set. */
const replacements: Record<string, string> = {
  B: "strong",
  I: "em",
  CITE: "em",
  STRIKE: "s",
  DEL: "s",
  INS: "u",
  KBD: "code",
  SAMP: "code",
  TT: "code",
  H1: "h2",
  H5: "h4",
  H6: "h4",
  DT: "p",
  DD: "p",
  SUMMARY: "p",
  ADDRESS: "p",
  DIV: "p",
  SECTION: "p",
  ARTICLE: "p",
  ASIDE: "p",
  HEADER: "p",
  FOOTER: "p",
  MAIN: "p",
  NAV: "p",
};

const blocks = "p, div, ul, ol, dl, h1, h2, h3, h4, h5, h6, blockquote, table, pre, figure, section, article, hr";

/** Elements that are invisible or only work on their original page. */
const unsupported =
  "style, script, meta, link, title, xml, noscript, template, iframe, object, button, select, input, textarea, svg, " +
  "[hidden], [aria-hidden='true'], [style*='display:none' i], [style*='display: none' i], [style*='mso-hide:all' i]";

/**
 * Converts pasted or dropped HTML from Word, Google Docs or a web page to the allowed set. Styles become elements, Word's bulleted
 * paragraphs become lists, and foreign pictures and empty paragraphs are removed.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll(unsupported)) element.remove();
  for (const element of page.querySelectorAll<HTMLElement>("[style]")) convertStyles(element);
  convertWordLists(page);
  for (const list of page.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) nestInItem(list);
  for (const element of page.querySelectorAll(Object.keys(replacements).join(","))) rename(element);
  page.body.innerHTML = cleanHtml(page.body.innerHTML);
  for (const element of page.querySelectorAll("span:not(.mention), a:not([href])")) element.replaceWith(...element.childNodes);
  for (const paragraph of page.querySelectorAll("li > p:only-of-type, td > p:only-child, th > p:only-child"))
    paragraph.replaceWith(...paragraph.childNodes);
  for (const element of page.querySelectorAll("p, h2, h3, h4, li, blockquote, figure, strong, em, u, s, a"))
    if (element.textContent.trim() === "" && !element.querySelector("img, br, table")) element.remove();
  for (const end of page.querySelectorAll("br.Apple-interchange-newline, p > br:only-child, body > br")) end.remove();
  for (const paragraph of page.querySelectorAll("p:empty")) paragraph.remove();
  return page.body.innerHTML.trim();
}

function convertStyles(element: HTMLElement): void {
  // Google Docs wraps everything in a b that is not bold.
  if (element.tagName === "B" && ["normal", "400"].includes(element.style.fontWeight)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (!["SPAN", "FONT"].includes(element.tagName)) return;
  for (const { tag, matches } of styled) {
    // Links are already underlined.
    if (!matches(element.style) || (tag === "u" && element.closest("a, u"))) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Google Docs puts a nested list next to the items; it is moved into the preceding item. */
function nestInItem(list: Element): void {
  const before = list.previousElementSibling;
  if (before?.tagName === "LI") before.append(list);
}

function rename(element: Element): void {
  const tag = replacements[element.tagName];
  if (!tag) return;
  // A block around other blocks only groups them.
  if (tag === "p" && element.querySelector(blocks)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const replacement = element.ownerDocument.createElement(tag);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}
