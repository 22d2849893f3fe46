import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createGateway } from "../../../gateway/server.ts";
import { readSettings, type Settings } from "../../../gateway/settings.ts";
import type { Role } from "../../../upstream/db/schema.ts";
import { createUpstream, type Upstream } from "../../../upstream/server.ts";
import { openSession } from "../../../upstream/session/sessions.ts";
import { CostCheck, UNLIMITED_BUDGET } from "../../support/costs.ts";
import { sendGraphql, type GraphQLResult } from "../../support/graphql.ts";
import { bareDatabase } from "../../support/ownDatabase.ts";
import { cheapPasswords } from "../../support/passwords.ts";
import { startTcpProxy, type TcpProxy } from "../../support/tcpProxy.ts";
import { startUpstreamProxy, type UpstreamProxy } from "../../support/upstreamProxy.ts";
import { Fixtures } from "./fixtures.ts";

/** Gateway and upstream in this process with base data only; tests add their own data. */
export interface TestEnv {
  url: string;
  /** Inserts people, posts and other data directly into the database. */
  fixtures: Fixtures;
  /** Proxy between gateway and upstream: records calls, injects errors and delays. */
  upstream: UpstreamProxy;
  /** Proxy between gateway and realtime server. */
  realtimeProxy: TcpProxy;
  /** The upstream itself, for events that no call causes. */
  platform: Upstream;
  /** Runs one operation; as a guest without `as`. */
  run<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
    as?: SignedIn,
  ): Promise<GraphQLResult<Data>>;
  /** Like `run`, but fails if the response contains errors. */
  data<Data = Record<string, unknown>>(document: string, variables?: Record<string, unknown>, as?: SignedIn): Promise<Data>;
  stop(): Promise<void>;
}

/** What preparing data needs. */
export type DataEnv = Pick<TestEnv, "fixtures" | "data">;

/** A signed-in user. */
export interface SignedIn {
  sid: string;
}

export interface Person extends SignedIn {
  userId: number;
  contactId: number;
  slug: string;
  roles: readonly Role[];
}

/** Every response has its cost; tests of costs read it themselves. */
function withoutCost<Data>({ extensions, ...result }: GraphQLResult<Data>): GraphQLResult<Data> {
  const { cost: _cost, ...others } = extensions ?? {};
  return Object.keys(others).length === 0 ? result : { ...result, extensions: others };
}

/** @param changed overrides of the gateway's settings */
export async function startTestEnv(changed: Partial<Settings> = {}): Promise<TestEnv> {
  const filesDir = await mkdtemp(join(tmpdir(), "pressroom-gateway-"));
  const { database, end } = await bareDatabase();
  const upstream = await createUpstream({
    ...database,
    filesDir,
    seedDemo: false,
    productName: "Pressroom",
    passwordCost: cheapPasswords,
    logLevel: "warn",
  });
  // Tests create their own.
  await upstream.db.deleteFrom("communities").execute();
  const proxy = await startUpstreamProxy(await upstream.listen(0, "127.0.0.1"));
  const realtimeProxy = await startTcpProxy(upstream.url);
  const settings = {
    ...readSettings({ PORT: "0", UPSTREAM_URL: proxy.url, REALTIME_URL: realtimeProxy.url }),
    costBudget: UNLIMITED_BUDGET,
    ...changed,
  };
  const costs = new CostCheck();
  const gateway = await createGateway({ settings, log: pino({ level: "silent" }), onCost: costs.observe });

  async function run<Data>(
    document: string,
    variables: Record<string, unknown> = {},
    as?: SignedIn,
  ): Promise<GraphQLResult<Data>> {
    const headers: Record<string, string> = as === undefined ? {} : { cookie: `sid=${as.sid}` };
    const { result } = await sendGraphql<Data>(gateway.url, { document, variables, headers });
    return withoutCost(result);
  }
  return {
    url: gateway.url,
    upstream: proxy,
    realtimeProxy,
    platform: upstream,
    fixtures: new Fixtures(upstream.db, (userId) =>
      openSession(upstream.db, userId, true, { device: null, address: null }, new Date()),
    ),
    run,
    async data<Data>(document: string, variables?: Record<string, unknown>, as?: SignedIn) {
      const result = await run<Data>(document, variables, as);
      if (result.errors !== undefined) throw new Error(JSON.stringify(result.errors, null, 2));
      if (result.data === null || result.data === undefined) throw new Error("The result has no data.");
      return result.data;
    },
    async stop() {
      await gateway.close();
      await realtimeProxy.close();
      await proxy.close();
      await upstream.close();
      await end();
      await rm(filesDir, { recursive: true, force: true });
      costs.finish();
    },
  };
}
