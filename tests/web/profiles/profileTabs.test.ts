import { expect, test } from "vitest";
import { companyVariables } from "../../../web/src/companies/companyTabs.ts";
import { authorPath } from "../../../web/src/profiles/profilePath.ts";
import { readTab, createTabs } from "../../../web/src/profiles/profileTabs.ts";

const tabs = ["posts", "people", "about"] as const;

test("the tab of a profile is kept in the address; an unknown one selects the first @PROFILE-02", () => {
  const links = createTabs("/c/quillon", tabs, "people", false);
  expect(links).toEqual([
    { label: "Posts", href: "/c/quillon", isCurrent: false },
    { label: "People", href: "/c/quillon?tab=people", isCurrent: true },
    { label: "About", href: "/c/quillon?tab=about", isCurrent: false },
  ]);
  expect(links.map(({ href }) => readTab(new URL(href, "https://pressroom.example").search, tabs))).toEqual([...tabs]);
  expect(readTab("?tab=nothing&job=12", tabs)).toBe("posts");
});

test("a tab is hidden while the column beside it shows the same, unless it is selected @PROFILE-02", () => {
  expect(createTabs("/c/quillon", tabs, "posts", true).map(({ label }) => label)).toEqual(["Posts", "People"]);
  expect(createTabs("/c/quillon", tabs, "about", true).map(({ label }) => label)).toEqual(["Posts", "People", "About"]);
});

test("a company's page queries one list, and a few people unless they are the list @PROFILE-02", () => {
  expect(companyVariables("quillon", "")).toEqual({
    slug: "quillon",
    withPosts: true,
    withAnnouncements: false,
    withPeople: false,
    withAside: true,
  });
  expect(companyVariables("quillon", "?tab=announcements")).toMatchObject({ withPosts: false, withAnnouncements: true });
  expect(companyVariables("quillon", "?tab=people")).toMatchObject({ withPosts: false, withPeople: true, withAside: false });
});

test("an author's name links to the person's or company's page, if there is one @USER-05 @ROUTE-16 @ROUTE-17", () => {
  expect(authorPath({ slug: "noor-haddad", type: "PERSON" })).toBe("/u/noor-haddad");
  expect(authorPath({ slug: "quillon", type: "COMPANY" })).toBe("/c/quillon");
  expect(authorPath({ slug: null, type: "COMPANY" })).toBeNull();
});
