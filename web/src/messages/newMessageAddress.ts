const parameter = "to";

/** Where a new message is written. @param slug of the person it is for, as in /u/{slug}; left out to choose one there */
export function newMessageAddress(slug = ""): string {
  return `/messages?${parameter}=${encodeURIComponent(slug)}`;
}

/** Whom the new message of an address is for: a slug, empty when nobody is named; null where none is written. */
export function readRecipient(search: string): string | null {
  return new URLSearchParams(search).get(parameter);
}
