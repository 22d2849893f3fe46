import { parseArgs } from "node:util";
import { main } from "../../scripts/lib/fail.ts";
import { startFaultEnv } from "./faultEnv.ts";
import { FAIR_SHARE_LIMIT, faults, type Fault, HANG_LIMIT_MS, UNRELATED_LIMIT } from "./faults.ts";
import { Workload, type Report } from "./workload.ts";

/** The clock of a loaded machine is not exact. */
const TOLERANCE_MS = 500;
/** Below this, times are noise. */
const MIN_BASELINE_MS = 20;

const headings: readonly (readonly [string, number])[] = [
  ["fault", -30],
  ["operations", 11],
  ["failed", 8],
  ["wrong", 7],
  ["lost", 6],
  ["duplicated", 12],
  ["slowest", 10],
  ["unrelated p95", 15],
  ["recovery", 10],
  ["memory", 9],
];

/**
 * `npm run test:faults`: an upstream that fails in every way while people read, write and subscribe. Arguments select faults by
 * parts of their names; arguments after `--except` exclude them.
 */
await main(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { except: { type: "string", multiple: true } } });
  const isNamed = ({ name }: Fault, parts: readonly string[]): boolean => parts.some((part) => name.includes(part));
  const isChosen = (fault: Fault): boolean =>
    fault.name === "none" || ((positionals.length === 0 || isNamed(fault, positionals)) && !isNamed(fault, values.except ?? []));
  const env = await startFaultEnv();
  const failures: string[] = [];
  let normal = MIN_BASELINE_MS;
  try {
    const workload = await Workload.prepare(env);
    console.log(headings.map(([name, width]) => pad(name, width)).join(""));
    for (const fault of faults.filter(isChosen)) {
      const report = await workload.runDuring(fault);
      if (fault.name === "none") normal = Math.max(normal, report.unrelated);
      console.log(formatRow(report));
      failures.push(...listFailures(report, normal).map((failure) => `${fault.name}: ${failure}`));
    }
  } finally {
    await env.stop();
  }
  for (const failure of failures.slice(0, 40)) console.log(failure.slice(0, 400));
  console.log(failures.length === 0 ? "\nNothing was wrong, lost or duplicated." : `\n${failures.length} failures`);
  return failures.length === 0 ? 0 : 1;
});

function formatRow({ fault, operations, failed, wrong, lost, duplicated, slowest, unrelated, recovery, memory }: Report): string {
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
  const cells = [
    fault.name,
    ...[operations, failed, wrong.length, lost.length, duplicated.length].map(String),
    seconds(slowest),
    `${unrelated.toFixed(0)} ms`,
    seconds(recovery),
    `${memory} MB`,
  ];
  return cells.map((cell, index) => pad(cell, headings[index]?.[1] ?? 0)).join("");
}

function pad(text: string, width: number): string {
  return width < 0 ? text.padEnd(-width) : text.padStart(width);
}

function listFailures({ fault, wrong, lost, duplicated, slowest, unrelated }: Report, normal: number): string[] {
  const failures = [...wrong, ...lost, ...duplicated];
  if (fault.isHang === true && slowest > HANG_LIMIT_MS + TOLERANCE_MS)
    failures.push(`an operation waited ${(slowest / 1000).toFixed(1)} s`);
  if (fault.isSingleRoute === true && unrelated > normal * UNRELATED_LIMIT)
    failures.push(`unrelated operations took ${unrelated.toFixed(0)} ms, normally ${normal.toFixed(0)} ms`);
  if (fault.isGreedyCaller === true && unrelated > normal * FAIR_SHARE_LIMIT)
    failures.push(`other callers waited ${unrelated.toFixed(0)} ms, normally ${normal.toFixed(0)} ms`);
  return failures;
}
