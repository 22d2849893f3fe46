import { readTab } from "../profiles/profileTabs.ts";

/** The tabs of an outlet's page; the first has the plain path. */
export const outletTabs = ["stories", "people", "about"] as const;
export type OutletTab = (typeof outletTabs)[number];

export const readOutletTab = (search: string): OutletTab => readTab(search, outletTabs);

/** The variables of OutletPageQuery: one list, plus a few people for the side unless the list shows them. */
export function outletVariables(slug: string, search: string) {
  const tab = readOutletTab(search);
  return { slug, withStories: tab === "stories", withPeople: tab === "people", withAside: tab !== "people" };
}
