import { readBulk, type BulkResult } from "./bulk.ts";
import type { Rest } from "./client.ts";
import type { Profile } from "./generated/contract.ts";

/** A person's profile. It has a slug because it was read by one. */
export type User = Profile & { slug: string };

const hasSlug = (profile: Profile): profile is User => profile.slug !== null;

/** A profile. */
export const readUser = async (rest: Rest, slug: string): Promise<User> => ({
  ...(await rest.read("getProfile", { params: { slug } })),
  slug,
});

/** Reads those of the profiles that exist. */
export async function readUsers(rest: Rest, slugs: readonly string[]): Promise<BulkResult<User>> {
  const { items, isComplete } = await readBulk(rest, "getProfiles", { query: { slugs } });
  return { items: items.filter(hasSlug), isComplete };
}
