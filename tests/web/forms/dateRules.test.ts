import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dateText, futureDay, futureTime, optionalDay } from "../../../web/src/forms/dateRules.ts";
import { incompleteDate } from "../../../web/src/lib/wallTime.ts";
import { messagesOf } from "./messagesOf.ts";

// 09:00 on 1 March in Sydney.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-02-28T22:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const zone = "Australia/Sydney";

describe("an optional date", () => {
  it("is empty or complete @VALID-22", () => {
    const errors = ["", "2026-03-01", incompleteDate].map((date) => messagesOf(dateText("Start"), date));
    expect(errors).toEqual([[], [], ["Start is incomplete."]]);
  });

  it("without a time ends with the day in the given zone @VALID-07", () => {
    const day = optionalDay("Due", zone);
    expect([v.parse(day, "2026-03-01"), v.parse(day, "")]).toEqual(["2026-03-01T23:59:00+11:00", null]);
    expect(messagesOf(day, incompleteDate)).toEqual(["Due is incomplete."]);
  });
});

describe("a day that must not be over", () => {
  it.each([
    ["2026-02-28", ["Due must be in the future."]],
    ["2026-03-01", []],
    ["", []],
    [incompleteDate, ["Due is incomplete."]],
  ])("%j has the errors %j", (day, errors) => {
    expect([...new Set(messagesOf(futureDay("Due", zone), day))]).toEqual(errors);
  });

  it("may be the saved one, although it is over", () => {
    expect(messagesOf(futureDay("Due", zone, "2026-02-01"), "2026-02-01")).toEqual([]);
    expect(messagesOf(futureDay("Due", zone, "2026-02-01"), "2026-02-02")).toEqual(["Due must be in the future."]);
  });

  it("is over at the end of its last minute", () => {
    vi.setSystemTime(Date.parse("2026-03-01T23:59:00+11:00") - 1);
    expect(messagesOf(futureDay("Due", zone), "2026-03-01")).toEqual([]);
    vi.setSystemTime(Date.parse("2026-03-01T23:59:00+11:00"));
    expect(messagesOf(futureDay("Due", zone), "2026-03-01")).toEqual(["Due must be in the future."]);
  });

  it("is sent as the end of the day", () => {
    expect(v.parse(futureDay("Due", zone), "2026-03-01")).toBe("2026-03-01T23:59:00+11:00");
    expect(v.parse(futureDay("Due", zone), "")).toBeNull();
  });
});

describe("a time that must be in the future", () => {
  it.each([
    ["", ["Publication time is required."]],
    [incompleteDate, ["Publication time is incomplete."]],
    ["2026-03-01T09:00", ["The publication time must be in the future."]],
    ["2026-03-01T09:01", []],
  ])("%j has the errors %j", (time, errors) => {
    expect(messagesOf(futureTime("Publication time", zone), time)).toEqual(errors);
  });

  it("is sent with the offset of its zone @VALID-07", () => {
    expect(v.parse(futureTime("Publication time", zone), "2026-07-01T09:00")).toBe("2026-07-01T09:00:00+10:00");
  });
});
