import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findPostgres } from "../../scripts/lib/postgres.ts";
import { run } from "../../scripts/lib/run.ts";
import { freePort } from "./ports.ts";

/** A running PostgreSQL server. */
export interface PostgresCluster {
  /** Address of the database "postgres", for a superuser without a password. */
  url: string;
  /** Id of the process that starts all others of the server. */
  processId: number;
  stop(): Promise<void>;
}

interface Identity {
  uid: number;
  gid: number;
}

const START_LIMIT_MS = 30_000;

/** Durability is disabled, because the data is only needed during the tests. */
const settings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
  "max_connections=200",
  "unix_socket_directories=",
];

/** PostgreSQL refuses to run as root. @returns a user to run it as; null when this process is not root */
async function unprivilegedUser(): Promise<Identity | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, name])));
    if (uid?.code === 0 && gid?.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.");
}

/** Starts a PostgreSQL in a temporary folder. @throws when its programs are missing or it does not start */
export async function startPostgres(): Promise<PostgresCluster> {
  const programs = await findPostgres();
  if (programs === null) throw new Error("PostgreSQL's server programs (initdb, postgres) are not on this machine.");
  const identity = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), "pressroom-postgres-"));
  if (identity !== null) await chown(folder, identity.uid, identity.gid);
  const data = join(folder, "data");
  const start = (program: string, args: readonly string[]) =>
    spawn(join(programs, program), [...args], { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...identity });

  const initdb = start("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]);
  const initdbOutput = collect(initdb.stderr);
  const [code] = await once(initdb, "close");
  if (code !== 0) throw new Error(`initdb ended with code ${String(code)}: ${initdbOutput()}`);

  const port = await freePort();
  const server = start("postgres", [
    "-D",
    data,
    "-h",
    "127.0.0.1",
    "-p",
    String(port),
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const log = collect(server.stderr);
  const ended = once(server, "close");
  const kill = (): void => void server.kill("SIGQUIT");
  process.once("exit", kill);

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    process.off("exit", kill);
    // SIGINT closes open connections; SIGTERM would wait for them.
    server.kill("SIGINT");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${log()}`, { cause: error });
  }
  return { url, processId: server.pid ?? 0, stop };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = "";
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text.trim();
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await query(url, "select 1");
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database in a cluster.
 * @param url of any database of the cluster
 * @param template name of the database to copy; default: an empty one
 * @returns the address of the new database
 */
export async function createDatabase(url: string, name: string, template = "template1"): Promise<string> {
  await query(url, `create database "${name}" template "${template}" strategy file_copy`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Deletes a database that nobody uses any more. @param url of another database of the cluster */
export function dropDatabase(url: string, name: string): Promise<void> {
  return query(url, `drop database "${name}"`);
}
