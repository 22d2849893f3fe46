/** Keys of request bodies whose values are single-line texts. */
const singleLineKeys: ReadonlySet<string> = new Set(["title", "headline", "name", "subject", "firstname", "lastname", "text"]);

/** Spaces, controls, and characters without a glyph, such as the zero width space and the Hangul filler. */
const invisibleText = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A replacer for JSON.stringify. It sends a title or name without visible characters as an empty one, so that every REST API
 * reports it as missing.
 */
export function blankInvisibleText(key: string, value: unknown): unknown {
  return typeof value === "string" && singleLineKeys.has(key) && invisibleText.test(value) ? "" : value;
}
