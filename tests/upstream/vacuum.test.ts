import { sql } from "kysely";
import { expect, it } from "vitest";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

it("the embedded database reuses the space of deleted rows and plans queries by current statistics", async () => {
  const { db, jobs } = env.current.upstream;
  await sql`create table changing (id integer, note text)`.execute(db);
  for (let round = 0; round < 3; round += 1) {
    // About 700 kB.
    await sql`insert into changing select n, repeat('note ', 20) from generate_series(1, 5000) as n`.execute(db);
    await sql`delete from changing where id > 100`.execute(db);
    // Otherwise the database counts changes after a second.
    await sql`select pg_stat_force_next_flush()`.execute(db);
    await jobs.enqueue(db, "vacuum-database", {});
    await jobs.settled();
  }
  const { rows } = await sql<{ size: number; planned: number }>`
    select pg_table_size(oid) as size, reltuples::integer as planned from pg_class where relname = 'changing'`.execute(db);
  expect(rows[0]?.planned).toBe(300);
  expect(rows[0]?.size).toBeLessThan(150_000);
});
