import { globSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { exists } from "../../scripts/lib/files.ts";
import { main, Refusal } from "../../scripts/lib/fail.ts";
import { fromRoot } from "../../scripts/lib/paths.ts";

/** Folders that the unit tests of the web client do not need; the others are copied for the run. */
const NOT_COPIED = [
  ".cache",
  ".data",
  "dist",
  "docs",
  "screenshots",
  "test-results",
  "tests/browser",
  "tests/gateway",
  "tests/upstream",
];

/**
 * Injects single faults into modules of the web client that have unit tests (tests/web/a/b.test.ts tests web/src/a/b.ts) and
 * reports the faults that no test detects. Arguments are the beginnings of the modules' paths; without any, all are tested.
 */
await main(async () => {
  const beginnings = process.argv.slice(2);
  const all = await testedModules();
  const mutate = beginnings.length === 0 ? all : all.filter((file) => beginnings.some((beginning) => file.startsWith(beginning)));
  if (mutate.length === 0) throw new Refusal(`No module with unit tests has a path that begins with ${beginnings.join(" or ")}.`);
  const results = await new Stryker({
    mutate,
    testRunner: "vitest",
    vitest: { configFile: "tests/mutation/vitest.config.ts" },
    plugins: ["@stryker-mutator/vitest-runner"],
    coverageAnalysis: "perTest",
    // They are evaluated while a module is loaded, so that each of them would require a run of all tests.
    ignoreStatic: true,
    concurrency: 2,
    ignorePatterns: NOT_COPIED,
    tempDirName: ".cache/mutation",
    // Stryker would rewrite it with an API that TypeScript 7 does not have.
    tsconfigFile: "none",
    disableTypeChecks: false,
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: { logTests: false },
  }).runMutationTest();
  const { length } = results.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  console.log(`${length} of ${results.length} faults were not noticed.`);
  return 0;
});

async function testedModules(): Promise<string[]> {
  const names = globSync("**/*.test.{ts,tsx}", { cwd: fromRoot("tests/web") }).map((file) => file.replace(/\.test\.tsx?$/, ""));
  const modules = names.flatMap((name) => [`web/src/${name}.ts`, `web/src/${name}.tsx`]);
  const present = await Promise.all(modules.map((module) => exists(fromRoot(module))));
  return modules.filter((_module, index) => present[index]).toSorted();
}
