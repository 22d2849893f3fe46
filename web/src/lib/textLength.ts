import { isInvisible } from "./visible.ts";

/** The characters of a text as the platform counts them: an emoji is one, spaces around the text are none. */
export function characters(text: string): number {
  return isInvisible(text) ? 0 : [...text.trim()].length;
}

/** The characters that a reader sees of HTML: tags are none, the end of a block and a run of spaces are one space. */
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
