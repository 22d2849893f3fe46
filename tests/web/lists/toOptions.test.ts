import { expect, test } from "vitest";
import { toOptions } from "../../../web/src/lists/toOptions.ts";

test("the options of a select have the order of their table", () => {
  expect(toOptions({ b: "Second", a: "First" })).toEqual([
    { id: "b", label: "Second" },
    { id: "a", label: "First" },
  ]);
});
