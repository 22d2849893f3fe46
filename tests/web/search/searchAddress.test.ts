import { describe, expect, it } from "vitest";
import {
  isLongEnough,
  isResultsPath,
  readSearch,
  searchPath,
  searchResultsPath,
  searchVariables,
} from "../../../web/src/search/searchAddress.ts";

describe("the address of a search", () => {
  it("@ROUTE-60 contains the search and returns it when read", () => {
    expect(searchPath({ text: "", type: null })).toBe("/search");
    expect(searchPath({ text: "a & b", type: null })).toBe("/search?q=a+%26+b");
    for (const search of [
      { text: "press club", type: null },
      { text: "50% off_road?", type: "COMMUNITY_POST" },
    ] as const)
      expect(readSearch(searchPath(search).replace("/search", ""))).toEqual(search);
  });

  it("ignores surrounding spaces and unknown types", () => {
    expect(readSearch("?q=++press+club+&type=POEM")).toEqual({ text: "press club", type: null });
    expect(readSearch("?type=toString")).toEqual({ text: "", type: null });
  });

  it("queries nothing below two characters", () => {
    expect(["", "a", "🦘", "ab", "é1"].map(isLongEnough)).toEqual([false, false, false, true, true]);
    expect(searchVariables({ text: "a", type: null })).toEqual({ query: "a", types: null, hasContent: false });
    expect(searchVariables({ text: "ab", type: "JOB" })).toEqual({ query: "ab", types: ["JOB"], hasContent: true });
  });

  it("@ROUTE-60 is that of the results page, in any case and with or without a slash at its end", () => {
    expect(searchResultsPath({ text: "press", type: "JOB" })).toBe("/search/results?q=press&type=JOB");
    expect(searchResultsPath({ text: "", type: null })).toBe("/search/results");
    const paths = ["/search/results", "/Search/Results/", "/search", "/search/results/x", "search/results"];
    expect(paths.map(isResultsPath)).toEqual([true, true, false, false, false]);
  });
});
