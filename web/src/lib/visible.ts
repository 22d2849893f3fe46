/** Spaces, controls, and characters without a glyph, such as the zero width space and the Hangul filler. */
const invisibleCharacters = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether the text has no visible characters. */
export function isInvisible(text: string): boolean {
  return invisibleCharacters.test(text);
}
