import fc from "fast-check";
import { expect, test } from "vitest";
import {
  directoryFilters,
  directoryPath,
  directoryTabs,
  directoryVariables,
} from "../../../web/src/communities/directoryFilters.ts";

test("search and filter are written to the directory's address @COMM-01", () => {
  expect(directoryPath({ tab: "all", search: "" })).toBe("/communities");
  expect(directoryPath({ tab: "joined", search: "tech & co" })).toBe("/communities?q=tech+%26+co&show=joined");
});

test("reading an address returns what was written to it @COMM-01", () => {
  const directories = fc.record({
    tab: fc.constantFrom(...directoryTabs.map(({ id }) => id)),
    search: fc.string().map((text) => text.trim()),
  });
  fc.assert(
    fc.property(directories, (directory) => {
      const { search } = new URL(directoryPath(directory), "https://pressroom.example");
      expect(directoryFilters.read(search)).toEqual(directory);
    }),
  );
});

test("the address determines the query's variables @COMM-01", () => {
  expect(directoryVariables("")).toEqual({ query: null, joined: null });
  expect(directoryVariables("?q=%20desk%20&show=joined")).toEqual({ query: "desk", joined: true });
  expect(directoryVariables("?show=new")).toEqual({ query: null, joined: false });
  expect(directoryVariables("?show=everything")).toEqual({ query: null, joined: null });
});
