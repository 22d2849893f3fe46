import { expect, test } from "vitest";
import { createListMemory } from "../../../web/src/feed/listMemory.ts";

test("a list that is come back to starts with the heights it was left with @FEED-01", () => {
  const memory = createListMemory<string>(20);
  memory.remember("entry/overview", 40, "heights");
  expect(memory.recall("entry/overview", 40)).toBe("heights");
  expect(memory.recall("entry/updates", 40)).toBeUndefined();
});

test("a list that has another length now is measured anew @FEED-01", () => {
  const memory = createListMemory<string>(20);
  memory.remember("entry/overview", 40, "heights");
  expect(memory.recall("entry/overview", 20)).toBeUndefined();
});

test("the list left longest ago is forgotten first", () => {
  const memory = createListMemory<string>(2);
  for (const place of ["a", "b", "a", "c"]) memory.remember(place, 1, place);
  expect(["a", "b", "c"].map((place) => memory.recall(place, 1))).toEqual(["a", undefined, "c"]);
});
