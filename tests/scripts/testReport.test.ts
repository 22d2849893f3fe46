import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countTests, readReport, retriedTests } from "../../scripts/lib/testReport.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pressroom-report-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const test = (status: string, failureMessages: string[] = []) => ({ status, fullName: `a ${status} test`, failureMessages });
const file = (status: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: "/repo/tests/a.test.ts",
  status,
  assertionResults,
});
const passing = file("passed", test("passed"));
const clean = {
  success: true,
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [passing],
};

async function read(report: object) {
  const path = join(folder, "report.json");
  await writeFile(path, JSON.stringify(report));
  return readReport(path);
}

async function count(report: object, exitCode = 0) {
  return countTests(await read(report), exitCode);
}

describe("countTests", () => {
  it("counts passed tests", async () => {
    expect(await count(clean)).toEqual({ passed: 2, failed: 0 });
  });

  it("counts a skipped test as failed", async () => {
    expect(await count({ ...clean, numPendingTests: 1, numTodoTests: 1 })).toEqual({ passed: 2, failed: 2 });
  });

  it("counts a file that cannot be loaded as failed", async () => {
    expect(await count({ ...clean, success: false, testResults: [passing, file("failed")] }, 1)).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it("counts a failed test once", async () => {
    const failing = file("failed", test("failed", ["Error: no"]));
    expect(await count({ ...clean, success: false, numFailedTests: 1, testResults: [passing, failing] }, 1)).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it("counts an error outside of any test as one failure", async () => {
    expect(await count(clean, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it("counts a run without tests as failed", async () => {
    expect(await count({ ...clean, numPassedTests: 0, testResults: [] })).toEqual({ passed: 0, failed: 1 });
    expect(countTests(await readReport(join(folder, "missing.json")), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("retriedTests", () => {
  it("returns tests that passed only when retried, with the whole message of their first failure and its place", async () => {
    const message =
      "AssertionError: link-name: Links must have text: <a> (a on /)\nhome: list: <li>: expected [ Array(2) ] to be []";
    const stack =
      "    at expectNone (/repo/tests/support/a.ts:3:9)\n    at /repo/tests/a.test.ts:7:5\n    at run (node:internal:1:1)";
    const report = await read({
      ...clean,
      testResults: [passing, file("passed", test("passed", [`${message}\n${stack}`, "Error: another"]))],
    });
    expect(report && retriedTests(report)).toEqual([
      { file: "/repo/tests/a.test.ts", name: "a passed test", failure: `${message}\n    at /repo/tests/a.test.ts:7:5` },
    ]);
  });

  it("ignores tests that failed every time", async () => {
    const report = await read({ ...clean, testResults: [file("failed", test("failed", ["Error: no", "Error: no"]))] });
    expect(report && retriedTests(report)).toEqual([]);
  });
});
