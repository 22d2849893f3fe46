import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import type { Db } from "../../upstream/db/schema.ts";
import { createUpstream } from "../../upstream/server.ts";
import { emptyDatabase } from "../support/ownDatabase.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

/** More than the pool has connections, so that all of them are used. */
const QUERIES = 12;
/** Logged for each connection that PostgreSQL closes. */
const lostText = "a connection to the database was lost";

it("all connections run queries without PostgreSQL's JIT @API-080", async () => {
  const results = await Promise.all(
    Array.from({ length: QUERIES }, () =>
      sql<{ jit: boolean }>`select pg_jit_available() as jit, pg_sleep(0.05)::text`.execute(env.current.db),
    ),
  );
  expect(results.map(({ rows: [row] }) => row?.jit)).toEqual(Array.from({ length: QUERIES }, () => false));
});

it("connections closed by PostgreSQL are logged and replaced", async () => {
  const { db, upstream } = env.current;
  const logged = vi.spyOn(upstream.app.log, "error").mockReturnValue(undefined);
  const readTexts = () => logged.mock.calls.map(([, text]) => text);
  try {
    // The embedded database has a single connection in this process, and so ends none.
    const { rows: ended } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`.execute(db);
    await expect.poll(() => readTexts().filter((text) => text === lostText).length).toBeGreaterThanOrEqual(ended.length);
    // A query that reads new events may have used one of the connections: its failure is logged as well.
    const expected: unknown[] = ended.length === 0 ? [] : [lostText, "the realtime channel failed"];
    expect(readTexts().filter((text) => !expected.includes(text))).toEqual([]);
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  } finally {
    logged.mockRestore();
  }
});

describe("closing the upstream when PostgreSQL closes the connections that listen for events and jobs @API-080", () => {
  const findListening = async (db: Db) => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`.execute(db);
    return rows.map(({ pid }) => pid);
  };
  /** Uses the database of this file's environment, because that of the upstream under test is being closed. */
  const closeConnections = (pids: readonly number[]) =>
    sql`select pg_terminate_backend(pid) from unnest(${pids}::integer[]) as pid`.execute(env.current.db);
  const openUpstream = async () => createUpstream({ ...env.current.options, ...(await emptyDatabase()) });

  it.each([
    ["before they reconnect", false],
    ["after they have reconnected", true],
  ])("succeeds %s", async (_, isReconnected) => {
    const { db, close } = await openUpstream();
    const ended = await findListening(db);
    await closeConnections(ended);
    if (isReconnected)
      await expect.poll(async () => (await findListening(db)).filter((pid) => !ended.includes(pid)).length).toBe(ended.length);
    await close();
  });

  it("succeeds while PostgreSQL closes them", async () => {
    // The error of a closed connection arrives at any moment of the closing, so several are tried.
    for (let delay = 0; delay < 4; delay += 1) {
      const { db, close } = await openUpstream();
      const ending = closeConnections(await findListening(db));
      await wait(delay);
      await Promise.all([ending, close()]);
    }
  });
});
