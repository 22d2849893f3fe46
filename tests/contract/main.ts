import { parseArgs } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import type { Outcome } from "./caller.ts";
import { checkUpstream } from "./check.ts";
import { checkGateway } from "./gateway.ts";
import { readCurrent, readLastRelease } from "./releases/releases.ts";
import { compareWithRelease, printComparison } from "./releases/report.ts";

const usage = `Usage: npm run contract                                  both contracts against the last release
       npm run contract -- --gateway URL [--token TOKEN]  a running gateway against schema.graphql and the last release
       npm run contract -- --upstream URL [--email ADDRESS --password PASSWORD]  a running REST API against openapi.json`;

const today = new Date().toISOString().slice(0, 10);
const { version } = packageJson;

function line({ operation, checked, faults }: Outcome): string {
  const name = `${operation.id} (${operation.method} ${operation.path})`;
  if (faults.length > 0) return [`FAULT  ${name}`, ...[...new Set(faults)].map((fault) => `         ${fault}`)].join("\n");
  const statuses = [...new Set(checked)].toSorted((a, b) => a - b).join(", ");
  return `ok     ${name}: ${statuses}`;
}

async function upstream(url: string, account: { email: string; password: string }): Promise<boolean> {
  const outcomes = await checkUpstream(url, account);
  console.log(outcomes.map(line).join("\n"));
  const faulty = outcomes.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${outcomes.length - faulty} calls keep the contract, ${faulty} do not.`);
  return faulty === 0;
}

async function gateway(url: string, token: string | null): Promise<boolean> {
  const current = await readCurrent();
  const { faults, report } = await checkGateway(url, token, { current, release: await readLastRelease(), version, today });
  console.log([report, "", ...faults.map((fault) => `FAULT  ${fault}`)].join("\n"));
  console.log(`${current.documents.length} documents checked, ${faults.length} faults.`);
  return faults.length === 0;
}

async function release(): Promise<boolean> {
  const comparison = await compareWithRelease(await readLastRelease(), await readCurrent(), { version, today });
  console.log(printComparison(comparison));
  return !comparison.failed;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      upstream: { type: "string" },
      gateway: { type: "string" },
      token: { type: "string" },
      email: { type: "string", default: "journo@example.com" },
      password: { type: "string", default: "pressroom-demo-2026" },
    },
  });
  for (const url of [values.upstream, values.gateway])
    if (url !== undefined && URL.parse(url) === null) throw new Error(`"${url}" is not an address.`);
  const results: boolean[] = [];
  if (values.upstream !== undefined)
    results.push(await upstream(values.upstream, { email: values.email, password: values.password }));
  if (values.gateway !== undefined)
    results.push(await gateway(values.gateway.replace(/\/(graphql\/?)?$/, ""), values.token ?? null));
  if (results.length === 0) results.push(await release());
  return results.every(Boolean) ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.message}\n${usage}` : usage);
  return 1;
});
