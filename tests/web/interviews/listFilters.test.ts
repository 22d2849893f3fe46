import { expect, test } from "vitest";
import { filterVariables, filtersSearch, isNarrowed, readFilters } from "../../../web/src/interviews/listFilters.ts";

test("filters stand in the address and come back from it @INTERVIEW-03", () => {
  const filters = { search: "night & day", type: "VIDEO", status: "DRAFT" } as const;
  expect(filtersSearch(filters)).toBe("?q=night+%26+day&type=video&status=draft");
  expect(readFilters(filtersSearch(filters))).toEqual(filters);
  expect(filterVariables(filtersSearch(filters))).toEqual({ query: "night & day", type: "VIDEO", status: "DRAFT" });
});

test("what is unknown is left out, nothing narrows nothing @INTERVIEW-03", () => {
  expect(readFilters("?type=audio&status=lost&q=%20")).toEqual({ search: "", type: null, status: null });
  expect(filtersSearch(readFilters(""))).toBe("");
  expect(isNarrowed(readFilters("?type=audio"))).toBe(false);
  expect(isNarrowed(readFilters("?type=text"))).toBe(true);
});
