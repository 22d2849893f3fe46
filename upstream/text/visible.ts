/** Spaces, controls, and characters that are drawn as nothing, such as the zero width space and the Hangul filler. */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader would see nothing of the text. */
export const isInvisible = (text: string): boolean => NOTHING_TO_SEE.test(text);

/** The text without spaces around it; empty when nothing of it would be seen. */
export const visible = (text: string): string => (isInvisible(text) ? "" : text.trim());
