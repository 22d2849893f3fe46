import { parseUrl } from "./parseUrl.ts";

/** An optional scheme, a full host or an IP address, an optional port (checked by isPort) and a path. */
const pattern =
  /^(?:(?:https?|ftp):\/\/)?(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])|(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?(?:[/?#]\S*)?$/i;
const parts = /^((?:https?|ftp):\/\/)?([^/?#:[\]]*)(.*)$/i;

/** The length limit that browsers and search engines share; the REST API has the same. */
const MAX_LENGTH = 2048;

/** The text shown for a refused address (VALID-03). */
export const webAddressError = "Url is not a valid";

/**
 * Validates and completes a web address: trims it, converts international names to ASCII and adds https:// when the scheme is
 * missing; ftp:// is kept. An empty text stays empty, for optional fields.
 * @throws Error with webAddressError when it is no web address
 */
export function normalizeWebAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  const [, scheme = "", host = "", rest = ""] = parts.exec(trimmed) ?? [];
  const address = `${scheme}${asciiHost(host)}${rest}`;
  const complete = scheme === "" ? `https://${address}` : address;
  const match = pattern.exec(address);
  if (match === null || !isPort(match.groups?.["port"]) || complete.length > MAX_LENGTH || !URL.canParse(complete))
    throw new Error(webAddressError);
  return complete;
}

/** Whether a port is valid; a missing port is. */
const isPort = (port: string | undefined): boolean => port === undefined || (Number(port) >= 1 && Number(port) <= 65_535);

/** Whether normalizeWebAddress accepts the text. */
export function isWebAddress(text: string): boolean {
  try {
    normalizeWebAddress(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the error message for an invalid web address; null if it is valid. An empty text is valid, for optional fields. */
export const checkWebAddress = (text: string): string | null => (isWebAddress(text) ? null : webAddressError);

function asciiHost(host: string): string {
  if (/^[\x20-\x7e]*$/.test(host)) return host;
  return parseUrl(`http://${host}`)?.hostname ?? "";
}

/** The host of an address for display, without "www."; the text itself when it is no address. */
export function getHost(address: string): string {
  return (parseUrl(address)?.hostname ?? address).replace(/^www\./, "");
}
