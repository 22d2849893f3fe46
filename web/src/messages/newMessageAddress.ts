const parameter = "to";

/**
 * The path of the form for a new message. @param slug the recipient's slug, as in /u/{slug}; omit it to choose recipients there
 */
export function newMessageAddress(slug = ""): string {
  return `/messages?${parameter}=${encodeURIComponent(slug)}`;
}

/**
 * The recipient's slug in an address of a new message, empty when none is named; null when the address is not for a new
 * message.
 */
export function readRecipient(search: string): string | null {
  return new URLSearchParams(search).get(parameter);
}
