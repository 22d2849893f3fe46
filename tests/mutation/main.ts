import { Stryker } from "@stryker-mutator/core";
import { main, ScriptError } from "../../scripts/lib/fail.ts";
import { listSuites, type Suite } from "./suites.ts";

/** Faults of a suite; those that do not compile or start count as neither. */
interface Score {
  detected: number;
  missed: number;
}

/**
 * Inserts single faults into modules of all three parts and reports those that no test detects. Arguments are prefixes of
 * the modules' paths; without any, all modules of suites.ts are tested, which takes more than two hours.
 */
await main(async () => {
  const prefixes = process.argv.slice(2);
  const isSelected = (module: string) => prefixes.length === 0 || prefixes.some((prefix) => module.startsWith(prefix));
  const suites = (await listSuites())
    .map((suite) => ({ ...suite, modules: suite.modules.filter(isSelected) }))
    .filter(({ modules }) => modules.length > 0);
  if (suites.length === 0) throw new ScriptError(`No module of a suite has a path that begins with ${prefixes.join(" or ")}.`);
  const all: Score = { detected: 0, missed: 0 };
  const lines: string[] = [];
  for (const suite of suites) {
    // Stryker has printed why the tests fail without a fault.
    const score = await run(suite).catch(() => null);
    lines.push(score === null ? `${suite.name}: not measured, because its tests fail` : formatRow(suite.name, score));
    all.detected += score?.detected ?? 0;
    all.missed += score?.missed ?? 0;
  }
  console.log([...lines, formatRow("all", all)].join("\n"));
  return 0;
});

function formatRow(name: string, { detected, missed }: Score): string {
  const faults = detected + missed;
  return `${name}: ${detected} of ${faults} faults detected (${faults === 0 ? 100 : Math.round((100 * detected) / faults)}%)`;
}

async function run({ name, modules, tests, config, excludedFolders, ignoreStatic }: Suite): Promise<Score> {
  console.log(`\n${name}: ${modules.join(", ")}`);
  // Read by the configurations in the processes of the test runners.
  process.env["MUTATION_TESTS"] = tests.join(" ");
  const results = await new Stryker({
    mutate: [...modules],
    testRunner: "vitest",
    // Every module of a server is related to every test of it.
    vitest: { configFile: `tests/mutation/${config}`, related: config === "web.config.ts", pool: "forks" },
    plugins: ["@stryker-mutator/vitest-runner", `${import.meta.dirname}/graphqlIgnorer.ts`],
    ignorers: ["graphql"],
    coverageAnalysis: "perTest",
    ignoreStatic,
    concurrency: 2,
    // An endless loop reaches it and counts as detected; slow tests on a busy machine must not.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 15,
    ignorePatterns: [...excludedFolders],
    tempDirName: ".cache/mutation",
    // Stryker would rewrite it with an API that TypeScript 7 does not have.
    tsconfigFile: "none",
    disableTypeChecks: false,
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: { logTests: false, reportTests: false },
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  return { detected: count("Killed", "Timeout"), missed: count("Survived", "NoCoverage") };
}
