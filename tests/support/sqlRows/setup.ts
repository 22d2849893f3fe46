import { afterAll, expect } from "vitest";
import { checkAllRows, queryPositions, drainDifferences } from "./check.ts";
import { recordPositions } from "./coverage.ts";

checkAllRows();

afterAll(() => {
  recordPositions(queryPositions());
  expect(drainDifferences(), "rows that differ from the types that their queries declare").toEqual([]);
});
