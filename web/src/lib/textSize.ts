/** The default text size of browsers in px: 1rem, and 1em in a media query, unless the user has chosen another size. */
export const DEFAULT_TEXT_SIZE = 16;

/** A length that grows with the text size of the browser. @param px at the default text size */
export const toRem = (px: number): string => `${px / DEFAULT_TEXT_SIZE}rem`;
