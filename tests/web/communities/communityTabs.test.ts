import { expect, test } from "vitest";
import { communityPath, communityTabs, communityVariables } from "../../../web/src/communities/communityTabs.ts";

test("every tab has its own address; the overview has the short one @COMM-04 @COMM-05 @COMM-06 @COMM-07 @COMM-08", () => {
  expect(communityPath("tech-desk")).toBe("/community/tech-desk");
  expect(communityPath("tech-desk", "overview")).toBe("/community/tech-desk");
  expect(communityPath("tech-desk", "editorial")).toBe("/community/tech-desk/editorial");
  expect(communityPath("tech-desk", "updates")).toBe("/community/tech-desk/updates");
  expect(communityPath("tech-desk", "members")).toBe("/community/tech-desk/members");
  expect(communityPath("tech-desk", "activities")).toBe("/community/tech-desk/activities");
});

test("a slug is escaped in the address", () => {
  expect(communityPath("a/../b?c")).toBe("/community/a%2F..%2Fb%3Fc");
});

test("the overview shows all types, editorial the three kinds of news, updates community posts @COMM-04 @COMM-05 @COMM-06", () => {
  expect(communityVariables("tech-desk", "overview")).toMatchObject({ types: null, withFeed: true });
  expect(communityVariables("tech-desk", "editorial")).toMatchObject({ types: ["MEDIA", "MARCOMS", "EPITOME"], withFeed: true });
  expect(communityVariables("tech-desk", "updates")).toMatchObject({ types: ["COMMUNITY_POST"], withFeed: true });
});

test("a tab loads its own list only @COMM-07 @COMM-08", () => {
  for (const tab of Object.keys(communityTabs) as (keyof typeof communityTabs)[]) {
    const { withFeed, withMembers, withActivities } = communityVariables("tech-desk", tab);
    expect([withFeed, withMembers, withActivities].filter(Boolean)).toHaveLength(1);
  }
  expect(communityVariables("tech-desk", "members")).toMatchObject({ types: null, withAside: false });
  expect(communityVariables("tech-desk", "activities")).toMatchObject({ types: null, withAside: true });
});
