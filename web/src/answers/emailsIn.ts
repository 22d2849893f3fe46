/** The addresses in what somebody typed: with commas, semicolons, spaces or line breaks between. */
export const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== "");
