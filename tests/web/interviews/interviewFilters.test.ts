import { expect, test } from "vitest";
import { interviewFilters, interviewListVariables } from "../../../web/src/interviews/interviewFilters.ts";

test("filters are written to the address and read from it @INTERVIEW-03", () => {
  const filters = { search: "night & day", type: "VIDEO", status: "DRAFT" } as const;
  expect(interviewFilters.write(filters)).toBe("?q=night+%26+day&type=video&status=draft");
  expect(interviewFilters.read(interviewFilters.write(filters))).toEqual(filters);
  expect(interviewListVariables(interviewFilters.write(filters))).toEqual({
    query: "night & day",
    type: "VIDEO",
    status: "DRAFT",
  });
});

test("unknown values are ignored, and without filters the list is not narrowed @INTERVIEW-03", () => {
  expect(interviewFilters.read("?type=audio&status=lost&q=%20")).toEqual({ search: "", type: null, status: null });
  expect(interviewFilters.write(interviewFilters.read(""))).toBe("");
  expect(interviewFilters.hasFilters(interviewFilters.read("?type=audio"))).toBe(false);
  expect(interviewFilters.hasFilters(interviewFilters.read("?type=text"))).toBe(true);
});
