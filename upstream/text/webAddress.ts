import { domainToASCII } from "node:url";

/** An optional scheme, a full host name or an IP address, an optional port (checked by isPort) and a path. */
const addressPattern =
  /^(?:(?:https?|ftp):\/\/)?(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])|(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?(?:[/?#]\S*)?$/i;
/** A length that all browsers and search engines support. */
const MAX_LENGTH = 2048;
const schemePattern = /^(?:https?|ftp):\/\//i;
/** Scheme, host and remainder of an address whose host is a name. */
const partsPattern = /^((?:(?:https?|ftp):\/\/)?)([^/?#:[\]@\s]+)(.*)$/is;
/** Everything up to the path, and the remainder. */
const headPattern = /^([a-z]+:\/\/[^/?#]*)(.*)$/is;
/** Characters that must be encoded in path, query and fragment, including percent signs that encode nothing. */
const unsafeCharacters = /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]|%(?![0-9a-f]{2})|(?<=#.*)#/giu;

/**
 * Returns the web address with its scheme, or null when it is invalid (VALID-01, VALID-02): trims it, converts international
 * host names to ASCII, and encodes invalid characters.
 */
export function toWebAddress(text: string): string | null {
  const [, scheme = "", host = "", rest = ""] = partsPattern.exec(text.trim()) ?? [null, "", text.trim()];
  const isPlain = /^[\x21-\x7e]*$/.test(host);
  const address = scheme + (isPlain ? host : domainToASCII(host)) + rest;
  const complete = schemePattern.test(address) ? address : `https://${address}`;
  const match = addressPattern.exec(address);
  if (match === null || !isPort(match.groups?.["port"]) || complete.length > MAX_LENGTH) return null;
  const [, head = "", tail = ""] = headPattern.exec(complete) ?? [];
  return URL.canParse(complete) ? head + tail.toWellFormed().replace(unsafeCharacters, encodeURIComponent) : null;
}

/** Whether the port is valid or absent. */
const isPort = (port: string | undefined): boolean => port === undefined || (Number(port) >= 1 && Number(port) <= 65_535);
