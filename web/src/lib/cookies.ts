/** In seconds. */
const YEAR = 365 * 24 * 60 * 60;

/**
 * A cookie for all pages that the browser keeps for a year, as document.cookie takes it.
 * @param value without special characters; empty to delete the cookie
 */
export function createCookie(name: string, value: string): string {
  return `${name}=${value}; Max-Age=${value === "" ? 0 : YEAR}; Path=/; SameSite=Lax`;
}
