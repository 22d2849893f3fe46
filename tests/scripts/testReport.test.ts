import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countTests } from "../../scripts/lib/testReport.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pressroom-report-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const passing = { status: "passed", assertionResults: [{ status: "passed" }] };
const clean = {
  success: true,
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [passing],
};

async function count(report: object, exitCode = 0) {
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(report));
  return countTests(file, exitCode);
}

describe("the count of tests", () => {
  it("is what passed", async () => {
    expect(await count(clean)).toEqual({ passed: 2, failed: 0 });
  });

  it("takes a skipped test as failed", async () => {
    expect(await count({ ...clean, numPendingTests: 1, numTodoTests: 1 })).toEqual({ passed: 2, failed: 2 });
  });

  it("takes a file that cannot be loaded as failed", async () => {
    expect(
      await count({ ...clean, success: false, testResults: [passing, { status: "failed", assertionResults: [] }] }, 1),
    ).toEqual({ passed: 2, failed: 1 });
  });

  it("counts a failed test once", async () => {
    const failing = { status: "failed", assertionResults: [{ status: "failed" }] };
    expect(await count({ ...clean, success: false, numFailedTests: 1, testResults: [passing, failing] }, 1)).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it("takes an error outside of any test as one failure", async () => {
    expect(await count(clean, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it("takes a run without tests as failed", async () => {
    expect(await count({ ...clean, numPassedTests: 0, testResults: [] })).toEqual({ passed: 0, failed: 1 });
    expect(await countTests(join(folder, "missing.json"), 0)).toEqual({ passed: 0, failed: 1 });
  });
});
