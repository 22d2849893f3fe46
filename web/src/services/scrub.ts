const email = /[^\s"'<>()@,;:]+@[^\s"'<>()@,;:]+\.[a-z]{2,}/gi;
const markup = /<[a-z][^>]*>.*<\/[a-z]+>/gis;
const quoted = /(["'`])(?:(?!\1).){24,}?\1/gs;
const longest = 300;

/** A message of an error without e-mail addresses and without what somebody wrote. */
export function scrubText(text: string): string {
  return text.replace(markup, "[text]").replace(email, "[e-mail]").replace(quoted, "[text]").slice(0, longest);
}

/** An address without its query string and fragment, which may hold anything. */
export function scrubAddress(address: string): string {
  return address.split(/[?#]/)[0] ?? "";
}
