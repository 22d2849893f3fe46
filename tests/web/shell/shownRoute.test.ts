import { expect, test } from "vitest";
import { shownRouteOf } from "../../../web/src/shell/shownRoute.ts";

const home = { access: "user", title: null, hasNavigation: true };

test("the place is that of the deepest route that describes itself @LAYOUT-05", () => {
  expect(shownRouteOf([{}, { handle: home }])).toEqual(home);
  expect(shownRouteOf([{ handle: home }, { handle: undefined }])).toEqual(home);
});

test("a page that no route describes is open to all and without navigation @GUARD-05", () => {
  expect(shownRouteOf([])).toEqual({ access: "all", title: null, hasNavigation: false });
});
