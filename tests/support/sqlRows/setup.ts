import { afterAll, expect } from "vitest";
import { checkAllRows, queryPlaces, takeDifferences } from "./check.ts";
import { recordPlaces } from "./coverage.ts";

checkAllRows();

afterAll(() => {
  recordPlaces(queryPlaces());
  expect(takeDifferences(), "rows that differ from the types that their queries declare").toEqual([]);
});
