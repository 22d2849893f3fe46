import { pino } from "pino";
import { createGateway, type GatewayOptions } from "../../gateway/server.ts";
import { readSettings } from "../../gateway/settings.ts";
import type { Upstream, UpstreamOptions } from "../../upstream/server.ts";
import { type AccountName, signIn } from "./accounts.ts";
import { CostCheck, UNLIMITED_BUDGET } from "./costs.ts";
import { type GraphQLResult, type GraphQLRequest, sendGraphql } from "./graphql.ts";
import { startUpstream } from "./upstream.ts";
import { startUpstreamProxy, type UpstreamProxy } from "./upstreamProxy.ts";

/** Overrides of the demo installation. */
export interface ProductOptions {
  gateway?: GatewayOptions;
  upstream?: Partial<UpstreamOptions>;
}

/** An upstream and a gateway in this process, with the demo data and the built web client, on free ports. */
export interface Product {
  /** The gateway's address, without a path. */
  url: string;
  /** Proxy between gateway and upstream: records calls, injects errors and delays. */
  upstream: UpstreamProxy;
  /** The upstream itself, for preparing or reading data without the gateway. */
  platform: Upstream;
  /** Sends one operation as a demo account; as a guest without `as`. */
  graphql<Data = Record<string, unknown>>(request: GraphQLRequest & { as?: AccountName }): Promise<GraphQLResult<Data>>;
  /** The session cookie `sid` of a demo account; signs in at the first call. */
  sessionOf(account: AccountName): Promise<string>;
  /** The cookie of an additional session, for tests that may end it. */
  newSessionOf(account: AccountName, remember?: boolean): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a product. `stop` also checks the costs of all operations that were sent. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const upstream = await startUpstream(options.upstream);
  const proxy = await startUpstreamProxy(upstream.url);
  const log = pino({ level: "warn", name: "gateway" });
  const settings = {
    ...readSettings({ PORT: "0", UPSTREAM_URL: proxy.url }),
    costBudget: UNLIMITED_BUDGET,
    ...options.gateway?.settings,
  };
  const costs = new CostCheck();
  const gateway = await createGateway({ log, onCost: costs.observe, ...options.gateway, settings });

  const sessions = new Map<AccountName, Promise<string>>();
  const sessionOf = (account: AccountName): Promise<string> => {
    const known = sessions.get(account) ?? signIn(upstream.url, account);
    sessions.set(account, known);
    return known;
  };
  return {
    url: gateway.url,
    upstream: proxy,
    platform: upstream.upstream,
    sessionOf,
    newSessionOf: (account, remember) => signIn(upstream.url, account, remember),
    async graphql<Data>({ as, ...request }: GraphQLRequest & { as?: AccountName }) {
      const cookie: Record<string, string> = as === undefined ? {} : { cookie: `sid=${await sessionOf(as)}` };
      const { result } = await sendGraphql<Data>(gateway.url, { ...request, headers: { ...cookie, ...request.headers } });
      return result;
    },
    async stop() {
      await gateway.close();
      await proxy.close();
      await upstream.stop();
      costs.finish();
    },
  };
}
