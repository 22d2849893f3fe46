import { expect, test } from "vitest";
import { placeOf } from "../../../web/src/shell/place.ts";

const home = { access: "user", title: null, hasNavigation: true };

test("the place is that of the deepest route that describes itself @LAYOUT-05", () => {
  expect(placeOf([{}, { handle: home }])).toEqual(home);
  expect(placeOf([{ handle: home }, { handle: undefined }])).toEqual(home);
});

test("a page that no route describes is open to all and without navigation @GUARD-05", () => {
  expect(placeOf([])).toEqual({ access: "all", title: null, hasNavigation: false });
});
