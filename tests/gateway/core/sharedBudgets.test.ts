import { randomUUID } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDatabaseBudgets } from "../../../gateway/http/sharedBudgets.ts";
import type { Gateway } from "../../../gateway/server.ts";
import { createDatabase } from "../../support/postgres.ts";
import { startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { sendAsToken } from "./support/sendAsToken.ts";
import { startTestGateway } from "./support/testGateway.ts";

describe("budgets that several gateways share in PostgreSQL", () => {
  let upstream: FakeUpstream;
  let gateways: Gateway[] = [];
  let url = "";

  beforeAll(async () => {
    const server = inject("postgres");
    if (server === undefined) throw new Error("There is no PostgreSQL.");
    url = await createDatabase(server.url, `budgets-${randomUUID()}`);
    upstream = await startFakeUpstream();
    const settings = { costBudget: 10, budgetDatabaseUrl: url };
    // Both create the table.
    gateways = await Promise.all([0, 1].map(() => startTestGateway(upstream.url, { settings })));
  });
  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    await upstream?.close();
  });

  it("are charged by requests to any gateway, and contain no credentials", async () => {
    const [first, second] = gateways;
    expect(await sendAsToken(first, "secret-token")).toMatchObject({ status: 200, remaining: 9 });
    expect(await sendAsToken(second, "secret-token")).toMatchObject({ status: 200, remaining: 8 });
    for (let time = 0; time < 4; time += 1)
      await Promise.all([sendAsToken(first, "secret-token"), sendAsToken(second, "secret-token")]);
    expect([(await sendAsToken(first, "secret-token")).status, (await sendAsToken(second, "secret-token")).status]).toEqual([
      429, 429,
    ]);
    expect((await sendAsToken(second, "other-token")).status).toBe(200);

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ key: string; points: number }>("select key, points from cost_budgets");
    await client.end();
    expect(JSON.stringify(rows)).not.toContain("secret-token");
    expect(rows.map(({ points }) => points)).toContain(10);
  });

  it("can be opened by gateways that start at the same moment", async () => {
    const fresh = await createDatabase(inject("postgres")?.url ?? "", `budgets-${randomUUID()}`);
    const options = { url: fresh, windowLength: 60, log: pino({ level: "silent" }) };
    const opened = await Promise.all(Array.from({ length: 12 }, () => createDatabaseBudgets(options)));
    let used = 0;
    for (const budgets of opened) ({ used } = await budgets.take("a", 1));
    expect(used).toBe(12);
    for (const budgets of opened) await budgets.close();
  });

  it("begin each window with nothing used, although points of the previous one are returned in it", async () => {
    const budgets = await createDatabaseBudgets({ url, windowLength: 1, log: pino({ level: "silent" }) });
    const { resetAt } = await budgets.take("returned", 20);
    await new Promise((resolve) => setTimeout(resolve, resetAt - Date.now() + 50));
    await Promise.all([budgets.take("returned", -9), budgets.take("returned", -8)]);
    expect((await budgets.take("returned", 3)).used).toBe(3);
    await budgets.close();
  });

  it("are kept by each gateway while the database is unavailable", async () => {
    const budgets = await createDatabaseBudgets({ url, windowLength: 60, log: pino({ level: "silent" }) });
    expect((await budgets.take("a", 3)).used).toBe(3);
    expect((await budgets.take("a", -1)).used).toBe(2);
    await budgets.close();
    expect((await budgets.take("a", 5)).used).toBe(5);
    expect((await budgets.take("a", 5)).used).toBe(10);
  });

  it("prevent the start when their database is unavailable", async () => {
    const settings = { budgetDatabaseUrl: "postgres://nobody@127.0.0.1:1/none" };
    await expect(startTestGateway(upstream.url, { settings })).rejects.toThrow(
      "BUDGET_DATABASE_URL names a database that cannot be used: connect ECONNREFUSED 127.0.0.1:1.",
    );
  });
});
