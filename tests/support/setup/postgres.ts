import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPostgres } from "../../../scripts/lib/postgres.ts";
import { createUpstream } from "../../../upstream/server.ts";
import { createDatabase, startPostgres, type PostgresCluster } from "../postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL of the tests; undefined in projects without this setup and where its programs are missing. */
    postgres: PostgresOfTests | undefined;
  }
}

interface PostgresOfTests {
  /** Address of one of its databases. */
  url: string;
  /** Name of a database with base data only, to copy. */
  bare: string;
  /** Name of a database with the demo data, to copy; in projects with the setup demoPostgres.ts. */
  demo?: string;
}

/** The name of the database with base data only. */
export const bare = "bare";

declare global {
  /** Vitest loads this module once for each project; they share the cluster. */
  var sharedPostgres: { cluster: Promise<PostgresCluster>; demo?: Promise<void>; users: number } | undefined;
}

/** Starts one PostgreSQL for all files of the projects with this setup. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ((await findPostgres()) === null) return undefined;
  const shared = (globalThis.sharedPostgres ??= { cluster: startFilled(), users: 0 });
  shared.users += 1;
  const { url, stop } = await shared.cluster;
  project.provide("postgres", { url, bare });
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    globalThis.sharedPostgres = undefined;
    await stop();
  };
}

async function startFilled(): Promise<PostgresCluster> {
  const cluster = await startPostgres();
  try {
    await fill(await createDatabase(cluster.url, bare));
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const filesDir = await mkdtemp(join(tmpdir(), "pressroom-bare-"));
  const options = { dataDir: null, seedDemo: false, productName: "Pressroom", logLevel: "warn" } as const;
  const upstream = await createUpstream({ ...options, databaseUrl, filesDir });
  await upstream.close();
  await rm(filesDir, { recursive: true });
}
