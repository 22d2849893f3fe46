/**
 * White space, control characters, and characters without a visible glyph, such as the zero width space and the Hangul filler.
 */
const invisibleText = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether the text has no visible characters. */
export const isInvisible = (text: string): boolean => invisibleText.test(text);
