import { randomUUID } from "node:crypto";
import type { ProvidedContext } from "vitest";
import type { UpstreamOptions } from "../../upstream/server.ts";
import { leaseDatabase } from "./database.ts";
import { createDatabase, dropDatabase } from "./postgres.ts";

type DatabaseOptions = Pick<UpstreamOptions, "dataDir" | "databaseUrl" | "embedded">;

const newName = (): string => `t_${randomUUID().replaceAll("-", "")}`;

/** The PostgreSQL of the tests; undefined in projects without one, and outside of Vitest. */
async function postgresOfTests(): Promise<ProvidedContext["postgres"]> {
  return process.env["VITEST_WORKER_ID"] === undefined ? undefined : (await import("vitest")).inject("postgres");
}

/** An empty database: on the PostgreSQL of the tests in projects that have it, otherwise embedded, in memory. */
export async function emptyDatabase(): Promise<DatabaseOptions> {
  const server = await postgresOfTests();
  return { dataDir: null, databaseUrl: server && (await createDatabase(server.url, newName())) };
}

/** A database with base data only, of the same kind as emptyDatabase; `end` returns it when it is no longer used. */
export async function bareDatabase(): Promise<{ database: DatabaseOptions; end: () => Promise<void> }> {
  const server = await postgresOfTests();
  if (server !== undefined) {
    const databaseUrl = await createDatabase(server.url, newName(), server.bare);
    return { database: { dataDir: null, databaseUrl }, end: async () => undefined };
  }
  const { database: embedded, end } = await leaseDatabase("bare");
  return { database: { dataDir: null, embedded }, end };
}

/** A database with the demo data: on PostgreSQL in projects that have it there, otherwise embedded; `end` when it is no longer used. */
export async function demoDatabase(): Promise<{ database: DatabaseOptions; end: () => Promise<void> }> {
  const server = await postgresOfTests();
  if (server?.demo !== undefined) {
    const name = newName();
    const databaseUrl = await createDatabase(server.url, name, server.demo);
    return { database: { dataDir: null, databaseUrl }, end: () => dropDatabase(server.url, name) };
  }
  const { database: embedded, end } = await leaseDatabase("demo");
  return { database: { dataDir: null, embedded }, end };
}
