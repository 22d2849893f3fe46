import { CommentInput } from "../forms/generated/limits.ts";
import { escapeHtml } from "../lib/escapeHtml.ts";
import { characters } from "../lib/textLength.ts";
import { linksInText } from "../lib/textLinks.ts";
import { isInvisible } from "../lib/visible.ts";

/** The maximum number of characters of a comment. */
export const MAX_COMMENT_LENGTH = CommentInput.content;

/** The length of a text as the platform counts it for comments: line breaks and runs of spaces count as one space. */
export const commentLength = (text: string): number => characters(text.replace(/\s+/g, " "));

/** Returns the error message for a text that cannot be sent as a comment; null if it can. */
export function commentError(text: string): string | null {
  if (isInvisible(text)) return "Comment cannot be empty.";
  return commentLength(text) > MAX_COMMENT_LENGTH ? `Comment must have at most ${MAX_COMMENT_LENGTH} characters.` : null;
}

/** A person whom a text mentions as "@Name". */
export interface Mentioned {
  /** Contact id. */
  id: number;
  name: string;
}

/**
 * Converts plain text to HTML: blank lines separate paragraphs, web addresses become links, and the names of selected people
 * become mentions.
 */
export function toHtml(text: string, mentioned: readonly Mentioned[] = []): string {
  const people = mentioned.toSorted((one, other) => other.name.length - one.name.length);
  return text
    .trim()
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n\s*/)
    .map(
      (paragraph) =>
        `<p>${paragraph
          .split("\n")
          .map((line) => markMentions(line, people))
          .join("<br>")}</p>`,
    )
    .join("");
}

/** @param people sorted by descending length of name, so that no name matches the beginning of another one */
function markMentions(line: string, people: readonly Mentioned[]): string {
  let html = "";
  let end = 0;
  for (const { index } of line.matchAll(/@/g)) {
    const person = index < end ? undefined : people.find(({ name }) => isMention(line, index, name));
    if (person !== undefined) {
      html += `${linkAddresses(line.slice(end, index))}<span class="mention" data-id="${person.id}">@${escapeHtml(person.name)}</span>`;
      end = index + 1 + person.name.length;
    }
  }
  return html + linkAddresses(line.slice(end));
}

const letter = /^[\p{L}\p{N}]/u;

/** Whether "@Name" occurs there as a whole word. */
function isMention(line: string, at: number, name: string): boolean {
  return line.startsWith(name, at + 1) && !letter.test(line.slice(at + 1 + name.length)) && !letter.test(line.slice(at - 1, at));
}

function linkAddresses(line: string): string {
  let html = "";
  let end = 0;
  for (const { index, text, url } of linksInText(line)) {
    html += `${escapeHtml(line.slice(end, index))}<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
    end = index + text.length;
  }
  return html + escapeHtml(line.slice(end));
}

const namedEntities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * Converts sanitized HTML to plain text with paragraphs and line breaks. Formatting that plain text cannot express, such as
 * bold or a link's address, is lost.
 */
export function toPlainText(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/<(?:br|hr)\b[^>]*>\s*/gi, "\n")
    .replace(/\s*<li\b[^>]*>\s*/gi, "\n- ")
    .replace(/\s*<\/tr>\s*/gi, "\n")
    .replace(/\s*<\/(?:p|h[2-4]|ul|ol|blockquote|pre|figure|table)>\s*/gi, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return namedEntities[name ?? ""] ?? whole;
    })
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The text in one line, for previews. */
export function toPlainLine(html: string): string {
  return toPlainText(html).replace(/\s+/g, " ");
}

/** A reply to a reply starts with a mention of the person it answers. */
export function formatMention(name: string): string {
  return `@${name} `;
}

/** The people mentioned in sanitized HTML. */
export function findMentioned(html: string): Mentioned[] {
  return [...html.matchAll(/<span class="mention" data-id="(\d+)">@([^<]*)<\/span>/g)].map(([, id, name = ""]) => ({
    id: Number(id),
    name: toPlainText(name),
  }));
}
