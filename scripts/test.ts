import { mkdir, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { buildStale } from "./lib/bundles.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { findDrift } from "./lib/drift.ts";
import { main } from "./lib/fail.ts";
import { generateDerived } from "./lib/generate.ts";
import { cacheDir, packageProgram, root } from "./lib/paths.ts";
import { ensurePostgres } from "./lib/postgres.ts";
import { ensureRedis } from "./lib/redis.ts";
import { run } from "./lib/run.ts";
import { type Counts, countTests, readReport, type RetriedTest, retriedTests } from "./lib/testReport.ts";

/** A check outside of vitest; counts as one test. */
interface Step {
  name: string;
  /** @returns null on success, otherwise an error message */
  check: () => Promise<string | null>;
}

/** All other steps need the derived files. */
const derivedFilesStep: Step = { name: "derived files", check: generateDerivedFiles };

const steps: readonly Step[] = [
  // A second type checker would repeat much of the work of the first, and all cores are busy already.
  { name: "types", check: () => runGoProgram("tsc", "--noEmit", "--checkers", "1") },
  { name: "lint", check: () => runGoProgram("oxlint", "--type-aware", "--deny-warnings") },
  { name: "format", check: () => runPackageProgram("oxfmt", "--check") },
  { name: "contracts", check: checkContracts },
  { name: "a Chromium for the browser tests", check: prepareBrowser },
  // Vitest would prepare these one after another while all its workers wait.
  { name: "the demo data of the tests", check: () => runNode("tests/support/makeSnapshot.ts") },
  { name: "bundles", check: buildBundles },
];

/** Runs in parallel with the other tests, because it mostly waits. Cases that compare times would fail while all cores are busy. */
const faultSuite: Step = {
  name: "faults of the upstream",
  check: () => runNode("tests/faults/main.ts", "--except", "one slow route", "--except", "one caller"),
};

/** Without PostgreSQL these tests are skipped rather than failed, since the product does not require it. */
const noPostgresMessage =
  "Not tested: the upstream on PostgreSQL. Its server programs were neither found nor installable; install PostgreSQL 15 or newer.";
const noRedisMessage = "Not tested: limits that nodes share in Redis. Its server program was neither found nor installable.";

/** Runs all tests of the project. The last line is `N passed, N failed`. */
await main(async () => {
  const total: Counts = { passed: 0, failed: 0 };
  await mkdir(cacheDir, { recursive: true });
  const report = ({ name, error }: StepResult): void => {
    console.log(error === null ? `ok      ${name}` : `FAILED  ${name}\n${error}\n`);
    total[error === null ? "passed" : "failed"] += 1;
  };
  report(await runStep(derivedFilesStep));
  // In parallel, because most of them use one core only.
  for (const result of await Promise.all(steps.map(runStep))) report(result);
  const faultResult = runStep(faultSuite);
  const postgres = await ensurePostgres();
  const redis = await ensureRedis();
  const tests = await runVitest();
  report(await faultResult);
  total.passed += tests.passed;
  total.failed += tests.failed;
  if (postgres === null) console.log(`\n${noPostgresMessage}`);
  if (redis === null) console.log(`\n${noRedisMessage}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && tests.passed > 0 ? 0 : 1;
});

interface StepResult {
  name: string;
  /** Null on success, otherwise an error message. */
  error: string | null;
}

async function runStep({ name, check }: Step): Promise<StepResult> {
  const error = await check().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  return { name, error };
}

function runPackageProgram(name: string, ...args: string[]): Promise<string | null> {
  return runCheck(packageProgram(name), args);
}

/** Collecting garbage less often saves a fifth of the CPU time of programs in Go, for a sixth more memory. */
function runGoProgram(name: string, ...args: string[]): Promise<string | null> {
  return runCheck(packageProgram(name), args, { GOGC: "400" });
}

function runNode(script: string, ...args: string[]): Promise<string | null> {
  return runCheck(process.execPath, [script, ...args]);
}

async function runCheck(command: string, args: readonly string[], env?: Record<string, string>): Promise<string | null> {
  const { code, output } = await run(command, args, env === undefined ? {} : { env });
  return code === 0 ? null : output.trimEnd();
}

async function generateDerivedFiles(): Promise<null> {
  await generateDerived();
  return null;
}

async function checkContracts(): Promise<string | null> {
  const files = await findDrift();
  return files.length === 0
    ? null
    : `Run \`npm run generate\`. These files are out of date:\n${files.map((file) => `  ${file}`).join("\n")}`;
}

async function buildBundles(): Promise<null> {
  await buildStale();
  return null;
}

async function prepareBrowser(): Promise<null> {
  process.env["CHROME_PATH"] = await ensureChromium();
  return null;
}

async function runVitest(): Promise<Counts> {
  const report = join(cacheDir, "test-report.json");
  await rm(report, { force: true });
  const { code } = await run(
    packageProgram("vitest"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    {
      show: true,
    },
  );
  const result = await readReport(report);
  if (result !== null) listRetried(retriedTests(result));
  return countTests(result, code);
}

/** A test that only passes on a retry indicates a defect in the test or the product. */
function listRetried(tests: readonly RetriedTest[]): void {
  if (tests.length === 0) return;
  console.log(`\nPassed on a retry: ${tests.length}`);
  for (const { file, name, failure } of tests)
    console.log(`  ${relative(root, file)}: ${name}\n${failure.replace(/^/gm, "    ")}`);
}
