import pg from "pg";
import { expect, it } from "vitest";
import { openCallCounter } from "../../upstream/http/callCounter.ts";
import { emptyDatabase } from "../support/ownDatabase.ts";

/** How often nodes start together: which of PostgreSQL's errors they run into depends on the moment. */
const STARTS = 20;

it("call counters in PostgreSQL can be opened by nodes that start at the same moment", async () => {
  const { databaseUrl } = await emptyDatabase();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const errors: unknown[] = [];
  const open = () => openCallCounter({ redisUrl: undefined, databaseUrl, onError: (error) => void errors.push(error) });
  for (let start = 0; start < STARTS; start += 1) {
    const counters = await Promise.all(Array.from({ length: 12 }, open));
    let count: number | undefined;
    for (const counter of counters) count = (await counter?.add("a", 1))?.count;
    for (const counter of counters) await counter?.close();
    expect({ count, errors }).toEqual({ count: 12, errors: [] });
    await client.query("drop table call_counts");
  }
  await client.end();
});
