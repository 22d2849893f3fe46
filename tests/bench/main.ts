import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { Pool } from "undici";
import { signIn } from "../support/accounts.ts";
import { startUpstream } from "../support/upstream.ts";
import { operations, type Operation } from "./operations.ts";
import { start, type Running } from "./processes.ts";
import { median, printTable, type Measured } from "./report.ts";
import { uncountedHeader } from "./servers/headers.ts";

/**
 * `npm run bench`: the cost of the gateway for operations of the web client, compared with a server written by hand for them (the
 * baseline), Apollo Server and Mercurius, in one interleaved run. Mercurius runs with a REST client without limits, timeouts and
 * validation, and again with the gateway's REST client, so that both do the same work there. The embedded REST API responds once
 * with the demo data; from then on its responses are replayed. Each server is a separate process; the measure is the CPU time per
 * operation, as reported by the operating system. Ratios are taken round by round, so that they hold on a machine whose speed
 * changes.
 */
const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "gateway"),
  options: {
    /** A sixth of the warm-up and a third of the rounds: for development. */
    quick: { type: "boolean", default: false },
    /** Names of operations, separated by commas. */
    only: { type: "string" },
    /** Whether all servers return the same data, without measuring. */
    check: { type: "boolean", default: false },
  },
});

interface Candidate {
  name: string;
  running: Running;
  pool: Pool;
  /** Request body of an operation, in the form that the server expects of clients who send ids of documents. */
  body(operation: Operation): string;
}

const CONCURRENCY = 8;
const warmup = options.quick ? 500 : 3000;
const rounds = options.quick ? 5 : 15;
const BATCH = 100;

const only = options.only?.split(",");
const chosen = operations.filter(({ name }) => only === undefined || only.includes(name));

const byId = ({ id, variables }: Operation): string =>
  JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: id } }, variables });
const byPreparedId = ({ id, variables }: Operation): string => JSON.stringify({ query: id, persisted: true, variables });

interface Server {
  name: string;
  file: string;
  arguments?: string[];
  body(operation: Operation): string;
}

const servers: readonly Server[] = [
  { name: "baseline", file: "baseline", body: byId },
  { name: "gateway", file: "gateway", body: byId },
  { name: "Mercurius with JIT", file: "mercurius", body: byPreparedId },
  { name: "Mercurius with the gateway's REST client", file: "mercurius", arguments: ["own-rest"], body: byPreparedId },
  { name: "Apollo Server", file: "apollo", body: byId },
];

async function ask({ pool, running, name }: Candidate, operation: Operation, body: string, sid = "bench"): Promise<string> {
  const response = await pool.request({
    path: name === "Apollo Server" ? "/" : "/graphql",
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `sid=${sid}`,
      ...(operation.countsLists ? {} : { [uncountedHeader]: "1" }),
    },
    body,
  });
  const text = await response.body.text();
  if (response.statusCode !== 200) throw new Error(`${running.url}: status ${response.statusCode}: ${text.slice(0, 500)}`);
  return text;
}

async function run(candidate: Candidate, operation: Operation, count: number): Promise<void> {
  const body = candidate.body(operation);
  let remaining = count;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (remaining > 0) {
        remaining -= 1;
        await ask(candidate, operation, body);
      }
    }),
  );
}

/** Lets the replay record every response that the operations need. */
async function record(candidates: readonly Candidate[], sid: string): Promise<void> {
  for (const operation of chosen) {
    for (const candidate of candidates.toReversed()) {
      const { id, text, variables } = operation;
      // Apollo Server learns a document with its id from the first request.
      const body =
        candidate.name === "Apollo Server"
          ? JSON.stringify({ query: text, variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } })
          : candidate.body(operation);
      await ask(candidate, operation, body, sid);
    }
  }
}

/** Cursors of events contain the time of the request. */
const withoutTimes = (key: string, value: unknown) => (key === "eventCursor" ? typeof value : value);

/** All servers must return the same response to be comparable. */
async function check(candidates: readonly Candidate[], operation: Operation): Promise<number> {
  let expected: unknown;
  let bytes = 0;
  for (const candidate of candidates) {
    const text = await ask(candidate, operation, candidate.body(operation));
    const { data, errors } = JSON.parse(text, withoutTimes) as { data?: unknown; errors?: unknown };
    if (errors !== undefined)
      throw new Error(`${candidate.name} returns ${operation.name} with errors: ${JSON.stringify(errors).slice(0, 800)}`);
    if (candidate.name === "baseline") {
      [expected, bytes] = [data, Buffer.byteLength(text)];
    } else if (!isDeepStrictEqual(data, expected)) {
      throw new Error(
        `${candidate.name} returns ${operation.name} with other data than the baseline.${firstDifference(expected, data)}`,
      );
    }
  }
  return bytes;
}

function firstDifference(left: unknown, right: unknown, place = ""): string {
  if (isDeepStrictEqual(left, right)) return "";
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null)
    return ` At ${place}: ${JSON.stringify(left)} and ${JSON.stringify(right)}`;
  const [leftEntries, rightEntries] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  for (const key of new Set([...leftEntries.keys(), ...rightEntries.keys()])) {
    const found = firstDifference(leftEntries.get(key), rightEntries.get(key), `${place}/${key}`);
    if (found !== "") return found;
  }
  return "";
}

async function measure(
  candidates: readonly Candidate[],
  replay: Running,
  operation: Operation,
  bytes: number,
): Promise<Measured[]> {
  const cpu = new Map(candidates.map(({ name }) => [name, [] as number[]]));
  const calls = new Map<string, number>();
  for (const candidate of candidates) {
    const before = (await replay.usage()).calls;
    await run(candidate, operation, warmup);
    calls.set(candidate.name, ((await replay.usage()).calls - before) / warmup);
  }
  for (let round = 0; round < rounds; round += 1) {
    // Every other round has the reverse order, so that no server always follows the same one.
    for (const candidate of round % 2 === 0 ? candidates : candidates.toReversed()) {
      const before = await candidate.running.usage();
      await run(candidate, operation, BATCH);
      const after = await candidate.running.usage();
      cpu.get(candidate.name)?.push((after.cpu - before.cpu) / BATCH);
    }
  }
  const baseline = cpu.get("baseline") ?? [];
  return candidates.map(({ name }) => {
    const times = cpu.get(name) ?? [];
    return {
      operation: operation.title,
      server: name,
      cpuMicroseconds: median(times),
      ofBaseline: median(times.map((one, round) => one / (baseline[round] ?? NaN))),
      goal: name === "gateway" ? operation.goal : null,
      restCalls: calls.get(name) ?? NaN,
      bytes,
    };
  });
}

/** @param sizes of the responses in bytes */
async function measureAll(
  candidates: readonly Candidate[],
  replay: Running,
  sizes: ReadonlyMap<Operation, number>,
): Promise<void> {
  const measured: Measured[] = [];
  for (const [operation, bytes] of sizes) {
    process.stderr.write(`${operation.title} ...\n`);
    measured.push(...(await measure(candidates, replay, operation, bytes)));
  }
  const memory = Object.fromEntries(
    await Promise.all(candidates.map(async ({ name, running }) => [name, (await running.usage()).peakMemory] as const)),
  );
  console.log(printTable(measured, memory));
  const file = path.resolve(import.meta.dirname, "../../.cache/bench.json");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ warmup, rounds, batch: BATCH, measured, peakMemoryBytes: memory }, null, 2)}\n`);
  console.log(`\nAs JSON: ${file}`);
}

const upstream = await startUpstream();
const replay = await start("upstream", { upstreamUrl: upstream.url });
const candidates: readonly Candidate[] = await Promise.all(
  servers.map(async ({ name, file, body, arguments: given = [] }) => {
    const running = await start(file, { upstreamUrl: replay.url, arguments: given });
    return { name, running, body, pool: new Pool(new URL(running.url).origin, { connections: CONCURRENCY }) };
  }),
);
try {
  await record(candidates, await signIn(upstream.url, "journo"));
  await upstream.stop();
  const sizes = new Map<Operation, number>();
  for (const operation of chosen) sizes.set(operation, await check(candidates, operation));
  if (options.check) console.log("All servers return the same data.");
  else await measureAll(candidates, replay, sizes);
} finally {
  for (const { running, pool } of candidates) {
    running.stop();
    await pool.destroy();
  }
  replay.stop();
}

// The database in memory would keep the process running.
process.exit(0);
