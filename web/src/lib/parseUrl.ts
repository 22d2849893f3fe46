/** The parsed address; null if it is invalid. `URL.parse` is missing in the oldest supported browsers. */
export function parseUrl(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
