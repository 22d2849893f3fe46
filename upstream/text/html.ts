import { oneLine, readSafeHtml } from "./safeHtml.ts";
import { isInvisible } from "./visible.ts";

/** Levels of nesting that HTML may have: more than any document needs. */
export const DEEPEST = 100;

/** Characters of HTML, tags and addresses included, for each character of text that a field may have. */
const MARKUP_FACTOR = 10;

/** Characters that the HTML of a field may have, tags and addresses included. */
export const longestMarkup = (most: number): number => most * MARKUP_FACTOR;

/** HTML that was sent, as it is kept. */
export interface CheckedHtml {
  /** Within the safe set. */
  readonly content: string;
  /** Whether it holds neither text nor a picture. */
  readonly isEmpty: boolean;
  /** What is wrong with it; null when nothing is. */
  readonly fault: string | null;
}

/**
 * Reads the HTML of a field once. The schema of the field limits the length of the markup before this (see htmlInput).
 * @param most characters of text without tags
 */
export function checkHtml(label: string, sent: string, most: number): CheckedHtml {
  const safe = readSafeHtml(sent, DEEPEST);
  if (safe === null) {
    return { content: "", isEmpty: false, fault: `${label} must have at most ${DEEPEST} levels of nesting.` };
  }
  return {
    content: safe.html,
    isEmpty: isInvisible(safe.text) && !safe.html.includes("<img"),
    fault: characters(safe.text) > most ? `${label} must have at most ${most} characters.` : null,
  };
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The text that a reader sees of safe HTML, on one line; blocks are separated by a space. */
export function plainText(html: string): string {
  const text = html.replace(/<(?:br|\/p|\/li|\/h[2-4]|\/blockquote|\/td|\/th|\/pre)\b[^<>]*>/g, " ").replace(/<[^<>]*>/g, "");
  return oneLine(text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity));
}

/** Length of the text of safe HTML without tags, in characters as people count them. */
export function textLength(html: string): number {
  const text = plainText(html);
  return isInvisible(text) ? 0 : characters(text);
}

/** Number of characters, each sign counted once however it is encoded. */
export function characters(text: string): number {
  return Array.from(text).length;
}

/** Contact ids of the people and companies mentioned. */
export function mentionsOf(html: string): number[] {
  return [...html.matchAll(/<span class="mention" data-id="(\d+)"/g)].map((match) => Number(match[1]));
}

/** Text as HTML that shows it. */
export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
