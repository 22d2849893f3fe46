import { sql } from "kysely";
import { expect, it } from "vitest";
import { useTestEnv } from "./support.ts";

const world = useTestEnv();

/** More than the pool has connections, so that all of them answer. */
const AT_ONCE = 12;

it("runs no query through PostgreSQL's JIT, on whichever connection @API-080", async () => {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      sql<{ jit: boolean }>`select pg_jit_available() as jit, pg_sleep(0.05)::text`.execute(world.now.db),
    ),
  );
  expect(answers.map(({ rows: [row] }) => row?.jit)).toEqual(Array.from({ length: AT_ONCE }, () => false));
});
