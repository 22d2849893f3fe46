import { CommentInput } from "../forms/generated/limits.ts";
import { characters } from "../lib/textLength.ts";
import { linksInText } from "../lib/textLinks.ts";
import { isInvisible } from "../lib/visible.ts";

/** Characters of text a comment may have. */
export const maxCommentLength = CommentInput.content;

/** The characters of a text as the platform counts those of a comment: lines and runs of spaces are one space. */
export const commentLength = (text: string): number => characters(text.replace(/\s+/g, " "));

/** Why a text cannot be sent as a comment; null when it can. */
export function commentError(text: string): string | null {
  if (isInvisible(text)) return "Comment cannot be empty.";
  return commentLength(text) > maxCommentLength ? `Comment must have at most ${maxCommentLength} characters.` : null;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Somebody whom a text mentions as "@Name". */
export interface Mentioned {
  /** Contact id. */
  id: number;
  name: string;
}

/**
 * What somebody typed, as HTML: blank lines divide paragraphs, web addresses become links, and the names of those who
 * were chosen become mentions.
 */
export function htmlOfText(text: string, mentioned: readonly Mentioned[] = []): string {
  const people = mentioned.toSorted((one, other) => other.name.length - one.name.length);
  return text
    .trim()
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n\s*/)
    .map(
      (paragraph) =>
        `<p>${paragraph
          .split("\n")
          .map((line) => marked(line, people))
          .join("<br>")}</p>`,
    )
    .join("");
}

/** @param people those with long names first, so that no name takes the beginning of another one */
function marked(line: string, people: readonly Mentioned[]): string {
  let html = "";
  let end = 0;
  for (const { index } of line.matchAll(/@/g)) {
    const person = index < end ? undefined : people.find(({ name }) => isMention(line, index, name));
    if (person !== undefined) {
      html += `${linked(line.slice(end, index))}<span class="mention" data-id="${person.id}">@${escape(person.name)}</span>`;
      end = index + 1 + person.name.length;
    }
  }
  return html + linked(line.slice(end));
}

const letter = /^[\p{L}\p{N}]/u;

/** Whether "@Name" stands there as a whole. */
function isMention(line: string, at: number, name: string): boolean {
  return line.startsWith(name, at + 1) && !letter.test(line.slice(at + 1 + name.length)) && !letter.test(line.slice(at - 1, at));
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

const namedEntities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * The text of cleaned HTML with its paragraphs and line breaks, as one would type it. What plain text cannot
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
      return namedEntities[name ?? ""] ?? whole;
    })
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The text in one line, for routes that show only its beginning. */
export function lineOfHtml(html: string): string {
  return textOfHtml(html).replace(/\s+/g, " ");
}

/** How a reply to a reply begins: with the person it is for. */
export function mentionOf(name: string): string {
  return `@${name} `;
}

/** Whom cleaned HTML mentions. */
export function mentionedIn(html: string): Mentioned[] {
  return [...html.matchAll(/<span class="mention" data-id="(\d+)">@([^<]*)<\/span>/g)].map(([, id, name = ""]) => ({
    id: Number(id),
    name: textOfHtml(name),
  }));
}
