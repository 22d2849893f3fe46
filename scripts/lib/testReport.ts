import { readFile } from "node:fs/promises";
import * as v from "valibot";

export interface Counts {
  passed: number;
  failed: number;
}

/** The part of vitest's JSON report that is read here. */
const Report = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string(), failureMessages: v.array(v.string()) })),
    }),
  ),
});

export type Report = v.InferOutput<typeof Report>;

/** A test that passed at a later try. */
export interface RetriedTest {
  /** The file's path. */
  file: string;
  name: string;
  /** How its first try failed, in one line. */
  failure: string;
}

/** @returns the tests that failed at first and passed when they were tried again */
export function retriedTests(report: Report): RetriedTest[] {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages: [first] }) =>
      status === "passed" && first !== undefined ? [{ file, name: fullName, failure: first.split("\n", 1)[0] ?? "" }] : [],
    ),
  );
}

/**
 * Counts what a vitest run did. A file that could not be loaded, a skipped test and an error outside of any test
 * count as failed: none of them proves anything.
 * @param report null when there is none, which is a failed run
 * @param exitCode of vitest
 */
export function countTests(report: Report | null, exitCode: number): Counts {
  if (report === null) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  ).length;
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles;
  if (failed === 0 && (exitCode !== 0 || !report.success || report.numPassedTests === 0))
    return { passed: report.numPassedTests, failed: 1 };
  return { passed: report.numPassedTests, failed };
}

/** @returns what vitest's json reporter wrote; null when it wrote nothing that can be read */
export async function readReport(file: string): Promise<Report | null> {
  try {
    return v.parse(Report, JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}
