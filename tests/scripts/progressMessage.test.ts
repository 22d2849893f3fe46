import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startUpstream } from "../../scripts/lib/product.ts";
import { readSettings } from "../../scripts/lib/settings.ts";
import { freePort } from "../support/ports.ts";

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pressroom-data-"));
  vi.stubEnv("DATA_DIR", dataDir);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});

async function startRestApi() {
  const ports = { PORT: String(await freePort()), UPSTREAM_PORT: String(await freePort()) };
  const server = startUpstream(readSettings(ports));
  if (server === null) throw new Error("The settings name another REST API.");
  return server;
}

it("the start reports that it creates the demo data only at the first start", async () => {
  vi.stubEnv("SEED_DEMO", "true");
  const first = await startRestApi();
  await expect
    .poll(() => first.progressMessage(), { timeout: 60_000 })
    .toBe("The REST API is starting; the first start makes the demo data ...");
  await first.stop();
  await rm(dataDir, { recursive: true, force: true });

  vi.stubEnv("SEED_DEMO", "false");
  const withoutDemo = await startRestApi();
  await withoutDemo.ready();
  expect(withoutDemo.progressMessage()).toBe("The REST API is starting ...");
  await withoutDemo.stop();

  vi.stubEnv("SEED_DEMO", "true");
  const second = await startRestApi();
  await second.ready();
  expect(second.progressMessage()).toBe("The REST API is starting ...");
  await second.stop();
});
