import type { Page, Rest, Verdict } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { FeedItem, FeedType, Profile } from "./generated/contract.ts";

/** A person's profile; it was read by its slug, so it has one. */
export type User = Profile & { slug: string };

const hasSlug = (profile: Profile): profile is User => profile.slug !== null;

/** A profile. */
export const readUser = async (rest: Rest, slug: string): Promise<User> => ({
  ...(await rest.read("getProfile", { params: { slug } })),
  slug,
});

/** Those of the profiles that exist. */
export const readUsers = async (rest: Rest, slugs: readonly string[]): Promise<readonly User[]> =>
  (await rest.list("getProfiles", { query: { slugs: [...slugs] } })).items.filter(hasSlug);

/** A page of what the person published. */
export const readUserPosts = (
  rest: Rest,
  slug: string,
  types: readonly FeedType[],
  slice: Slice,
): Promise<Page<Verdict<FeedItem>>> =>
  rest.verdicts("getUserPosts", {
    params: { slug },
    query: { ...slice, ...(types.length === 0 ? {} : { types: [...types] }) },
  });
