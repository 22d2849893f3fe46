import fc from "fast-check";
import { expect, test } from "vitest";
import { splitIntoRuns } from "../../../web/src/communities/runs.ts";

test("adjacent activities on the same post form a run; a later one starts a new run @COMM-08", () => {
  expect(splitIntoRuns(["a1", "a2", "b1", "a3"], (item) => item.slice(0, 1))).toEqual([["a1", "a2"], ["b1"], ["a3"]]);
});

test("runs keep all items in their order @COMM-08", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c")), (items) => {
      const runs = splitIntoRuns(items, (item) => item);
      expect(runs.flat()).toEqual(items);
      for (const run of runs) expect(new Set(run).size).toBe(1);
    }),
  );
});
