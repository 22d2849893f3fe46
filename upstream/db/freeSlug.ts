import { slugError } from "../text/slug.ts";

/**
 * Returns the slug, with a number appended if it is taken.
 * @param fallback used when the slug is invalid
 */
export async function freeSlug(made: string, fallback: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const stem = slugError(made) === null ? made : fallback;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : `${stem.slice(0, 60)}-${number}`;
    if (!(await isTaken(slug))) {
      return slug;
    }
  }
}
