import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import { toDay, getEndOfDay, getStartOfDay } from "../../../web/src/monitor/days.ts";
import {
  canBeSaved,
  hasOperators,
  hasFilters,
  monitorFilters,
  savedSearchPath,
  monitorVariables,
} from "../../../web/src/monitor/monitorFilters.ts";
import { searchSchema } from "../../../web/src/monitor/searchSchema.ts";
import { messagesOf } from "../forms/messagesOf.ts";

describe("the monitor", () => {
  it("is filtered by its address and ignores unknown values @NEWS-07", () => {
    const address = "?search=1&q=wind+farm&source=online&source=print&beat=3,5&from=2026-02-28T13%3A00%3A00.000Z";
    const filters = monitorFilters.read(address);
    expect(filters).toEqual({
      searchId: "TW9uaXRvclNlYXJjaDox",
      query: "wind farm",
      sources: ["ONLINE", "PRINT"],
      beatIds: ["QmVhdDoz", "QmVhdDo1"],
      from: "2026-02-28T13:00:00.000Z",
      to: null,
    });
    expect(monitorFilters.write(filters)).toBe(address);
    const unknown = monitorFilters.read("?search=mine&q=%20&source=radio&beat=x&from=today&to=2026-99-99T00:00Z");
    expect(monitorFilters.write(unknown)).toBe("");
    expect(monitorVariables("")).toEqual({ searchId: null, query: null, sources: [], beatIds: [], from: null, to: null });
  });

  it("links to a saved search by its plain id, as the mails do", () => {
    expect(savedSearchPath("TW9uaXRvclNlYXJjaDoxMDAx")).toBe("/news/monitor?search=1001");
    expect(monitorVariables("?search=1001").searchId).toBe("TW9uaXRvclNlYXJjaDoxMDAx");
  });

  it("uses whole days in the user's time zone", () => {
    const zone = "Australia/Sydney";
    expect(getStartOfDay("2026-03-01", zone)).toBe("2026-02-28T13:00:00.000Z");
    expect(getEndOfDay("2026-03-01", zone)).toBe("2026-03-01T12:59:59.999Z");
    expect(toDay(getEndOfDay("2026-03-01", zone), zone)).toBe("2026-03-01");
    expect([getStartOfDay("", zone), getEndOfDay("", zone), toDay(null, zone)]).toEqual([null, null, ""]);
  });

  it("knows which filters can be saved, and which searches use operators", () => {
    expect(monitorFilters.read("?from=2026-11-01&to=2026-11-30")).toMatchObject({
      from: "2026-11-01T00:00:00.000Z",
      to: "2026-11-30T23:59:59.999Z",
    });
    const days = monitorFilters.read("?search=1&from=2026-02-28T13:00:00.000Z");
    expect([hasFilters(days), canBeSaved(days)]).toEqual([true, false]);
    expect(canBeSaved(monitorFilters.read("?beat=3"))).toBe(true);
    expect(["wind AND farm", '"wind', "NOT rail"].map(hasOperators)).toEqual([true, true, true]);
    expect(["wind and farm", "ANDROID", "NOTE"].map(hasOperators)).toEqual([false, false, false]);
  });
});

describe("the form of a saved search", () => {
  it("reports invalid fields and sends the others", () => {
    const values = { name: " ", query: " ", sources: [], beatIds: [], notify: true } as const;
    expect(messagesOf(searchSchema, values)).toEqual(["Name is required.", "Search term is required."]);
    expect(messagesOf(searchSchema, { ...values, name: "Tech", beatIds: ["6"] })).toEqual([]);
    expect(parse(searchSchema, { ...values, name: " Tech ", beatIds: ["6"] })).toEqual({
      name: "Tech",
      query: "",
      sources: [],
      beatIds: ["6"],
      notify: true,
    });
  });
});
