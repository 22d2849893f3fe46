import { readTab } from "../profiles/profileTabs.ts";

/** The parts of an outlet's page; the first has the plain path. */
export const outletTabs = ["stories", "people", "about"] as const;
export type OutletTab = (typeof outletTabs)[number];

export const readOutletTab = (search: string): OutletTab => readTab(search, outletTabs);

/** What OutletPageQuery asks for: one list, and a few people beside it unless they are the list. */
export function outletVariables(slug: string, search: string) {
  const tab = readOutletTab(search);
  return { slug, withStories: tab === "stories", withPeople: tab === "people", withAside: tab !== "people" };
}
