import { linksInText } from "../lib/textLinks.ts";

/** Characters of text a comment may have (D-128). */
export const maxCommentLength = 2000;

/** Why a text cannot be sent as a comment; null when it can (D-128, D-226). */
export function commentError(text: string): string | null {
  const length = text.trim().length;
  if (length === 0) return "Comment cannot be empty.";
  return length > maxCommentLength ? `Comment must have at most ${maxCommentLength} characters.` : null;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** What somebody typed, as HTML: blank lines divide paragraphs, web addresses become links. */
export function htmlOfText(text: string): string {
  return text
    .trim()
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.split("\n").map(linked).join("<br>")}</p>`)
    .join("");
}

function linked(line: string): string {
  let html = "";
  let end = 0;
  for (const { index, text, url } of linksInText(line)) {
    html += `${escape(line.slice(end, index))}<a href="${escape(url)}">${escape(text)}</a>`;
    end = index + text.length;
  }
  return html + escape(line.slice(end));
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * The text of cleaned HTML (D-23) with its paragraphs and line breaks, as one would type it. What plain text cannot
 * hold, such as bold or the address behind a word, is lost.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/<(?:br|hr)\b[^>]*>\s*/gi, "\n")
    .replace(/\s*<li\b[^>]*>\s*/gi, "\n- ")
    .replace(/\s*<\/(?:p|h[2-4]|ul|ol|blockquote|pre|figure|table)>\s*/gi, "\n\n")
    .replace(/\s*<\/tr>\s*/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return characters[name ?? ""] ?? whole;
    })
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The text in one line, for places that show only its beginning. */
export function lineOfHtml(html: string): string {
  return textOfHtml(html).replace(/\s+/g, " ");
}

/** How a reply to a reply begins: with the person it is for (D-125). */
export function mentionOf(name: string): string {
  return `@${name} `;
}
