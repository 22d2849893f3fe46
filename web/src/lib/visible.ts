/** Spaces, controls, and characters that are drawn as nothing, such as the zero width space and the Hangul filler. */
const nothingToSee = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader would see nothing of the text. */
export function isInvisible(text: string): boolean {
  return nothingToSee.test(text);
}
