/** Keys of bodies that are lines for people to read. */
const lines: ReadonlySet<string> = new Set(["title", "headline", "name", "subject", "firstname", "lastname", "text"]);

/** Spaces, controls, and characters that are drawn as nothing, such as the zero width space and the Hangul filler. */
const nothingToSee = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * For JSON.stringify: sends a title or name without a visible character as an empty one, so that every REST API
 * says that it is missing.
 */
export function visibleLines(key: string, value: unknown): unknown {
  return typeof value === "string" && lines.has(key) && nothingToSee.test(value) ? "" : value;
}
