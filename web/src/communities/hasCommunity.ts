/**
 * Whether there is a community to act on. An action without one does nothing; it is logged for debugging and never throws.
 * @param key the community's id or slug
 */
export function hasCommunity(key: string): boolean {
  if (key !== "") return true;
  console.debug("Community id or slug is required");
  return false;
}
