import { request as httpRequest } from "node:http";
import { createConnection } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Gateway } from "../../../gateway/server.ts";
import { globalId } from "../support/ids.ts";
import { json, startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";
import { startTestGateway } from "./support/testGateway.ts";

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

describe("files", () => {
  it("are streamed with ranges, without credentials or internal headers of the upstream @API-001", async () => {
    upstream.on("GET /files/a.png", ({ headers }, response) => {
      response.writeHead(headers.range === undefined ? 200 : 206, {
        "content-type": "image/png",
        "content-range": "bytes 1-2/4",
        "x-powered-by": "secret",
        "set-cookie": "sid=x",
      });
      response.end(headers.range === undefined ? "abcd" : "bc");
    });
    const part = await fetch(`${gateway.url}/files/a.png`, { headers: { range: "bytes=1-2", cookie: "sid=abc" } });
    expect([part.status, await part.text(), part.headers.get("content-range"), part.headers.get("content-type")]).toEqual([
      206,
      "bc",
      "bytes 1-2/4",
      "image/png",
    ]);
    expect([
      part.headers.get("x-powered-by"),
      part.headers.get("set-cookie"),
      part.headers.get("x-content-type-options"),
    ]).toEqual([null, null, "nosniff"]);
    expect(upstream.seen.at(-1)?.headers).toMatchObject({ range: "bytes=1-2" });
    expect(upstream.seen.at(-1)?.headers.cookie).toBeUndefined();
  });

  it("are requested once more when the upstream closes the connection, and not again @API-001", async () => {
    let attempts = 0;
    upstream.on("GET /files/b.png", (_request, response) => {
      attempts += 1;
      if (attempts === 1) response.destroy();
      else response.end("whole");
    });
    const file = await fetch(`${gateway.url}/files/b.png`);
    expect([file.status, await file.text(), attempts]).toEqual([200, "whole", 2]);

    upstream.on("GET /files/c.png", (_request, response) => {
      attempts += 1;
      response.destroy();
    });
    const broken = await fetch(`${gateway.url}/files/c.png`);
    expect([broken.status, attempts]).toEqual([502, 4]);
  });

  it("are no longer read from the upstream for a client that stops reading them @API-001", async () => {
    await gateway.close();
    gateway = await startTestGateway(upstream.url, { idleTimeout: 300 });
    const abandoned = Promise.withResolvers<boolean>();
    upstream.on("GET /files/long.mp4", (_request, response) => {
      response.once("close", () => abandoned.resolve(!response.writableFinished));
      response.end(Buffer.alloc(50_000_000));
    });
    const client = createConnection(Number(new URL(gateway.url).port), "127.0.0.1");
    client.on("error", () => undefined).pause();
    client.write("GET /files/long.mp4 HTTP/1.1\r\nhost: x\r\n\r\n");
    expect(await abandoned.promise).toBe(true);
    client.destroy();
  });

  it.each([
    "/files/../api/v1/session",
    "/files/%2e%2e/x",
    "/files//x",
    "/files/",
    "/api/v1/current_user/info",
    "/api/v1/session",
  ])("are not requested from the upstream at %s", async (target) => {
    const before = upstream.seen.length;
    const status = await new Promise<number>((resolve) => {
      // fetch would normalize the path before sending it.
      httpRequest(new URL(gateway.url), { path: target, headers: { accept: "application/json" } }, (response) =>
        resolve(response.resume().statusCode ?? 0),
      ).end();
    });
    expect(status).toBe(404);
    expect(upstream.seen.length).toBe(before);
  });
});

describe("multipart calls", () => {
  const form = (): FormData => {
    const data = new FormData();
    data.append("file", new Blob(["x".repeat(200_000)], { type: "image/png" }), "a.png");
    return data;
  };
  const send = (
    address: string,
    headers: Record<string, string> = { "x-requested-with": "XMLHttpRequest" },
    body: FormData | string = form(),
  ) => fetch(gateway.url + address, { method: "POST", headers, body });

  it("are streamed to their own paths with the caller's credentials @API-001 @POST-17", async () => {
    upstream.on("POST /uploads/images", (_request, response) => json(response, 201, { id: 5 }, { "set-cookie": "sid=x" }));
    const response = await send("/api/v1/uploads/images", {
      "x-requested-with": "XMLHttpRequest",
      cookie: "sid=abc; theme=dark",
    });
    expect([response.status, await response.json(), response.headers.get("set-cookie")]).toEqual([
      201,
      { id: 5, globalId: globalId("Image", 5) },
      null,
    ]);
    const [seen] = upstream.seen;
    expect(seen?.headers).toMatchObject({
      cookie: "sid=abc",
      "x-requested-with": "XMLHttpRequest",
      "content-type": expect.stringContaining("multipart/form-data; boundary="),
    });
    expect(seen?.body).toContain("x".repeat(200_000));
  });

  it("are accepted at any slug or hash, also one that begins with a hyphen or an underscore @API-001", async () => {
    upstream.on("POST /u/-bob/settings/avatar", (_request, response) => json(response, 201, { id: 5 }));
    upstream.on("POST /async/answers/video/_aB-9/uploads/videos", (_request, response) => json(response, 201, { id: 6 }));
    expect((await send("/api/v1/u/-bob/settings/avatar")).status).toBe(201);
    expect((await send("/api/v1/async/answers/video/_aB-9/uploads/videos")).status).toBe(201);
  });

  it("do not use a connection that the upstream may be closing after an earlier upload @API-001", async () => {
    const used = new Set<unknown>();
    upstream.on("POST /uploads/images", (_request, response) => {
      const { socket } = response.req;
      if (used.has(socket)) return void socket.destroy();
      used.add(socket);
      json(response, 201, { id: 5 });
    });
    for (let count = 0; count < 20; count += 1) expect((await send("/api/v1/uploads/images")).status).toBe(201);
  });

  it("return refusals unchanged, and only the general message for failures @ERR-01", async () => {
    upstream.on("POST /feedback", (_request, response) => json(response, 422, { errors: { email: ["Missing."] } }));
    const refused = await send("/api/v1/feedback");
    expect([refused.status, await refused.json()]).toEqual([422, { errors: { email: ["Missing."] } }]);
    upstream.on("POST /feedback", (_request, response) => json(response, 500, { detail: "secret" }));
    const fault = await send("/api/v1/feedback");
    expect([fault.status, await fault.json()]).toEqual([
      500,
      { detail: "Something went wrong. We are already working to solve it." },
    ]);
  });

  it("require the marker header and a multipart body, and no other path is open @API-002", async () => {
    expect(await (await send("/api/v1/uploads/images", {})).json()).toEqual({
      detail: "The X-Requested-With header is missing.",
    });
    expect(
      (await send("/api/v1/uploads/images", { "x-requested-with": "XMLHttpRequest", "content-type": "application/json" }, "{}"))
        .status,
    ).toBe(415);
    expect((await send("/api/v1/session")).status).toBe(404);
    for (const dots of ["%2e", "%2e%2e"]) expect((await send(`/api/v1/u/${dots}/settings/avatar`)).status).toBe(404);
    expect(upstream.seen).toEqual([]);
  });
});
