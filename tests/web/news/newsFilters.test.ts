import { expect, test } from "vitest";
import { commentaryVariables, newsFilters, newswireVariables } from "../../../web/src/news/newsFilters.ts";

test("news lists are filtered by their address and ignore unknown values @NEWS-07", () => {
  const address = "?q=bridge&kind=media&beat=62";
  expect(newsFilters.read(address)).toEqual({ search: "bridge", kind: "MEDIA", beatId: "QmVhdDo2Mg" });
  expect(newsFilters.write(newsFilters.read(address))).toBe(address);
  expect(newswireVariables(address)).toEqual({ query: "bridge", kinds: ["MEDIA"], beatId: "QmVhdDo2Mg", withDrafts: false });
  expect(commentaryVariables(address)).toEqual({ beatId: "QmVhdDo2Mg" });
  expect(newswireVariables("?kind=press&beat=all&q=%20")).toEqual({ query: null, kinds: null, beatId: null, withDrafts: false });
  expect(newswireVariables("?show=drafts").withDrafts).toBe(true);
});
