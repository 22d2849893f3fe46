import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Gateway } from "../../../gateway/server.ts";
import { precompress } from "../../../scripts/lib/precompress.ts";
import { rawRequest, type RawResponse } from "./support/rawRequest.ts";
import { startTestGateway } from "./support/testGateway.ts";

const html = `<!doctype html><title>x</title><script type="application/json" id="settings">{}</script>${"<p>text</p>".repeat(300)}`;
const script = "console.log('text');\n".repeat(500);
const terms = `<!doctype html><title>Terms</title>${"<p>terms</p>".repeat(300)}`;

let gateway: Gateway;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "compression-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "index.html"), html);
  writeFileSync(path.join(folder, "terms.html"), terms);
  writeFileSync(path.join(folder, "assets/main-a1b2.js"), script);
  writeFileSync(path.join(folder, "trusted-documents.json"), "{}".padEnd(2000));
  await precompress(folder);
  gateway = await startTestGateway(new URL("http://127.0.0.1:9"), { webRoot: folder, graphiqlRoot: folder });
});

afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
  rawRequest(gateway.url + address, { headers });

function ask(query: string, headers: Record<string, string>): Promise<RawResponse> {
  const options = { method: "POST", headers: { "content-type": "application/json", ...headers } };
  return rawRequest(`${gateway.url}/graphql`, options, JSON.stringify({ query }));
}

function decoded({ headers, body }: RawResponse): string {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (content: Buffer) => content };
  const encoding = headers["content-encoding"] ?? "none";
  if (encoding !== "br" && encoding !== "gzip" && encoding !== "none") throw new Error(`Unexpected encoding ${encoding}.`);
  return decode[encoding](body).toString("utf8");
}

const addresses = ["/", "/assets/main-a1b2.js", "/terms.html", "/graphiql/assets/main-a1b2.js"];

/** The data without the cost, which differs between responses. */
const dataOf = (text: string): unknown => (JSON.parse(text) as { data: unknown }).data;

describe("a compressed response", () => {
  it.each(addresses.flatMap((address) => [[address, "br"] as const, [address, "gzip"] as const]))(
    "to GET %s in %s has the same content in fewer bytes",
    async (address, encoding) => {
      const plain = await get(address);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      const small = await get(address, { "accept-encoding": encoding });
      expect(small.headers["content-encoding"]).toBe(encoding);
      expect(small.headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(decoded(small)).toBe(decoded(plain));
      expect(small.body.length).toBeLessThan(plain.body.length / 2);
      expect(small.headers["content-length"]).toBe(String(small.body.length));
    },
  );

  it.each([...addresses, "/graphql"])("to GET %s has Vary and a separate ETag for each encoding", async (address) => {
    const accept = address === "/graphql" ? { accept: "text/html" } : {};
    const plain = await get(address, accept);
    const small = await get(address, { ...accept, "accept-encoding": "br" });
    for (const { headers } of [plain, small]) expect(headers["vary"]?.toLowerCase()).toContain("accept-encoding");
    expect(small.headers.etag).toBeDefined();
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    const again = await get(address, { ...accept, "accept-encoding": "br", "if-none-match": small.headers.etag ?? "" });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, small.headers.etag]);
    const other = await get(address, { ...accept, "if-none-match": small.headers.etag ?? "" });
    expect([other.status, decoded(other)]).toEqual([200, decoded(plain)]);
  });

  it("to an operation has the encoding that the client prefers", async () => {
    const query = `{ hello(name: "${"long text ".repeat(400)}") }`;
    const plain = await ask(query, {});
    for (const [accepted, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip, deflate", "gzip"],
      ["br;q=0.1, gzip", "gzip"],
      ["*", "br"],
    ] as const) {
      const small = await ask(query, { "accept-encoding": accepted });
      expect([small.headers["content-encoding"], small.headers["vary"]]).toEqual([
        encoding,
        "accept, accept-encoding, authorization, cookie",
      ]);
      expect(dataOf(decoded(small))).toEqual(dataOf(decoded(plain)));
      expect(small.body.length).toBeLessThan(plain.body.length / 2);
    }
    for (const accepted of ["identity", "zstd", "br;q=0, gzip;q=0"]) {
      const { headers, body } = await ask(query, { "accept-encoding": accepted });
      expect([headers["content-encoding"], headers["vary"]]).toEqual([
        undefined,
        "accept, accept-encoding, authorization, cookie",
      ]);
      expect(dataOf(body.toString())).toEqual(dataOf(decoded(plain)));
    }
  });

  it("is not sent for a short result", async () => {
    const { headers, body } = await ask("{ hello }", { "accept-encoding": "br" });
    expect([headers["content-encoding"], dataOf(body.toString())]).toEqual([undefined, { hello: "hello world" }]);
  });

  it("keeps the headers of its page, and compressed files have no address", async () => {
    for (const headers of [{}, { "accept-encoding": "br" }])
      expect((await get("/terms.html", headers)).headers["content-security-policy"]).toContain("default-src 'self'");
    for (const address of ["/assets/main-a1b2.js.br", "/graphiql/assets/main-a1b2.js.gz", "/trusted-documents.json.br"])
      expect((await get(address)).status).toBe(404);
  });
});
