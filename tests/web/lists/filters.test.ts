import { describe, expect, it } from "vitest";
import { toGlobalId } from "../../../web/src/lib/globalId.ts";
import {
  choiceFilter,
  defineFilters,
  formatQuery,
  idFilter,
  idsFilter,
  textFilter,
  withDefault,
} from "../../../web/src/lists/filters.ts";

const [three, four] = [toGlobalId("Beat", "3"), toGlobalId("Beat", "4")];
const outlet = toGlobalId("Outlet", "12.harbour-ledger");
if (three === null || four === null || outlet === null) throw new Error("These keys are valid.");

const filters = defineFilters({
  text: textFilter("q", 10),
  place: choiceFilter("place", ["ON_SITE", "REMOTE"]),
  order: withDefault(choiceFilter("order", ["NEWEST", "OLDEST"]), "NEWEST"),
  outlet: idFilter("outlet", "Outlet"),
  beats: idsFilter("beats", "Beat"),
});
const none = { text: "", place: null, order: "NEWEST", outlet: null, beats: [] } as const;

describe("the filters of a list", () => {
  it("are not set in an address without a query string", () => {
    expect(filters.read("")).toEqual(none);
    expect([filters.write(none), filters.hasFilters(none)]).toEqual(["", false]);
  });

  it("are kept in the address, in the order of their definition", () => {
    const values = { text: "press club", place: "ON_SITE", order: "OLDEST", outlet, beats: [three, four] } as const;
    const query = filters.write(values);
    expect(query).toBe("?q=press+club&place=on-site&order=oldest&outlet=12.harbour-ledger&beats=3,4");
    expect(filters.read(query)).toEqual(values);
    expect(filters.hasFilters(values)).toBe(true);
  });

  it("ignore unknown values, and read each id once", () => {
    expect(filters.read("?place=ON_SITE&order=best&outlet=x&beats=3,x,,4,3&other=1")).toEqual({ ...none, beats: [three, four] });
  });

  it("read a text without surrounding spaces, and the beginning of a long one", () => {
    expect(filters.read("?q=++press+++").text).toBe("press");
    expect(filters.read("?q=++0123456789abc").text).toBe("0123456789");
    expect(defineFilters({ text: textFilter() }).read(`?q=${"x".repeat(500)}`).text).toHaveLength(500);
  });

  it("write values as the list says", () => {
    const kinds = defineFilters({ kind: choiceFilter("kind", ["A_B", "C"], (kind) => `${kind}!`) });
    expect(kinds.write({ kind: "A_B" })).toBe("?kind=A_B%21");
    expect(kinds.read("?kind=A_B!")).toEqual({ kind: "A_B" });
    expect(kinds.read("?kind=a-b")).toEqual({ kind: null });
  });
});

describe("a query string", () => {
  it("leaves out parts that are null or empty, and repeats the name of a list", () => {
    expect(formatQuery({ a: null, b: "", c: [] })).toBe("");
    expect(formatQuery({ a: 0, b: ["x", "", "y"], c: "1,2 & 3" })).toBe("?a=0&b=x&b=y&c=1,2+%26+3");
  });
});
