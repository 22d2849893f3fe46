import { expect, it } from "vitest";
import { runMatrix, type Row } from "./matrix.ts";

/** A guest, the demo account with the most modules, and its access token; `npm run test:authorisation` runs all callers. */
const callers = ["guest", "company"];

it("no call of either contract shows or changes what belongs to another user", { timeout: 600_000 }, async () => {
  const rows: Row[] = [];
  await runMatrix(callers, (row) => rows.push(row));
  const findings = rows.map(({ caller, read, written, faults }) => ({ caller, read, written, faults }));
  const none = { read: [], written: [], faults: [] };
  expect(findings).toEqual(["company", "guest", "company, by token"].map((caller) => ({ caller, ...none })));
  // Calls that were refused for another reason would prove nothing.
  expect(Math.min(...rows.map(({ accepted }) => accepted))).toBeGreaterThan(50);
});
