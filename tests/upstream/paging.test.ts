import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readSqlPage } from "../../upstream/http/readPage.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

/** A list of the numbers from 1 on. */
const numbers = (most: number) => ({
  select: sql<{ n: number }>`select n from generate_series(1, ${most}::integer) n order by n`,
  from: sql`from generate_series(1, ${most}::integer) n`,
});

async function read(most: number, window: { offset: number; limit: number; isCounted: boolean }, isCostly = false) {
  const { select, from } = numbers(most);
  const { rows, meta } = await readSqlPage(env.current.db, window, select, { from, isCostly });
  return { numbers: rows.map(({ n }) => n), meta };
}

describe("one page of a list", () => {
  it("says how many there are in all @FEED-01", async () => {
    expect(await read(25, { offset: 20, limit: 2, isCounted: true })).toEqual({
      numbers: [21, 22],
      meta: { total: 25, offset: 20, limit: 2 },
    });
    const beyond = { offset: 30, limit: 2, isCounted: true };
    expect(await read(25, beyond)).toEqual({ numbers: [], meta: { total: 25, offset: 30, limit: 2 } });
    expect(await read(0, { ...beyond, offset: 0 })).toEqual({ numbers: [], meta: { total: 0, offset: 0, limit: 2 } });
  });

  it.each([
    [3, true],
    [4, false],
  ])("without a count says whether more follow after the first %i of 4 @FEED-01", async (limit, hasMore) => {
    const { meta } = await read(4, { offset: 0, limit, isCounted: false });
    expect(meta).toEqual({ hasMore, offset: 0, limit });
  });

  it("is counted up to 1,000 where counting is costly @FEED-01", async () => {
    const first = { offset: 0, limit: 2, isCounted: true };
    expect((await read(1000, first, true)).meta).toEqual({ total: 1000, offset: 0, limit: 2 });
    expect((await read(1001, first, true)).meta).toEqual({
      total: 1000,
      totalIsEstimate: true,
      hasMore: true,
      offset: 0,
      limit: 2,
    });
    // The last page shows the number by itself.
    expect((await read(1500, { ...first, offset: 1499 }, true)).meta).toEqual({ total: 1500, offset: 1499, limit: 2 });
  });

  it("of the REST API leaves out the total with total=false @FEED-01", async () => {
    const reader = await env.current.person(["journo"]);
    const { meta } = await reader.client.read<{ meta: unknown }>("/posts?total=false");
    expect(meta).toEqual({ hasMore: false, offset: 0, limit: 20 });
  });
});
