import { expect, test } from "vitest";
import { createListMemory } from "../../../web/src/lists/listMemory.ts";

test("a list that is opened again has the item sizes with which it was left @FEED-01", () => {
  const memory = createListMemory<string>(20);
  memory.remember("entry/overview", { count: 20, sizes: "first" });
  memory.remember("entry/overview", { count: 40, sizes: "last" });
  expect(memory.recall("entry/overview")).toEqual({ count: 40, sizes: "last" });
  expect(memory.recall("entry/updates")).toBeUndefined();
});

test("the list that was left longest ago is removed first", () => {
  const memory = createListMemory<string>(2);
  for (const place of ["a", "b", "a", "c"]) memory.remember(place, { count: 1, sizes: place });
  expect(["a", "b", "c"].map((place) => memory.recall(place)?.sizes)).toEqual(["a", undefined, "c"]);
});
