import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "graphql-ws";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { createUpstream } from "../../upstream/server.ts";
import { signIn } from "../support/accounts.ts";
import { sendGraphql } from "../support/graphql.ts";
import { freePort } from "../support/ports.ts";
import { startServerProcess, type ServerProcess } from "../support/serverProcess.ts";
import { ensureSnapshot, readDatabase } from "../support/snapshot.ts";
import { startUpstream, type TestUpstream } from "../support/upstream.ts";
import { startUpstreamProxy, type UpstreamProxy } from "../support/upstreamProxy.ts";

const newest = `{ feed(communitySlug: "media-insiders", types: [COMMUNITY_POST], first: 1) {
  edges { node { ... on CommunityPost { id } } }
} }`;
const like = "mutation Like($input: SetLikeInput!) { setLike(input: $input) { errors { message } } }";
const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

const running: ServerProcess[] = [];
async function start(...[options]: Parameters<typeof startServerProcess>): Promise<ServerProcess> {
  const server = await startServerProcess(options);
  running.push(server);
  return server;
}
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.signal("SIGKILL");
    await server.ended;
  }
});

describe("the shutdown of the gateway", () => {
  let upstream: TestUpstream;
  let proxy: UpstreamProxy;
  let port = "";
  let url = "";
  let cookie = "";

  beforeAll(async () => {
    upstream = await startUpstream();
    proxy = await startUpstreamProxy(upstream.url);
    port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    cookie = `sid=${await signIn(upstream.url, "journo")}`;
  });
  afterAll(async () => {
    await proxy?.close();
    await upstream?.stop();
  });
  afterEach(() => proxy.reset());

  const startGateway = (settings: Record<string, string> = {}) =>
    start({
      module: "gateway/main.ts",
      settings: { PORT: port, UPSTREAM_URL: proxy.url, LOG_LEVEL: "warn", ...settings },
      readyUrl: `${url}/readyz`,
    });
  async function newestPost() {
    const request = { document: newest, headers: { cookie } };
    const { result, response } = await sendGraphql<{ feed: { edges: [{ node: { id: string } }] } }>(url, request);
    return { id: result.data?.feed.edges[0].node.id, response };
  }
  /** Starts an operation that takes this long, and resolves when its REST call has arrived. */
  async function startSlowOperation(ms: number) {
    proxy.delay({ path: "/api/v1/posts", times: 1, ms });
    const operation = newestPost();
    operation.catch(() => undefined);
    await expect.poll(() => proxy.summary()).toContain("GET /api/v1/posts");
    return { operation };
  }

  it("reports not ready but keeps serving for SHUTDOWN_DELAY, and finishes running operations", async () => {
    const gateway = await startGateway({ SHUTDOWN_DELAY: "3" });
    const { operation } = await startSlowOperation(4500);
    gateway.signal("SIGTERM");
    await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: "draining" });
    const during = await newestPost();
    expect(during.id).toBeTypeOf("string");
    expect(during.response.headers.get("connection")).toBe("close");
    expect((await operation).id).toBe(during.id);
    expect(await gateway.ended).toEqual({ code: 0, output: "" });
  });

  it("ends at once at a second signal, and after SHUTDOWN_TIMEOUT", async () => {
    const gateway = await startGateway();
    await startSlowOperation(20_000);
    gateway.signal("SIGTERM");
    await expect.poll(() => statusOf(`${url}/readyz`).catch(() => 0)).not.toBe(200);
    gateway.signal("SIGTERM");
    expect(await gateway.ended).toEqual({ code: 1, output: expect.stringContaining("second signal") });

    proxy.reset();
    const limited = await startGateway({ SHUTDOWN_TIMEOUT: "1" });
    await startSlowOperation(20_000);
    limited.signal("SIGTERM");
    expect(await limited.ended).toEqual({ code: 1, output: expect.stringContaining("SHUTDOWN_TIMEOUT") });
  });

  it("closes sockets with 1012, so that clients reconnect to the next gateway and subscribe again @RT-07", async () => {
    const gateway = await startGateway();
    const closed: unknown[] = [];
    let connections = 0;
    class SignedInSocket extends WebSocket {
      constructor(address: string, protocol: string) {
        super(address, protocol, { headers: { cookie, origin: url } });
      }
    }
    const client = createClient({
      url: `${url.replace("http", "ws")}/graphql`,
      webSocketImpl: SignedInSocket,
      retryAttempts: Infinity,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 200)),
      shouldRetry: () => true,
      on: {
        connected: () => (connections += 1),
        closed: (event) => closed.push(Object(event).code),
      },
    });
    const { id: subjectId } = await newestPost();
    const events: unknown[] = [];
    const endings: string[] = [];
    client.subscribe(
      { query: "subscription Changes($id: ID!) { postChanged(id: $id) { sequence } }", variables: { id: subjectId } },
      {
        next: ({ data }) => events.push(data?.["postChanged"]),
        error: () => endings.push("error"),
        complete: () => endings.push("complete"),
      },
    );
    await expect.poll(() => connections).toBe(1);
    await gateway.stop();
    expect(closed[0]).toBe(1012);

    await startGateway();
    await expect.poll(() => connections).toBe(2);
    let liked = false;
    const toggle = () =>
      sendGraphql(url, { document: like, variables: { input: { subjectId, liked: (liked = !liked) } }, headers: { cookie } });
    // The gateway watches the post once its own socket to the platform is open.
    await expect.poll(async () => (await toggle()) && events.length).toBeGreaterThan(0);
    expect(endings).toEqual([]);
    await client.dispose();
  });
});

describe("the shutdown of the upstream", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pressroom-shutdown-"));
    const options = { dataDir: folder, filesDir: join(folder, "files"), productName: "Pressroom", logLevel: "fatal" } as const;
    const snapshot = await readDatabase((await ensureSnapshot()).bare);
    await (await createUpstream({ ...options, snapshot, seedDemo: false })).close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function startInstance(settings: Record<string, string>) {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const server = await start({
      module: "upstream/main.ts",
      settings: { DATA_DIR: folder, UPSTREAM_PORT: port, SEED_DEMO: "false", LOG_LEVEL: "warn", ...settings },
      readyUrl: `${url}/readyz`,
    });
    return { server, url };
  }

  it("reports not ready but keeps serving for SHUTDOWN_DELAY", async () => {
    const { server, url } = await startInstance({ SHUTDOWN_DELAY: "1" });
    server.signal("SIGTERM");
    await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503);
    const during = await fetch(`${url}/api/v1/current_user/info`);
    expect([during.status, during.headers.get("connection")]).toEqual([200, "close"]);
    expect((await server.ended).code).toBe(0);
    await expect(fetch(`${url}/readyz`)).rejects.toThrow();
  });

  it("ends at once at a second signal, and keeps its data", async () => {
    const { server, url } = await startInstance({ SHUTDOWN_DELAY: "20" });
    server.signal("SIGTERM");
    await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503);
    server.signal("SIGTERM");
    expect(await server.ended).toEqual({ code: 1, output: expect.stringContaining("second signal") });
    const next = await startInstance({});
    expect((await next.server.stop()).code).toBe(0);
  });
});
