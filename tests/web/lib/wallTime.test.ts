import { describe, expect, it } from "vitest";
import { toWallTime } from "../../../web/src/lib/dates.ts";
import { endOfDay, toIsoTime, isWallTime } from "../../../web/src/lib/wallTime.ts";

describe("a wall-clock time", () => {
  it("is sent with the offset of its time zone, in summer and winter @VALID-07", () => {
    expect(toIsoTime("2025-03-01T09:00", "Australia/Sydney")).toBe("2025-03-01T09:00:00+11:00");
    expect(toIsoTime("2025-07-01T09:00", "Australia/Sydney")).toBe("2025-07-01T09:00:00+10:00");
  });

  it("moves forward by an hour if daylight saving time skips it @VALID-07", () => {
    expect(toIsoTime("2025-03-30T02:30", "Europe/Berlin")).toBe("2025-03-30T03:30:00+02:00");
  });

  it("is restored from the stored time @VALID-07", () => {
    expect(toWallTime("2025-02-28T22:00:00Z", "Australia/Sydney")).toBe("2025-03-01T09:00");
    expect(toWallTime("2025-12-31T12:05:59Z", "Pacific/Auckland")).toBe("2026-01-01T01:05");
    expect(toWallTime("2025-07-08T22:00:00Z", "Europe/London")).toBe("2025-07-08T23:00");
    expect(toWallTime("2025-07-08T23:00:00Z", "Europe/London")).toBe("2025-07-09T00:00");
  });

  it("at the end of a day is the day's last minute in the time zone", () => {
    expect(endOfDay("2025-03-01", "America/New_York")).toBe("2025-03-01T23:59:00-05:00");
  });

  it("must exist in the calendar", () => {
    expect([isWallTime("2025-02-28T10:00"), isWallTime("2025-02-30T10:00"), isWallTime("")]).toEqual([true, false, false]);
  });
});
