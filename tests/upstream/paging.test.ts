import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readSqlPage } from "../../upstream/http/readPage.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

/** A list of the numbers from 1 to `total`. */
const numbers = (total: number) => ({
  select: sql<{ n: number }>`select n from generate_series(1, ${total}::integer) n order by n`,
  from: sql`from generate_series(1, ${total}::integer) n`,
});

async function read(total: number, window: { offset: number; limit: number; isCounted: boolean }, isCostly = false) {
  const { select, from } = numbers(total);
  const { data: rows, meta } = await readSqlPage(env.current.db, window, select, { from, isCostly });
  return { numbers: rows.map(({ n }) => n), meta };
}

describe("one page of a list", () => {
  it("returns the total @FEED-01", async () => {
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
  ])("returns without a total whether more items follow the first %i of 4 @FEED-01", async (limit, hasMore) => {
    const { meta } = await read(4, { offset: 0, limit, isCounted: false });
    expect(meta).toEqual({ hasMore, offset: 0, limit });
  });

  it("counts at most 1,000 items if counting is expensive @FEED-01", async () => {
    const first = { offset: 0, limit: 2, isCounted: true };
    expect((await read(1000, first, true)).meta).toEqual({ total: 1000, offset: 0, limit: 2 });
    expect((await read(1001, first, true)).meta).toEqual({
      total: 1000,
      totalIsEstimate: true,
      hasMore: true,
      offset: 0,
      limit: 2,
    });
    // The last page implies the total.
    expect((await read(1500, { ...first, offset: 1499 }, true)).meta).toEqual({ total: 1500, offset: 1499, limit: 2 });
  });

  it("has no total with total=false @FEED-01", async () => {
    const reader = await env.current.person(["journo"]);
    const { meta } = await reader.client.read<{ meta: unknown }>("/posts?total=false");
    expect(meta).toEqual({ hasMore: false, offset: 0, limit: 20 });
  });
});
