import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { createGateway } from "../../../gateway/server.ts";
import { readSettings, type Settings } from "../../../gateway/settings.ts";
import { openSession } from "../../../upstream/session/sessions.ts";
import type { Role } from "../../../upstream/db/schema.ts";
import { createUpstream, type Upstream } from "../../../upstream/server.ts";
import { CostCheck, unlimitedBudget } from "../../support/costs.ts";
import { sendGraphql, type GraphQLAnswer } from "../../support/graphql.ts";
import { bareDatabase } from "../../support/ownDatabase.ts";
import { CHEAP_PASSWORDS } from "../../support/passwords.ts";
import { startUpstreamProxy, type UpstreamProxy } from "../../support/upstreamProxy.ts";
import { Fixtures } from "./fixtures.ts";
import { startTcpProxy, type TcpProxy } from "../../support/tcpProxy.ts";

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
  ): Promise<GraphQLAnswer<Data>>;
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

/** Every answer has its cost; tests of costs read it themselves. */
function withoutCost<Data>({ extensions, ...answer }: GraphQLAnswer<Data>): GraphQLAnswer<Data> {
  const { cost: _cost, ...others } = extensions ?? {};
  return Object.keys(others).length === 0 ? answer : { ...answer, extensions: others };
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
    passwordCost: CHEAP_PASSWORDS,
    logLevel: "warn",
  });
  // Tests create their own.
  await upstream.db.deleteFrom("communities").execute();
  const proxy = await startUpstreamProxy(await upstream.listen(0, "127.0.0.1"));
  const realtimeProxy = await startTcpProxy(upstream.url);
  const settings = {
    ...readSettings({ PORT: "0", UPSTREAM_URL: proxy.url, REALTIME_URL: realtimeProxy.url }),
    costBudget: unlimitedBudget,
    ...changed,
  };
  const costs = new CostCheck();
  const gateway = await createGateway({ settings, log: pino({ level: "silent" }), onCost: costs.observe });

  async function run<Data>(
    document: string,
    variables: Record<string, unknown> = {},
    as?: SignedIn,
  ): Promise<GraphQLAnswer<Data>> {
    const headers: Record<string, string> = as === undefined ? {} : { cookie: `sid=${as.sid}` };
    const { answer } = await sendGraphql<Data>(gateway.url, { document, variables, headers });
    return withoutCost(answer);
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
      const answer = await run<Data>(document, variables, as);
      if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors, null, 2));
      if (answer.data === null || answer.data === undefined) throw new Error("The answer has no data.");
      return answer.data;
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
