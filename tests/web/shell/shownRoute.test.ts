import { expect, test } from "vitest";
import { findShownRoute } from "../../../web/src/shell/shownRoute.ts";

const home = { access: "user", title: null, hasNavigation: true };

test("the deepest route with a description is used @LAYOUT-05", () => {
  expect(findShownRoute([{}, { handle: home }])).toEqual(home);
  expect(findShownRoute([{ handle: home }, { handle: undefined }])).toEqual(home);
});

test("a page without a described route is public and has no navigation @GUARD-05", () => {
  expect(findShownRoute([])).toEqual({ access: "all", title: null, hasNavigation: false });
});
