import { readFile } from "node:fs/promises";
import * as v from "valibot";

export interface Counts {
  passed: number;
  failed: number;
}

/** The parts of vitest's JSON report used here. */
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

/** A test that passed on a retry. */
export interface RetriedTest {
  /** Path of the test file. */
  file: string;
  name: string;
  /** Message of the first attempt's error, with the first line of its stack that is in a test. */
  failure: string;
}

/** @returns the tests that failed first and passed on a retry */
export function retriedTests(report: Report): RetriedTest[] {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages: [first] }) =>
      status === "passed" && first !== undefined ? [{ file, name: fullName, failure: shortMessage(first) }] : [],
    ),
  );
}

const stackLine = /^ +at /;

/** Returns the message and the stack line of the test. The other lines of the stack do not help to find the cause. */
function shortMessage(failure: string): string {
  const lines = failure.split("\n");
  const stack = lines.filter((line) => stackLine.test(line));
  const place = stack.find((line) => line.includes(".test.ts")) ?? stack[0];
  return [...lines.filter((line) => !stackLine.test(line)), ...(place === undefined ? [] : [place])].join("\n");
}

/**
 * Counts the results of a vitest run. Files that cannot be loaded, skipped tests and errors outside of tests count as failed.
 * @param report null counts as a failed run
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

/** @returns the report of vitest's json reporter; null when it is missing or unreadable */
export async function readReport(file: string): Promise<Report | null> {
  try {
    return v.parse(Report, JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}
