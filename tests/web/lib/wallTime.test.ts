import { describe, expect, it } from "vitest";
import { endOfDay, isoOfWallTime, isWallTime, wallTimeOf } from "../../../web/src/lib/wallTime.ts";

describe("a wall time", () => {
  it("is sent with the offset of its zone, in summer and in winter @VALID-07", () => {
    expect(isoOfWallTime("2025-03-01T09:00", "Australia/Sydney")).toBe("2025-03-01T09:00:00+11:00");
    expect(isoOfWallTime("2025-07-01T09:00", "Australia/Sydney")).toBe("2025-07-01T09:00:00+10:00");
  });

  it("that daylight saving skips moves forward by the hour @VALID-07", () => {
    expect(isoOfWallTime("2025-03-30T02:30", "Europe/Berlin")).toBe("2025-03-30T03:30:00+02:00");
  });

  it("comes back as it was written @VALID-07", () => {
    expect(wallTimeOf("2025-02-28T22:00:00Z", "Australia/Sydney")).toBe("2025-03-01T09:00");
  });

  it("at the end of a day is its last minute there", () => {
    expect(endOfDay("2025-03-01", "America/New_York")).toBe("2025-03-01T23:59:00-05:00");
  });

  it("has to exist in the calendar", () => {
    expect([isWallTime("2025-02-28T10:00"), isWallTime("2025-02-30T10:00"), isWallTime("")]).toEqual([true, false, false]);
  });
});
