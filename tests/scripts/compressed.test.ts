import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "../../gateway/server.ts";
import { bundles } from "../../scripts/lib/bundles.ts";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { rawRequest } from "../gateway/core/support/rawRequest.ts";

/** Text files of a bundle that are worth compressing, named from its folder. */
async function textFiles(folder: string): Promise<string[]> {
  const names = (await readdir(fromRoot(folder), { recursive: true })).filter(
    (name) => /\.(js|css|html|svg)$/.test(name) && !/^index\.html$/.test(name),
  );
  const sizes = await Promise.all(names.map(async (name) => (await stat(fromRoot(folder, name))).size));
  return names.filter((_name, index) => (sizes[index] ?? 0) >= 1024);
}

describe("the build", () => {
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await createGateway({
      settings: { port: 0, upstreamUrl: new URL("http://127.0.0.1:9") },
      log: pino({ level: "silent" }),
    });
  });
  afterAll(() => gateway.close());

  it.each(bundles.filter(({ isServed }) => isServed).map(({ name, output }) => [name, output]))(
    "of the %s contains every text file compressed",
    async (_name, folder) => {
      const names = await textFiles(folder);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const [plain, brotli, gzipped] = await Promise.all(
          ["", ".br", ".gz"].map((extension) => readFile(fromRoot(folder, name + extension))),
        );
        expect(brotliDecompressSync(brotli ?? "").equals(plain ?? Buffer.alloc(0)), name).toBe(true);
        expect(gunzipSync(gzipped ?? "").equals(plain ?? Buffer.alloc(0)), name).toBe(true);
      }
    },
  );

  it.each([
    ["web client", "", "web/dist"],
    ["GraphiQL page", "/graphiql", "dist/graphiql"],
  ])("of the %s is served compressed, at a third of its size at most", async (_name, prefix, folder) => {
    const names = await textFiles(folder);
    const sizes = { plain: 0, sent: 0 };
    for (const name of names) {
      const { status, headers, body } = await rawRequest(`${gateway.url}${join(prefix, "/", name)}`, {
        headers: { "accept-encoding": "gzip, deflate, br, zstd" },
      });
      expect([name, status, headers["content-encoding"]]).toEqual([name, 200, "br"]);
      sizes.sent += body.length;
      sizes.plain += (await stat(fromRoot(folder, name))).size;
    }
    expect(sizes.sent).toBeLessThan(sizes.plain / 3);
  });

  it.each(["/", "/schema.graphql"])("is served with a compressed %s", async (address) => {
    const headers = { accept: "text/html", "accept-encoding": "br" };
    const { status, headers: sent } = await rawRequest(gateway.url + address, { headers });
    expect([status, sent["content-encoding"], sent["vary"]]).toEqual([200, "br", expect.stringContaining("accept-encoding")]);
  });
});
