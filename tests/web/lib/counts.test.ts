import fc from "fast-check";
import { expect, test } from "vitest";
import { formatBadge, formatCount, formatNoun, formatTotal } from "../../../web/src/lib/counts.ts";

test("large counts are shortened to k and m and truncated, not rounded @CONST-14", () => {
  const written = [0, 999, 1000, 1549, 12_345, 999_999, 1_000_000, 2_499_999, 1_000_000_000].map(formatCount);
  expect(written).toEqual(["0", "999", "1k", "1.5k", "12.3k", "999.9k", "1m", "2.4m", "1000m"]);
});

test("a shortened count is never above the real one and less than a tenth of its unit below @CONST-14", () => {
  fc.assert(
    fc.property(fc.nat({ max: 5_000_000 }), (count) => {
      const text = formatCount(count);
      const unit = text.endsWith("m") ? 1_000_000 : text.endsWith("k") ? 1000 : 1;
      const value = Number.parseFloat(text) * unit;
      expect(value).toBeLessThanOrEqual(count + 1e-6);
      expect(count - value).toBeLessThan(unit === 1 ? 1 : unit / 10);
    }),
  );
});

test("a badge shows 99+ above 99 and nothing at zero @STATE-13 @STATE-14 @STATE-15 @CONST-18", () => {
  expect([1, 99, 100, 5000].map(formatBadge)).toEqual(["1", "99", "99+", "99+"]);
  expect([0, -1].map(formatBadge)).toEqual([null, null]);
});

test("a counted noun agrees with its number", () => {
  expect(formatNoun(1, "reply", "replies")).toBe("1 reply");
  expect(formatNoun(0, "comment")).toBe("0 comments");
  expect(formatNoun(1200, "member")).toBe("1.2k members");
});

test("a total that was not fully counted has a plus sign", () => {
  expect(formatTotal(12, false, "result")).toBe("12 results");
  expect(formatTotal(1, false, "result")).toBe("1 result");
  expect(formatTotal(1000, true, "result")).toBe("1,000+ results");
});
