import { escapeText } from "../upstream/text/escapeHtml.ts";

/**
 * Converts the markup of the content files to the HTML that the product stores. Blank lines separate paragraphs; "- " and "1. "
 * make lists, "> " makes quotes and "## " headings. Within a line there are **bold**, _italic_, [links](address) and mentions by
 * @slug.
 */

export interface Mentioned {
  id: number;
  name: string;
}

export type Mention = (slug: string) => Mentioned | undefined;

/** The HTML of a mention, which links to a profile. */
export function mention({ id, name }: Mentioned): string {
  return `<span class="mention" data-id="${id}">@${escapeText(name)}</span>`;
}

function inline(text: string, find: Mention): string {
  return escapeText(text)
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/gu, '<a href="$2" rel="noopener nofollow ugc" target="_blank">$1</a>')
    .replace(/\*\*([^*]+)\*\*/gu, "<strong>$1</strong>")
    .replace(/(^|[\s(])_([^_]+)_/gu, "$1<em>$2</em>")
    .replace(/@([a-z]+(?:-[a-z]+)+)/gu, (whole, slug: string) => {
      const found = find(slug);
      return found === undefined ? whole : mention(found);
    });
}

function list(tag: "ul" | "ol", lines: readonly string[], marker: RegExp, find: Mention): string {
  return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(marker, ""), find)}</li>`).join("")}</${tag}>`;
}

const bullet = /^- /u;
const ordinal = /^\d+\. /u;
const quote = /^> /u;
/** The largest heading has two signs, because the page's own title is the first level. */
const heading = /^(#{2,4}) /u;

/** @param find resolves the slug after an @; an unknown slug stays text */
export function toHtml(text: string, find: Mention = () => undefined): string {
  return text
    .trim()
    .split(/\n{2,}/u)
    .map((block) => {
      const lines = block.split("\n");
      if (lines.every((line) => bullet.test(line))) return list("ul", lines, bullet, find);
      if (lines.every((line) => ordinal.test(line))) return list("ol", lines, ordinal, find);
      if (lines.every((line) => quote.test(line)))
        return `<blockquote><p>${lines.map((line) => inline(line.replace(quote, ""), find)).join("<br />")}</p></blockquote>`;
      const level = lines.length === 1 ? heading.exec(block)?.[1]?.length : undefined;
      if (level !== undefined) return `<h${level}>${inline(block.replace(heading, ""), find)}</h${level}>`;
      return `<p>${lines.map((line) => inline(line, find)).join("<br />")}</p>`;
    })
    .join("");
}
