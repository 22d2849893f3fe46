import { readTab } from "../profiles/profileTabs.ts";

/** The tabs of a person's page; the first has the plain path. */
export const userTabs = ["posts", "about"] as const;
export type UserTab = (typeof userTabs)[number];

export const readUserTab = (search: string): UserTab => readTab(search, userTabs);

/** The variables of UserPageQuery. @param slug of the address @param search the query string */
export const userVariables = (slug: string, search: string) => ({ slug, withPosts: readUserTab(search) === "posts" });
