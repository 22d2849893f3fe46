import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { UpstreamOptions } from "../../upstream/server.ts";
import { leaseDatabase } from "./database.ts";
import { createDatabase } from "./postgres.ts";

type DatabaseOptions = Pick<UpstreamOptions, "dataDir" | "databaseUrl" | "embedded">;

const newName = (): string => `t_${randomUUID().replaceAll("-", "")}`;

/** An empty database: on the PostgreSQL of the tests in projects that have it, otherwise embedded, in memory. */
export async function emptyDatabase(): Promise<DatabaseOptions> {
  const server = inject("postgres");
  return { dataDir: null, databaseUrl: server && (await createDatabase(server.url, newName())) };
}

/** A database with base data only, of the same kind as emptyDatabase; `end` returns it when it is no longer used. */
export async function bareDatabase(): Promise<{ database: DatabaseOptions; end: () => void }> {
  const server = inject("postgres");
  if (server !== undefined) {
    const databaseUrl = await createDatabase(server.url, newName(), server.bare);
    return { database: { dataDir: null, databaseUrl }, end: () => undefined };
  }
  const { database: embedded, end } = await leaseDatabase("bare");
  return { database: { dataDir: null, embedded }, end };
}
