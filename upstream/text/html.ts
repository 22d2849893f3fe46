import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { isInvisible } from "./invisibleCharacters.ts";
import { collapseSpaces, readSafeHtml, readSafeHtmlInTurns, type SafeHtml } from "./safeHtml.ts";

/** Maximum nesting depth of HTML, more than any real document needs. */
export const MAX_DEPTH = 100;

/** Maximum ratio of HTML length, including tags and addresses, to the text length of a field. */
const MARKUP_FACTOR = 10;

/** Maximum length of a field's HTML in characters, including tags and addresses. */
export const longestMarkup = (max: number): number => max * MARKUP_FACTOR;

/** Submitted HTML in the form in which it is stored. */
interface CheckedHtml {
  /** Sanitized HTML. */
  readonly content: string;
  /** Whether it contains neither text nor a picture. */
  readonly isEmpty: boolean;
  /** The error of the HTML; null when it is valid. */
  readonly error: FieldError | null;
}

/**
 * Sanitizes and checks the HTML of a field in one pass. The schema has limited the length of the markup already (see
 * htmlInput).
 * @param max maximum number of characters of text without tags
 */
export const checkHtml = (label: string, sent: string, max: number): CheckedHtml =>
  checkSafeHtml(label, readSafeHtml(sent, MAX_DEPTH), max);

/** Like checkHtml, for long texts: other requests are handled meanwhile. */
export const checkLongHtml = async (label: string, sent: string, max: number): Promise<CheckedHtml> =>
  checkSafeHtml(label, await readSafeHtmlInTurns(sent, MAX_DEPTH), max);

function checkSafeHtml(label: string, safe: SafeHtml | null, max: number): CheckedHtml {
  if (safe === null) {
    return {
      content: "",
      isEmpty: false,
      error: fieldError.invalid(`${label} must have at most ${MAX_DEPTH} levels of nesting.`),
    };
  }
  return {
    content: safe.html,
    isEmpty: isInvisible(safe.text) && !safe.html.includes("<img"),
    error: countCharacters(safe.text) > max ? fieldError.tooLong(label, max) : null,
  };
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The tags of safe HTML that do not end a line, as a regular expression of JavaScript and PostgreSQL. */
export const inlineTag = "<(?!br|/(?:p|li|h[2-4]|blockquote|td|th|pre)>)[^<>]*>";
const inlineTags = new RegExp(inlineTag, "g");

/** The visible text of safe HTML on one line, with spaces between blocks. The same as toVisibleText in the database. */
export function plainText(html: string): string {
  const text = html.replace(inlineTags, "").replace(/<[^<>]*>/g, " ");
  return collapseSpaces(text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity));
}

/** Length of the visible text of safe HTML, in characters (see countCharacters). */
export function textLength(html: string): number {
  const text = plainText(html);
  return isInvisible(text) ? 0 : countCharacters(text);
}

/** Number of characters (code points). */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Contact ids of the mentioned people and companies. */
export function findMentions(html: string): number[] {
  return [...html.matchAll(/<span class="mention" data-id="(\d+)"/g)].map((match) => Number(match[1]));
}
