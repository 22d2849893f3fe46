import { readTab } from "../profiles/profileTabs.ts";

/** The tabs of a company's page; the first has the plain path. */
export const companyTabs = ["posts", "announcements", "people", "about"] as const;
export type CompanyTab = (typeof companyTabs)[number];

export const readCompanyTab = (search: string): CompanyTab => readTab(search, companyTabs);

/** The variables of CompanyPageQuery: one list, plus a few people for the side unless the list shows them. */
export function companyVariables(slug: string, search: string) {
  const tab = readCompanyTab(search);
  return {
    slug,
    withPosts: tab === "posts",
    withAnnouncements: tab === "announcements",
    withPeople: tab === "people",
    withAside: tab !== "people",
  };
}
