import { afterEach, beforeEach, expect, it } from "vitest";
import { createUpstream, type Upstream } from "../../upstream/server.ts";
import { startTcpProxy, type TcpProxy } from "../support/tcpProxy.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

let database: TcpProxy;
let upstream: Upstream;
let token: string | null;

beforeEach(async () => {
  const { options } = env.current;
  database = await startTcpProxy(options.databaseUrl ?? "");
  upstream = await createUpstream({ ...options, databaseUrl: database.url, statementTimeout: 2000 });
  ({ token } = (await env.current.person(["journo"])).client);
});
afterEach(async () => {
  await upstream.close();
  await database.close();
});

const read = async () => {
  const headers = { "x-requested-with": "XMLHttpRequest", authorization: `Bearer ${token}` };
  const { statusCode, headers: sent, body } = await upstream.app.inject({ url: "/api/v1/communities", headers });
  return { status: statusCode, retryAfter: sent["retry-after"], body };
};
const unavailable = { status: 503, retryAfter: "2", body: '{"detail":"The database cannot be reached."}' };

it("calls fail with 503 while PostgreSQL is unavailable, and succeed when it is available again", async () => {
  expect(await read()).toMatchObject({ status: 200 });
  database.disconnect();
  expect(await read()).toMatchObject(unavailable);
  database.restore();
  await expect.poll(read).toMatchObject({ status: 200 });
});

it("the process stays alive, but is not ready, while PostgreSQL is unavailable", async () => {
  const statuses = () => Promise.all(["/healthz", "/readyz"].map(async (url) => (await upstream.app.inject({ url })).statusCode));
  expect(await statuses()).toEqual([200, 200]);
  database.disconnect();
  expect(await statuses()).toEqual([200, 503]);
  database.restore();
  await expect.poll(statuses).toEqual([200, 200]);
});

it("a call whose connection is lost before the response fails with 503", async () => {
  database.stall();
  const waiting = read();
  await new Promise((resolve) => setTimeout(resolve, 100));
  database.disconnect();
  expect(await waiting).toMatchObject(unavailable);
  database.restore();
});

it("calls fail with 503 when PostgreSQL stops responding, and later ones succeed over new connections", async () => {
  expect(await read()).toMatchObject({ status: 200 });
  database.stall();
  expect(await read()).toMatchObject(unavailable);
  expect(await read()).toMatchObject({ status: 200 });
});
