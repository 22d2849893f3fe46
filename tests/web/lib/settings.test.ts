import { expect, test } from "vitest";
import { parseSettings, routerBase } from "../../../web/src/lib/settings.ts";

const defaults = {
  productName: "Pressroom",
  appBases: [],
  privacyTermsUrl: "/privacy-and-terms.html",
  authenticatorIosUrl: "https://apps.apple.com/app/google-authenticator/id388497605",
  authenticatorAndroidUrl: "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2",
  bannerStoryId: null,
  menuInProgress: [],
  development: false,
  allowDevMode: false,
  errorReportingDsn: null,
  analytics: null,
  chat: null,
  feedbackNameRequired: false,
  feedbackEmailRequired: false,
};

test("missing or broken settings have defaults @ROUTE-10 @CONST-43", () => {
  for (const json of [null, "", "{}", "{", "[]", "null", '{"productName":"","appBases":"x","development":"yes"}'])
    expect(parseSettings(json)).toEqual(defaults);
});

test("given settings override their defaults one by one @ROUTE-10 @LAYOUT-15 @MENU-15", () => {
  expect(
    parseSettings('{"productName":"Newsdesk","appBases":["desk"],"bannerStoryId":7,"menuInProgress":["tasks"],"other":1}'),
  ).toEqual({
    ...defaults,
    productName: "Newsdesk",
    appBases: ["desk"],
    bannerStoryId: 7,
    menuInProgress: ["tasks"],
  });
});

test("every setting can be given @ROUTE-10 @CONST-43", () => {
  const given = {
    productName: "Newsdesk",
    appBases: ["desk", "news"],
    privacyTermsUrl: "/terms",
    authenticatorIosUrl: "https://ios.example",
    authenticatorAndroidUrl: "https://android.example",
    bannerStoryId: 7,
    menuInProgress: ["tasks"],
    development: true,
    allowDevMode: true,
    errorReportingDsn: "https://key@errors.example/1",
    analytics: { scriptUrl: "https://analytics.example/a.js", id: "A-1" },
    chat: { scriptUrl: "https://chat.example/c.js", id: "" },
    feedbackNameRequired: true,
    feedbackEmailRequired: true,
  };
  expect(parseSettings(JSON.stringify(given))).toEqual(given);
});

test.each([
  { appBases: ["desk", 7] },
  { authenticatorIosUrl: "no address" },
  { errorReportingDsn: 7 },
  { errorReportingDsn: ["https://key@errors.example/1"] },
  { analytics: "https://analytics.example/a.js" },
  { analytics: { scriptUrl: "https://analytics.example/a.js" } },
  { chat: { scriptUrl: "no address", id: "C-1" } },
  { bannerStoryId: "7" },
])("the malformed setting %j has its default @ROUTE-10", (written) => {
  expect(parseSettings(JSON.stringify(written))).toEqual(defaults);
});

test("the router base is the first path segment if it is a known base @ROUTE-10", () => {
  expect(routerBase("/desk/community/tech-desk", ["desk"])).toBe("/desk");
  expect(routerBase("/community/desk", ["desk"])).toBe("/");
  expect(routerBase("/", ["desk"])).toBe("/");
  expect(routerBase("/desk", [])).toBe("/");
  expect(routerBase("/", [""])).toBe("/");
});
