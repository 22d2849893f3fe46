import { expect, test } from "vitest";
import { describeLastActive } from "../../../web/src/users/lastActive.ts";

const NOW = Date.parse("2025-03-10T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const text = (minutes: number) => describeLastActive(minutesAgo(minutes), NOW, "Australia/Sydney");

test("a user seen within five minutes is active now @COMM-02", () => {
  expect(text(0)).toBe("Active now");
  expect(text(5)).toBe("Active now");
  expect(text(6)).toBe("Active 6 min ago");
});

test("earlier activity is relative within a day, then a date in the user's time zone @COMM-02 @I18N-01 @I18N-03", () => {
  expect(text(59)).toBe("Active 59 min ago");
  expect(text(23 * 60)).toBe("Active 23 h ago");
  expect(text(24 * 60)).toBe("Active 09 Mar 2025");
  expect(describeLastActive("2025-03-01T20:00:00Z", NOW, "Australia/Sydney")).toBe("Active 02 Mar 2025");
});

test("a time in the future counts as now @COMM-02", () => {
  expect(text(-3)).toBe("Active now");
});
