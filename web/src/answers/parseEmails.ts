/** The e-mail addresses in a text, separated by commas, semicolons, spaces or line breaks. */
export const parseEmails = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== "");
