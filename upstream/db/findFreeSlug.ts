import { getSlugError } from "../text/slug.ts";

/**
 * Returns the slug, with a number appended if it is taken.
 * @param fallback used when the slug is invalid
 */
export async function findFreeSlug(
  preferred: string,
  fallback: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  const base = getSlugError(preferred) === null ? preferred : fallback;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base.slice(0, 60)}-${number}`;
    if (!(await isTaken(slug))) return slug;
  }
}
