import { buildStale } from "../../scripts/lib/bundles.ts";
import { main } from "../../scripts/lib/fail.ts";
import { checks } from "./checks.ts";
import { startCluster } from "./cluster.ts";
import { runUnderLoad, type LoadReport } from "./load.ts";

/** `npm run test:cluster`: two gateways and two upstreams on one machine, in production mode, and a rolling restart of all. */
await main(async () => {
  await buildStale();
  console.log("Starting PostgreSQL, Redis, two upstreams and two gateways ...");
  const cluster = await startCluster();
  let failed = 0;
  try {
    console.log(`Shared by ${cluster.hasRedis ? "PostgreSQL and Redis" : "PostgreSQL alone (there is no redis-server)"}\n`);
    for (const [statement, check] of checks) {
      const failure = await check(cluster).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (failure !== null) failed += 1;
      console.log(failure === null ? `ok      ${statement}` : `FAILED  ${statement}: ${failure}`);
    }
    const rows: [string, string | number][] = [];
    const report = await runUnderLoad(cluster, async () => {
      for (const node of [...cluster.upstreams, ...cluster.gateways]) {
        const start = performance.now();
        const code = await node.restart();
        if (code !== 0) failed += 1;
        rows.push([`${node.name} restarted, exit code ${String(code)}`, `${((performance.now() - start) / 1000).toFixed(1)} s`]);
      }
    });
    failed += printTable(rows, report);
  } finally {
    await cluster.stop();
  }
  console.log(failed === 0 ? "\nThe cluster holds." : `\n${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** @returns the number of values that must be 0 but are not */
function printTable(restarts: readonly (readonly [string, string | number])[], report: LoadReport): number {
  const zeros: [string, number][] = [
    ["failed operations", report.failed],
    ["lost events (not received and not announced as missed)", report.lostEvents],
    ["lost writes (acknowledged, not in the database)", report.lostWrites],
    ["doubled writes", report.duplicateWrites],
    ["events received more than once", report.duplicateEvents],
  ];
  const rows: (readonly [string, string | number])[] = [
    ...restarts,
    ["operations", report.operations],
    ["messages sent", report.messages],
    ["of these received", report.live],
    ["gaps reported to the subscriber", report.gaps],
    ["reconnections of the subscriber", report.reconnections],
    ...zeros,
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${rows.map(([name, value]) => `${name.padEnd(width)}  ${String(value).padStart(7)}`).join("\n")}`);
  for (const failure of report.failures) console.log(`  ${failure}`);
  return zeros.filter(([, value]) => value > 0).length;
}
