import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer } from "../../scripts/lib/server.ts";
import { freePort } from "../support/ports.ts";

/** A server that ends this many milliseconds after SIGTERM. */
const source = `
  import { createServer } from "node:http";
  process.on("SIGTERM", () => setTimeout(() => process.exit(0), Number(process.env.ENDS_AFTER)));
  createServer((request, response) => response.end()).listen(Number(process.env.PORT), "127.0.0.1");
`;

describe("stopping a server", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pressroom-stop-"));
    await writeFile(join(folder, "server.mjs"), source);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** @returns the exit code, null for a killed server, and the seconds until the end */
  async function stop(endsAfter: number) {
    const port = String(await freePort());
    const server = startServer({
      name: "server",
      module: join(folder, "server.mjs"),
      env: { PORT: port, ENDS_AFTER: String(endsAfter), SHUTDOWN_TIMEOUT: "1" },
      readyUrl: `http://127.0.0.1:${port}`,
      readyLimitMs: 30_000,
      progressMessage: () => "",
      notReadyMessage: "It is not ready.",
    });
    await server.ready();
    const start = Date.now();
    await server.stop();
    return { code: await server.exited, seconds: (Date.now() - start) / 1000 };
  }

  it("waits for its end, and kills it a few seconds after SHUTDOWN_TIMEOUT", async () => {
    const [graceful, endless] = await Promise.all([stop(1500), stop(60_000)]);
    expect(graceful.code).toBe(0);
    expect(endless.code).toBeNull();
    expect(endless.seconds).toBeGreaterThan(1);
    expect(endless.seconds).toBeLessThan(12);
  });
});
