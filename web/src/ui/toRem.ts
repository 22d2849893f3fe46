/** A length that grows with the text size of the browser. @param px at the default text size of 16 px */
export const toRem = (px: number): string => `${px / 16}rem`;
