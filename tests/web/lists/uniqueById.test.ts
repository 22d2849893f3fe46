import fc from "fast-check";
import { expect, test } from "vitest";
import { uniqueById } from "../../../web/src/lists/uniqueById.ts";

const keyOf = (item: { id?: string | null }) => item.id;

test("an item that is already loaded is dropped, the first one stays @FEED-01", () => {
  const items = [
    { id: "a", page: 1 },
    { id: "b", page: 1 },
    { id: "a", page: 2 },
    { id: "c", page: 2 },
  ];
  expect(uniqueById(items, keyOf)).toEqual([
    { id: "a", page: 1 },
    { id: "b", page: 1 },
    { id: "c", page: 2 },
  ]);
});

test("an item of an unknown type is skipped @FEED-01 @ERR-07", () => {
  expect(uniqueById([{ id: "a" }, null, {}, { id: null }, undefined, { id: "b" }], keyOf)).toEqual([{ id: "a" }, { id: "b" }]);
});

test("overlapping pages show every key once, in the order of first appearance @FEED-01", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 })), (keys) => {
      const shown = uniqueById(
        keys.map((key) => ({ key })),
        (item) => item.key,
      ).map((item) => item.key);
      expect(shown).toEqual([...new Set(keys)]);
    }),
  );
});
