import { createServer } from "node:http";
import { createConnection, type AddressInfo, type Socket } from "node:net";
import { createClient } from "graphql-ws";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Gateway } from "../../../gateway/server.ts";
import { json, startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { startTestGateway } from "./support/testGateway.ts";

/** Every response has its cost. */
const extensions: unknown = expect.anything();

let upstream: FakeUpstream;
let gateway: Gateway;

beforeEach(async () => {
  upstream = await startFakeUpstream();
  gateway = await startTestGateway(upstream.url);
});

afterEach(async () => {
  await gateway.close();
  await upstream.close();
});

interface Result {
  errors?: { message: string; extensions: { code: string } }[];
}

const nested = (open: string, close: string): string => open.repeat(12_000) + close.repeat(12_000);

describe("a deeply nested document", () => {
  const documents = {
    "a list": `{ hello(name: ${nested("[", "]")}) }`,
    "an unfinished list": `{ hello(name: ${"[".repeat(20_000)}`,
    "an object": `{ hello(name: ${nested("{a:", "}")}) }`,
    fields: nested("{me", "}"),
    "a type": `query A($a: ${nested("[", "]")}) { hello }`,
    "inline fragments": nested("{...", "}"),
    "brackets alone": "[".repeat(20_000),
    "a bracket in a string after it": `{ hello(name: ${"[".repeat(20_000)}"]`,
  };

  it.each(Object.entries(documents))("is refused with a parse error over HTTP: %s", async (_name, query) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    const { errors }: Result = JSON.parse(await response.text());
    expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_PARSE_FAILED");
    expect(errors?.[0]?.message).toMatch(/^Syntax Error: /);
    expect(JSON.stringify(errors)).not.toMatch(/stack/i);
    expect(response.status).toBe(400);
  });

  it.each(Object.entries(documents))(
    "is refused with a parse error over WebSocket, which stays open: %s",
    async (_name, query) => {
      const client = createClient({
        url: `${gateway.url.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
      });
      const ask = async (text: string) => {
        for await (const result of client.iterate({ query: text })) return result;
        return null;
      };
      const failed: unknown = await ask(query).catch((error: unknown) => error);
      expect(failed).toMatchObject([
        { extensions: { code: "GRAPHQL_PARSE_FAILED" }, message: expect.stringMatching(/^Syntax Error: /) },
      ]);
      expect(await ask("{ hello }")).toEqual({ extensions, data: { hello: "hello world" } });
      await client.dispose();
    },
  );

  it.each([300, 1300])("is refused for its depth at %i levels, which the parser accepts", async (depth) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: `{me${"{friends".repeat(depth)}{name}${"}".repeat(depth)}}` }),
    });
    const { errors }: Result = JSON.parse(await response.text());
    expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
    expect(errors?.[0]?.message).toContain("levels deep");
  });

  it.each(["variables", "extensions"])("is refused without a fault as %s", async (name) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"query":"query A($n: String!) { hello(name: $n) }","${name}":{"n":${nested("[", "]")}}}`,
    });
    const { errors }: Result = JSON.parse(await response.text());
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(JSON.stringify(errors)).not.toMatch(/stack/i);
  });
});

/** A raw HTTP client, for malformed, slow or incomplete requests. */
class RawClient {
  readonly #socket: Socket;
  received = "";
  readonly closed: Promise<void>;

  constructor() {
    const { hostname, port } = new URL(gateway.url);
    this.#socket = createConnection(Number(port), hostname);
    this.#socket.on("data", (chunk) => (this.received += chunk.toString("latin1")));
    this.#socket.on("error", () => undefined);
    this.closed = new Promise((resolve) => this.#socket.once("close", () => resolve()));
  }

  send(text: string): void {
    this.#socket.write(text);
  }

  /** Sends small pieces until the server closes the connection. @returns a function that stops sending */
  trickle(piece: string, milliseconds: number): () => void {
    const timer = setInterval(() => this.#socket.writable && this.#socket.write(piece), milliseconds);
    void this.closed.then(() => clearInterval(timer));
    return () => clearInterval(timer);
  }

  close(): void {
    this.#socket.destroy();
  }
}

const head = (path: string, length: number, contentType: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    "host: gateway",
    "x-requested-with: XMLHttpRequest",
    `content-type: ${contentType}`,
    `content-length: ${length}`,
  ].join("\r\n") + "\r\n\r\n";
const multipart = "multipart/form-data; boundary=x";

async function restart(options: Parameters<typeof startTestGateway>[1], url = upstream.url): Promise<void> {
  await gateway.close();
  gateway = await startTestGateway(url, options);
}

describe("a body that is too large", () => {
  it("is refused while it is being sent, with a response that the client can read", async () => {
    const client = new RawClient();
    client.send(head("/graphql", 50_000_000, "application/json") + "x".repeat(2_000_000));
    await expect.poll(() => client.received).toContain("The request is too large.");
    expect(client.received).toMatch(/^HTTP\/1\.1 413 /);
    client.send("x".repeat(1_000_000));
    client.close();
  });

  it("leaves the connection usable when it ends", async () => {
    const client = new RawClient();
    client.send(head("/graphql", 2_000_000, "application/json") + "x".repeat(2_000_000));
    await expect.poll(() => client.received).toContain("413");
    client.send("GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n");
    await expect.poll(() => client.received).toContain('{"status":"alive"}');
    client.close();
  });

  it("is refused with the response of the REST API, which responds before reading all of it", async () => {
    const refusing = createServer((_request, response) => json(response, 413, { detail: "The file is too large." }));
    await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
    const { port } = refusing.address() as AddressInfo;
    await restart({}, new URL(`http://127.0.0.1:${port}`));
    const form = new FormData();
    form.append("file", new Blob([Buffer.alloc(20_000_000)]), "a.mp4");
    const response = await fetch(`${gateway.url}/api/v1/uploads/videos`, {
      method: "POST",
      headers: { "x-requested-with": "XMLHttpRequest" },
      body: form,
    });
    expect([response.status, await response.json()]).toEqual([413, { detail: "The file is too large." }]);
    refusing.closeAllConnections();
    refusing.close();
  });

  it.each(["/somewhere", "/graphiql/x", "/api/v1/uploads/images"])(
    "does not change the response of %s, which reads no such body",
    async (path) => {
      const response = await fetch(gateway.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
        body: "x".repeat(20_000_000),
      });
      expect(response.status).toBe(path.startsWith("/api") ? 415 : 404);
      expect(await response.json()).toHaveProperty("detail");
    },
  );
});

describe("a body that arrives slowly", () => {
  it("is refused with 408 when it trickles in @API-004", async () => {
    await restart({ minimumRates: { json: { window: 300, minBytes: 100 } } });
    const client = new RawClient();
    client.send(head("/graphql", 500, "application/json"));
    client.trickle("x", 20);
    await client.closed;
    expect(client.received).toMatch(/^HTTP\/1\.1 408 /);
    expect(client.received.toLowerCase()).toContain("connection: close");
    expect(client.received).toContain("The request took too long to arrive.");
  });

  it("is read to its end while it makes progress @API-004", async () => {
    await restart({ minimumRates: { json: { window: 1500, minBytes: 1 } } });
    const client = new RawClient();
    const body = JSON.stringify({ query: "{ hello }" }).padEnd(60);
    client.send(head("/graphql", body.length, "application/json"));
    for (const character of body) {
      client.send(character);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await expect.poll(() => client.received).toContain("hello world");
    client.close();
  });

  it("is refused as an upload, unless it makes progress or waits for the REST API @API-004", async () => {
    await restart({ minimumRates: { upload: { window: 1000, minBytes: 100 } } });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    upstream.on("POST /uploads/videos", async () => {
      await released;
      return { id: 1 };
    });
    const [slow, steady] = [new RawClient(), new RawClient()];
    for (const client of [slow, steady]) client.send(head("/api/v1/uploads/videos", 2000, multipart));
    slow.trickle("x", 20);
    for (let part = 0; part < 20; part += 1) {
      steady.send("x".repeat(100));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await slow.closed;
    expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow.received).toContain("The upload stopped arriving.");
    await new Promise((resolve) => setTimeout(resolve, 2200));
    release();
    await expect.poll(() => steady.received).toContain('{"id":1,');
    steady.close();
  });
});

describe("a malformed or oversized HTTP request", () => {
  it.each([
    ["431", `GET / HTTP/1.1\r\nhost: gateway\r\nx-long: ${"x".repeat(100_000)}\r\n\r\n`],
    ["400", "NOT HTTP AT ALL\r\n\r\n"],
  ])("gets %s, and its connection is closed", async (status, text) => {
    const client = new RawClient();
    client.send(text);
    await client.closed;
    const [lines = "", body = ""] = client.received.split("\r\n\r\n");
    expect(lines.split("\r\n")).toEqual(
      expect.arrayContaining([expect.stringMatching(`^HTTP/1.1 ${status} `), "connection: close"]),
    );
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String) });
  });

  it("closes the connection without another word while an earlier response is being sent @API-001", async () => {
    upstream.on("GET /files/a.png", (_request, response) => {
      response.writeHead(200, { "content-type": "image/png", "content-length": 1000 });
      response.write("the beginning");
      return undefined;
    });
    const client = new RawClient();
    client.send("GET /files/a.png HTTP/1.1\r\nhost: gateway\r\n\r\n");
    await expect.poll(() => client.received).toContain("the beginning");
    client.send("NOT HTTP AT ALL\r\n\r\n");
    await client.closed;
    expect(client.received).toMatch(/\r\n\r\nthe beginning$/);
  });
});

describe("every response", () => {
  it.each([
    "/",
    "/graphql",
    "/graphql?query={hello}",
    "/healthz",
    "/readyz",
    "/metrics",
    "/schema.graphql",
    "/files/x",
    "/api/v1/x",
  ])("has nosniff at %s", async (path) => {
    const response = await fetch(gateway.url + path);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("of a page allows camera, microphone and fullscreen, and no other device feature", async () => {
    const policy = (await fetch(gateway.url)).headers.get("permissions-policy")?.split(", ");
    expect(policy).toEqual(expect.arrayContaining(["camera=(self)", "microphone=(self)", "fullscreen=(self)", "geolocation=()"]));
  });
});
