import { isInvisible } from "./visible.ts";

/** The number of characters as the platform counts them: an emoji is one; leading and trailing spaces do not count. */
export function characters(text: string): number {
  return isInvisible(text) ? 0 : Array.from(text.trim()).length;
}

/** The number of visible characters of HTML: tags do not count; the end of a block and a run of spaces count as one space. */
export function htmlCharacters(html: string): number {
  return characters(
    html
      .replace(/<(?:br|\/p|\/li|\/h[2-4]|\/blockquote|\/td|\/th|\/pre)\b[^>]*>/gi, " ")
      .replace(/<[^>]*>/g, "")
      .replace(/&(?:nbsp|#160|#xa0);/gi, " ")
      .replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, "·")
      .replace(/\s+/g, " "),
  );
}
