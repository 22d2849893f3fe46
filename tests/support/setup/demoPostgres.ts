import type { TestProject } from "vitest/node";
import { copySnapshot } from "../copySnapshot.ts";
import { createDatabase } from "../postgres.ts";
import { ensureSnapshot } from "../snapshot.ts";
import startPostgresOfTests, { bare } from "./postgres.ts";

const demo = "demo";

/** Like postgres.ts, with a database of the demo data too. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const stop = await startPostgresOfTests(project);
  const shared = globalThis.sharedPostgres;
  if (shared === undefined) return stop;
  const { url } = await shared.cluster;
  await (shared.demo ??= createDemo(url));
  project.provide("postgres", { url, bare, demo });
  return stop;
}

async function createDemo(url: string): Promise<void> {
  const { database } = await ensureSnapshot();
  await copySnapshot(database, await createDatabase(url, demo, bare));
}
