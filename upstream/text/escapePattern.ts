/** Escapes a text for use in a regular expression of JavaScript or PostgreSQL. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
