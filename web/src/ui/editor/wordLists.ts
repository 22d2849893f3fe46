/** Word's numbering: digits, letters or Roman numerals with a full stop or a bracket. */
const numbering = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]$/i;

/** Converts Word's list items to nested lists. Word writes them as paragraphs whose style names the list and the level. */
export function convertWordLists(page: Document): void {
  /** The open lists, from the outside in. */
  let open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of page.querySelectorAll("p[class*='MsoList'], p[style*='mso-list' i]")) {
    const level = getLevel(paragraph);
    const tag = numbering.test(removeMarker(paragraph)) ? "ol" : "ul";
    if (!last || paragraph.previousElementSibling !== last) open = [];
    open.length = Math.min(open.length, level);
    const current = open[level - 1];
    if (current && current.tagName !== tag.toUpperCase() && level === 1) open = [];
    while (open.length < level) open.push(startList(page, tag, open.at(-1) ?? null, paragraph));
    const item = page.createElement("li");
    item.append(...paragraph.childNodes);
    open[level - 1]?.append(item);
    paragraph.remove();
    last = open[0] ?? null;
  }
}

/** Starts a list before the paragraph, or within the last item of the surrounding list. */
function startList(page: Document, tag: string, parentList: Element | null, paragraph: Element): Element {
  const list = page.createElement(tag);
  if (parentList) (parentList.lastElementChild ?? parentList).append(list);
  else paragraph.before(list);
  return list;
}

function getLevel(paragraph: Element): number {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute("style") ?? "")?.[1];
  return Math.max(1, Number(level ?? 1));
}

/** The item's marker shows whether it is numbered or bulleted. It is removed because the list renders its own. */
function removeMarker(paragraph: Element): string {
  const marker = paragraph.querySelector("span[style*='mso-list:Ignore' i], span[style*='mso-list: Ignore' i]");
  const text = marker?.textContent.trim() ?? "";
  marker?.remove();
  return text;
}
