import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { connect, type Connection } from "../../upstream/db/connect.ts";
import { createJobs } from "../../upstream/jobs/queue.ts";
import { jobTypes } from "../../upstream/jobs/types.ts";
import { emptyDatabase } from "../support/ownDatabase.ts";
import { freePort } from "../support/ports.ts";

const JOBS = 200;
const KILLS = 5;
const folder = await mkdtemp(join(tmpdir(), "pressroom-killed-"));
const nodes = new Set<ChildProcess>();
afterAll(async () => {
  for (const node of nodes) node.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Starts the upstream as its own process, and resolves when it is ready. */
async function startNode(databaseUrl: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: await mkdtemp(join(folder, "node-")),
    UPSTREAM_PORT: String(await freePort()),
    SEED_DEMO: "false",
    LOG_LEVEL: "silent",
  };
  const node = spawn(process.execPath, [fromRoot("upstream/main.ts")], { env, stdio: ["ignore", "pipe", "inherit"] });
  nodes.add(node);
  let output = "";
  node.stdout.setEncoding("utf8");
  while (!output.includes('"ready"')) {
    const [text] = await once(node.stdout, "data");
    output += String(text);
  }
  node.stdout.resume();
  return node;
}

async function kill(node: ChildProcess): Promise<void> {
  const exited = once(node, "exit");
  node.kill("SIGKILL");
  await exited;
  nodes.delete(node);
}

const countMails = async ({ db }: Connection): Promise<{ all: number; different: number }> => {
  const { rows } = await sql<{ all: number; different: number }>`
    select count(*) as all, count(distinct recipient) as different from outbox`.execute(db);
  return rows[0] ?? { all: 0, different: 0 };
};

describe("two nodes killed at random moments", () => {
  it(`lose none of ${JOBS} jobs and repeat none`, async () => {
    const { databaseUrl = "" } = await emptyDatabase();
    const running = [await startNode(databaseUrl), await startNode(databaseUrl)];
    const connection = await connect({ dataDir: null, databaseUrl }, () => undefined);
    // Adds jobs without running any.
    const jobs = await createJobs({ db: connection.db, connection: connection.queue, types: jobTypes, onError: () => undefined });
    try {
      for (let n = 0; n < JOBS; n += 1) {
        const mail = { to: `reader${n}@example.com`, replyTo: null, subject: "Hello", text: "Words", attachments: [] };
        await jobs.enqueue(connection.db, "send-mail", mail);
        if (n % Math.ceil(JOBS / KILLS) === 0) {
          await wait(Math.random() * 40);
          const victim = Math.floor(Math.random() * running.length);
          const node = running[victim];
          if (node !== undefined) await kill(node);
          running[victim] = await startNode(databaseUrl);
        }
      }
      // The job of a killed node runs again after its lease and the delay of a retry.
      await expect.poll(async () => (await countMails(connection)).different, { timeout: 150_000 }).toBe(JOBS);
      await jobs.settled();
      expect(await countMails(connection)).toEqual({ all: JOBS, different: JOBS });
      expect((await jobs.deadLetters.list({ offset: 0, limit: 1 })).total).toBe(0);
    } finally {
      await jobs.close();
      await connection.close();
    }
  });
});
