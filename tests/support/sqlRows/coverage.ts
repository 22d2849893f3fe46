import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { cacheDir } from "../../../scripts/lib/paths.ts";

/** A file with the positions of queries that each test file loaded and checked, one test file per line, shared by all processes. */
const record = join(cacheDir, "sql-rows.jsonl");

interface QueryPositions {
  readonly declared: readonly string[];
  readonly checked: readonly string[];
}

/** Adds the queries that a test file loaded and checked. */
export function recordPositions(positions: QueryPositions): void {
  appendFileSync(record, `${JSON.stringify(positions)}\n`);
}

/** Fails a run of all test files when one of the queries with a declared type returned no row in any of them. */
export default function setup(project: TestProject): () => Promise<void> {
  writeFileSync(record, "");
  return async () => {
    const records = readFileSync(record, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line): QueryPositions => JSON.parse(line));
    rmSync(record);
    const { testFiles } = await project.globTestFiles();
    if (project.vitest.getGlobalTestNamePattern() !== undefined || records.length < testFiles.length) return;
    const checked = new Set(records.flatMap((positions) => positions.checked));
    const unchecked = new Set(records.flatMap((positions) => positions.declared).filter((position) => !checked.has(position)));
    if (unchecked.size > 0) throw new Error(`No test reads a row of these queries:\n${[...unchecked].toSorted().join("\n")}`);
  };
}
