import { slugFault } from "../text/slug.ts";

/**
 * The slug itself, or with the first number that makes it free.
 * @param fallback taken where the slug cannot be used
 */
export async function freeSlug(made: string, fallback: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const stem = slugFault(made) === null ? made : fallback;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : `${stem.slice(0, 60)}-${number}`;
    if (!(await isTaken(slug))) {
      return slug;
    }
  }
}
