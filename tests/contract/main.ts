import { parseArgs } from "node:util";
import type { Outcome } from "./caller.ts";
import { checkUpstream } from "./check.ts";

const USAGE = "Usage: npm run contract -- --upstream URL [--email ADDRESS --password PASSWORD]";

function line({ operation, checked, faults }: Outcome): string {
  const name = `${operation.id} (${operation.method} ${operation.path})`;
  if (faults.length > 0) {
    return [`FAULT  ${name}`, ...[...new Set(faults)].map((fault) => `         ${fault}`)].join("\n");
  }
  const statuses = [...new Set(checked)].sort((a, b) => a - b).join(", ");
  return `ok     ${name}: ${statuses}`;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      upstream: { type: "string" },
      email: { type: "string", default: "journo@example.com" },
      password: { type: "string", default: "pressroom-demo-2026" },
    },
  });
  if (values.upstream === undefined || URL.parse(values.upstream) === null) {
    console.error(USAGE);
    return 1;
  }
  const outcomes = await checkUpstream(values.upstream, { email: values.email, password: values.password });
  console.log(outcomes.map(line).join("\n"));
  const faulty = outcomes.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${outcomes.length - faulty} calls keep the contract, ${faulty} do not.`);
  return faulty === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.message}\n${USAGE}` : USAGE);
  return 1;
});
