import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { createGateway } from "../../../gateway/server.ts";
import { readSettings } from "../../../gateway/settings.ts";
import { demoPassword } from "../../../scripts/lib/demoAccounts.ts";
import { findPostgres } from "../../../scripts/lib/postgres.ts";
import type { Db } from "../../../upstream/db/schema.ts";
import { emailOf, type AccountName } from "../../support/accounts.ts";
import { UNLIMITED_BUDGET } from "../../support/costs.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { createDatabase, startPostgres } from "../../support/postgres.ts";
import { startUpstream } from "../../support/upstream.ts";
import { cpuOfChildren } from "./cpu.ts";
import { enlarge } from "./enlarge.ts";
import { operations, textOf, type ListOperation } from "./operations.ts";
import { explain, planOf, watchStatements, type Statement } from "./statements.ts";

/**
 * `npm run bench -- data`: the web client's own lists with the demo data, and with a hundred times as much, on PGlite and on
 * PostgreSQL. Prints the CPU time of the database for a page, the time until its response, and the rows read, then the plan of the
 * most expensive statement. Fails when a page of the large data costs more than twice the page of the small, or a search
 * more than its goal.
 */
const TIMES = 100;
const RUNS = 40;
/** Below this many ms of CPU, figures differ by chance. */
const NOISE = 4;
const ALLOWED_RATIO = 2;

interface Measurement {
  cpu: number;
  wall: number;
  rows: number;
  statements: readonly Statement[];
}

interface Installation {
  db: Db;
  url: string;
  sids: ReadonlyMap<AccountName, string>;
  /** CPU time in ms that the database has used; null when it runs in this process. */
  cpu: (() => Promise<number>) | null;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function ask({ url, sids }: Installation, operation: ListOperation, document: string): Promise<number> {
  const start = performance.now();
  const { result } = await sendGraphql(url, {
    document,
    variables: { ...operation.variables },
    headers: { cookie: `sid=${sids.get(operation.as) ?? ""}` },
  });
  if (result.errors !== undefined) throw new Error(`${operation.title}: ${JSON.stringify(result.errors).slice(0, 500)}`);
  return performance.now() - start;
}

async function measure(installation: Installation, operation: ListOperation): Promise<Measurement> {
  const document = textOf(operation);
  let statements: Statement[] = [];
  const stop = watchStatements(installation.db, (statement) => statements.push(statement));
  const walls: number[] = [];
  const inside: number[] = [];
  // The first run compiles the code for the later ones.
  await ask(installation, operation, document);
  const before = await installation.cpu?.();
  for (let run = 0; run < RUNS; run += 1) {
    statements = [];
    walls.push(await ask(installation, operation, document));
    inside.push(statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  }
  const after = await installation.cpu?.();
  stop();
  let rows = 0;
  for (const statement of statements) rows += (await explain(installation.db, statement))?.rows ?? 0;
  const cpu = before === undefined || after === undefined ? median(inside) : (after - before) / RUNS;
  return { cpu, wall: median(walls), rows, statements };
}

async function measureAll(installation: Installation): Promise<Map<string, Measurement>> {
  const measurements = new Map<string, Measurement>();
  for (const operation of operations) measurements.set(operation.title, await measure(installation, operation));
  return measurements;
}

async function signIn(url: string, account: AccountName): Promise<string> {
  const response = await fetch(`${url}/api/v1/session`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
    body: JSON.stringify({ email: emailOf(account), password: demoPassword }),
  });
  const sid = /^sid=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? "")?.[1];
  if (sid === undefined) throw new Error(`${account} could not sign in.`);
  return sid;
}

/** The most expensive statement of pages, with its plan. */
async function worstPlan({ db }: Installation, pages: Iterable<Measurement>): Promise<string> {
  let worst: { statement: Statement; milliseconds: number } | null = null;
  for (const statement of [...pages].flatMap((figures) => figures.statements)) {
    const found = await explain(db, statement);
    if (found !== null && found.milliseconds > (worst?.milliseconds ?? 0))
      worst = { statement, milliseconds: found.milliseconds };
  }
  return worst === null ? "" : `${worst.statement.sql.slice(0, 200)} ...\n${await planOf(db, worst.statement)}`;
}

/** @returns the pages that cost too much */
function report(name: string, small: ReadonlyMap<string, Measurement>, large: ReadonlyMap<string, Measurement>): string[] {
  const number = (value: number) => value.toFixed(1).padStart(9);
  console.log(
    `\n${name}\n${"".padEnd(34)}${["CPU 1x", "100x", "goal", "wall 1x", "100x", "rows 1x", "100x"].map((one) => one.padStart(9)).join("")}`,
  );
  const failed: string[] = [];
  for (const { title, goal, canGrow } of operations) {
    const [before, after] = [small.get(title), large.get(title)];
    if (before === undefined || after === undefined) continue;
    const allowed = Math.max(NOISE, ALLOWED_RATIO * before.cpu, canGrow ? goal : 0);
    const isTooMuch = after.cpu > allowed;
    if (isTooMuch) failed.push(title);
    const figures = [before.cpu, after.cpu, goal, before.wall, after.wall, before.rows, after.rows];
    console.log(`${title.padEnd(34)}${figures.map(number).join("")}${isTooMuch ? "  too much" : ""}`);
  }
  return failed;
}

async function bench(name: string, databaseUrl: string | undefined, cpu: Installation["cpu"]): Promise<number> {
  const started = await startUpstream({ logLevel: "error", ...(databaseUrl !== undefined && { databaseUrl }) });
  const settings = { ...readSettings({ PORT: "0", UPSTREAM_URL: started.url }), costBudget: UNLIMITED_BUDGET };
  const gateway = await createGateway({ log: pino({ level: "error" }), settings });
  try {
    const { db } = started.upstream;
    const accounts = [...new Set(operations.map((operation) => operation.as))];
    const sids = new Map<AccountName, string>();
    for (const account of accounts) sids.set(account, await signIn(started.url, account));
    const installation: Installation = { db, url: gateway.url, sids, cpu };
    // A database that has run for a while has cleaned and analyzed its tables, also after many rows were added.
    await sql`vacuum analyze`.execute(db);
    const small = await measureAll(installation);
    const start = performance.now();
    await enlarge(db, TIMES);
    console.log(`${name}: enlarged in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    // Filling the embedded database blocks this process; connections that have been idle for too long are closed only now.
    await setTimeout(1000);
    const large = await measureAll(installation);
    const failed = report(name, small, large);
    console.log(`\nThe most expensive statement with the large data:\n${await worstPlan(installation, large.values())}`);
    for (const title of failed) {
      const figures = large.get(title);
      if (figures !== undefined) console.log(`\nThat of "${title}":\n${await worstPlan(installation, [figures])}`);
    }
    return failed.length;
  } finally {
    await gateway.close();
    await started.stop();
  }
}

let failures = 0;
const requestedDatabase = process.argv[3];
if (requestedDatabase !== "postgres") failures += await bench("PGlite", undefined, null);
if (requestedDatabase !== "pglite" && (await findPostgres()) !== null) {
  const cluster = await startPostgres();
  try {
    const url = await createDatabase(cluster.url, "bench");
    failures += await bench("PostgreSQL", url, () => cpuOfChildren(cluster.processId));
  } finally {
    await cluster.stop();
  }
}
if (failures > 0) {
  console.log(`\n${failures} pages cost too much with ${TIMES} times the data.`);
  process.exitCode = 1;
}
