import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Pool } from "undici";
import { operations, type Operation } from "./operations.ts";
import { start, type Running } from "./processes.ts";
import { printTable, type Measured } from "./report.ts";

/**
 * `npm run bench`: compares the gateway with the floor and with Apollo Server set up as documented, in one interleaved run
 * against replayed REST responses. Each server is a separate process; the measure is the CPU time per operation, as reported by
 * the operating system. Takes about a minute.
 */
interface Contender {
  name: string;
  running: Running;
  pool: Pool;
  /** Request body: the operation's id, as the web client sends it, or its full text. */
  body(operation: Operation): string;
}

const concurrency = 8;
const warmup = 300;
const rounds = 5;
const batch: Readonly<Record<Operation["name"], number>> = { feedPage: 150, post: 150, viewer: 500 };

const byId = ({ id, variables }: Operation): string =>
  JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: id } }, variables });
const byText = ({ text, variables }: Operation): string => JSON.stringify({ query: text, variables });

const replay = await start("upstream");
const contenders: readonly Contender[] = await Promise.all(
  [
    { name: "floor", file: "floor", arguments: [], body: byId },
    { name: "gateway", file: "gateway", arguments: [], body: byId },
    { name: "gateway on graphql-js", file: "gateway", arguments: ["plain"], body: byId },
    { name: "Apollo Server", file: "apollo", arguments: [], body: byText },
  ].map(async ({ name, file, body, ...options }) => {
    const running = await start(file, { upstreamUrl: replay.url, ...options });
    return { name, running, body, pool: new Pool(running.url, { connections: concurrency }) };
  }),
);

async function ask({ pool, running }: Contender, body: string): Promise<string> {
  const path = running.url.includes("/graphql") ? "/" : "/graphql";
  const answer = await pool.request({
    path,
    method: "POST",
    headers: { "content-type": "application/json", cookie: "sid=bench" },
    body,
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`Status ${answer.statusCode}: ${text.slice(0, 500)}`);
  return text;
}

async function run(contender: Contender, operation: Operation, count: number): Promise<void> {
  const body = contender.body(operation);
  let left = count;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left > 0) {
        left -= 1;
        await ask(contender, body);
      }
    }),
  );
}

/** All servers must return the same response to be comparable. */
async function check(operation: Operation): Promise<number> {
  let expected: unknown;
  let bytes = 0;
  for (const contender of contenders) {
    const text = await ask(contender, contender.body(operation));
    const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
    if (errors !== undefined)
      throw new Error(`${contender.name} answers ${operation.name} with errors: ${JSON.stringify(errors).slice(0, 800)}`);
    if (contender.name === "floor") [expected, bytes] = [data, Buffer.byteLength(text)];
    else if (!isDeepStrictEqual(data, expected))
      throw new Error(
        `${contender.name} answers ${operation.name} with other data than the floor.${firstDifference(expected, data)}`,
      );
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

const median = (values: readonly number[]): number =>
  [...values].toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN;

const measured: Measured[] = [];
try {
  for (const operation of operations) {
    const bytes = await check(operation);
    const cpu = new Map(contenders.map(({ name }) => [name, [] as number[]]));
    const calls = new Map<string, number>();
    for (const contender of contenders) {
      await run(contender, operation, warmup);
      const before = (await replay.usage()).calls;
      await run(contender, operation, 10);
      calls.set(contender.name, ((await replay.usage()).calls - before) / 10);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders) {
        const before = await contender.running.usage();
        await run(contender, operation, batch[operation.name]);
        const after = await contender.running.usage();
        cpu.get(contender.name)?.push((after.cpu - before.cpu) / batch[operation.name]);
      }
    }
    for (const { name } of contenders) {
      measured.push({
        operation: operation.title,
        server: name,
        cpuMicroseconds: median(cpu.get(name) ?? []),
        restCalls: calls.get(name) ?? NaN,
        bytes,
      });
    }
  }
  const memory = Object.fromEntries(
    await Promise.all(contenders.map(async ({ name, running }) => [name, (await running.usage()).peakMemory] as const)),
  );
  console.log(printTable(measured, memory));
  const file = path.resolve(import.meta.dirname, "../../.cache/bench.json");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ measured, peakMemoryBytes: memory }, null, 2)}\n`);
  console.log(`\nAs JSON: ${file}`);
} finally {
  for (const { running, pool } of contenders) {
    running.stop();
    await pool.destroy();
  }
  replay.stop();
}
