import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createUpstream } from "../../../upstream/server.ts";
import { createDatabase, startPostgres } from "../postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL of the tests; undefined in other projects than upstream-postgres. */
    postgres: PostgresOfTests | undefined;
  }
}

interface PostgresOfTests {
  /** Address of one of its databases. */
  url: string;
  /** Name of a database with base data only, to copy. */
  bare: string;
}

const BARE = "bare";

/** Starts one PostgreSQL for all files of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  try {
    await fill(await createDatabase(url, BARE));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("postgres", { url, bare: BARE });
  return stop;
}

async function fill(databaseUrl: string): Promise<void> {
  const filesDir = await mkdtemp(join(tmpdir(), "pressroom-bare-"));
  const options = { dataDir: null, seedDemo: false, productName: "Pressroom", logLevel: "warn" } as const;
  const upstream = await createUpstream({ ...options, databaseUrl, filesDir });
  await upstream.close();
  await rm(filesDir, { recursive: true });
}
