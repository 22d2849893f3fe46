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

test("spaces around a number do not count toward its length @VALID-17", () => {
  expect(nextWholeNumber(" 500 ", 42, { maxLength: 3 })).toBe(500);
  expect(canBecomeNumber(" 500 ", { maxLength: 3 })).toBe(true);
});

test("each limit applies on its own @VALID-16", () => {
  expect([nextWholeNumber("9", 42, { max: 9 }), nextWholeNumber("10", 42, { max: 9 })]).toEqual([9, 42]);
  expect([nextWholeNumber("9", 42, { min: 9 }), nextWholeNumber("8", 42, { min: 9 })]).toEqual([9, 42]);
  expect([nextWholeNumber("99", 42, { maxLength: 2 }), nextWholeNumber("100", 42, { maxLength: 2 })]).toEqual([99, 42]);
  expect(["500", "501"].map((text) => canBecomeNumber(text, { max: 500 }))).toEqual([true, false]);
  expect(["123456789", "x"].map((text) => canBecomeNumber(text, {}))).toEqual([true, false]);
  expect(["--", "-1", "+", "-10"].map((text) => canBecomeNumber(text, { maxLength: 2 }))).toEqual([false, true, true, false]);
});
