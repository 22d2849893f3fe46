import { expect, test } from "vitest";
import { canBecomeNumber, nextWholeNumber, readWholeNumber } from "../../../web/src/lib/wholeNumber.ts";

test("text is parsed as an integer; an empty one is null @VALID-17", () => {
  expect(["12", " 7 ", "-3", "+4", "12.7", ""].map(readWholeNumber)).toEqual([12, 7, -3, 4, 12, null]);
  expect(["1e3", "12a", "-", "1,5"].map(readWholeNumber)).toEqual([undefined, undefined, undefined, undefined]);
});

test("the previous value is kept if the text is too long, out of range or not a number @VALID-16 @VALID-17", () => {
  const limits = { min: 10, max: 500, maxLength: 3 };
  expect(["9", "501", "0010", "abc", "-"].map((text) => nextWholeNumber(text, 42, limits))).toEqual([42, 42, 42, 42, 42]);
  expect(["10", "500", ""].map((text) => nextWholeNumber(text, 42, limits))).toEqual([10, 500, null]);
  expect(nextWholeNumber("123456789", 42, {})).toBe(123_456_789);
});

test("a fraction is truncated and does not count toward the length @VALID-17", () => {
  const limits = { min: 10, max: 500, maxLength: 3 };
  expect(["12.7", "12.75", "499.999"].map((text) => canBecomeNumber(text, limits))).toEqual([true, true, true]);
  expect(["12.7", "12.75", "499.999", "1000.5"].map((text) => nextWholeNumber(text, 42, limits))).toEqual([12, 12, 499, 42]);
});

test("input is accepted only while it can still become a valid value @VALID-16", () => {
  const limits = { min: 10, max: 500, maxLength: 3 };
  expect(["1", "", "-", "12."].map((text) => canBecomeNumber(text, limits))).toEqual([true, true, true, true]);
  expect(["501", "1000", "a", "1a"].map((text) => canBecomeNumber(text, limits))).toEqual([false, false, false, false]);
});
