/**
 * Whether there is a community to act on. An act without one does nothing; why is made known to those who look for
 * faults, never thrown (ERR-18).
 * @param key the community's id or slug
 */
export function hasCommunity(key: string): boolean {
  if (key !== "") return true;
  console.debug("Community id or slug is required");
  return false;
}
