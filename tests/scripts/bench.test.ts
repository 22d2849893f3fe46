import { expect, test } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { run } from "../../scripts/lib/run.ts";

test("the servers of the gateway's benchmark return the same data for the operations of the web client", async () => {
  // The servers run outside of vitest, and so does their database.
  const env = { VITEST_WORKER_ID: undefined };
  const { code, output } = await run(process.execPath, [fromRoot("tests/bench/run.ts"), "gateway", "--check"], { env });
  expect(output).toContain("All servers return the same data.");
  expect(code).toBe(0);
});
