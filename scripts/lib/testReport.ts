import { readFile } from "node:fs/promises";

export interface Counts {
  passed: number;
  failed: number;
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts what a vitest run did. A file that could not be loaded, a skipped test and an error outside of any test
 * count as failed: none of them proves anything.
 * @param reportFile written by vitest's json reporter; a missing one is a failed run
 * @param exitCode of vitest
 */
export async function countTests(reportFile: string, exitCode: number): Promise<Counts> {
  const report = await readReport(reportFile);
  if (report === null) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  ).length;
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles;
  if (failed === 0 && (exitCode !== 0 || !report.success || report.numPassedTests === 0))
    return { passed: report.numPassedTests, failed: 1 };
  return { passed: report.numPassedTests, failed };
}

async function readReport(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } catch {
    return null;
  }
}
