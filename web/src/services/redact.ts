const email = /[^\s"'<>()@,;:]+@[^\s"'<>()@,;:]+\.[a-z]{2,}/gi;
const markup = /<[a-z][^>]*>.*<\/[a-z]+>/gis;
const quoted = /(["'`])(?:(?!\1).){24,}?\1/gs;
const MAX_LENGTH = 300;

/** Removes e-mail addresses and user-written text from an error message. */
export function redactText(text: string): string {
  return text.replace(markup, "[text]").replace(email, "[e-mail]").replace(quoted, "[text]").slice(0, MAX_LENGTH);
}

/** Removes the query string and fragment from an address, because they may contain anything. */
export function redactAddress(address: string): string {
  return address.split(/[?#]/)[0] ?? "";
}
