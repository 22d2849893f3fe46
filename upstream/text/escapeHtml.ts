/** Escapes a text for use between tags. */
export const escapeText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Escapes a text for use between tags or in an attribute. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', "&quot;");
