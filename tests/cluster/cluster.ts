import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRedis } from "../../scripts/lib/redis.ts";
import { freePort } from "../support/ports.ts";
import { createDatabase, startPostgres } from "../support/postgres.ts";
import { startRedis } from "../support/redis.ts";
import { startServerProcess, type ServerProcess, type ServerProcessOptions } from "../support/serverProcess.ts";
import { startBalancer } from "./balancer.ts";

/** One of the four servers, which can be restarted. */
export interface Node {
  readonly name: string;
  readonly url: string;
  /** Stops it by SIGTERM and starts it again. @returns its exit code */
  restart(): Promise<number | null>;
}

/** Two gateways and two upstreams on one PostgreSQL, one file folder and, where there is one, one Redis. */
export interface Cluster {
  /** Address of the proxy in front of the gateways. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly hasRedis: boolean;
  readonly gateways: readonly [Node, Node];
  readonly upstreams: readonly [Node, Node];
  stop(): Promise<void>;
}

/** As in docs/operations.md: longer than the balancer needs to notice that a server is not ready. */
const shutdownDelay = "5";

export async function startCluster(): Promise<Cluster> {
  const postgres = await startPostgres();
  const databaseUrl = await createDatabase(postgres.url, "cluster");
  const redis = (await findRedis()) === null ? null : await startRedis();
  const dataDir = await mkdtemp(join(tmpdir(), "pressroom-cluster-"));
  const running = new Map<string, ServerProcess>();
  const shared = {
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    SHUTDOWN_DELAY: shutdownDelay,
    ...(redis === null ? {} : { REDIS_URL: redis.url }),
  };

  async function startNode(name: string, options: Omit<ServerProcessOptions, "readyUrl">, port: string): Promise<Node> {
    const url = `http://127.0.0.1:${port}`;
    const start = async () => void running.set(name, await startServerProcess({ ...options, readyUrl: `${url}/readyz` }));
    await start();
    return {
      name,
      url,
      async restart() {
        const ended = await running.get(name)?.stop();
        await start();
        return ended?.code ?? null;
      },
    };
  }
  async function startUpstream(name: string): Promise<Node> {
    const port = String(await freePort());
    const settings = { ...shared, UPSTREAM_PORT: port, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    return startNode(name, { module: "upstream/main.ts", settings }, port);
  }
  async function startGateway(name: string, upstreamUrl: string): Promise<Node> {
    const port = String(await freePort());
    const settings = {
      ...shared,
      PORT: port,
      UPSTREAM_URL: upstreamUrl,
      TRUST_PROXY: "loopback",
      COST_BUDGET: "10000000",
      BUDGET_DATABASE_URL: databaseUrl,
    };
    return startNode(name, { module: "gateway/main.ts", settings }, port);
  }

  const upstreams = [await startUpstream("upstream 1"), await startUpstream("upstream 2")] as const;
  const inner = await startBalancer(upstreams.map(({ url }) => url));
  const gateways = [await startGateway("gateway 1", inner.url), await startGateway("gateway 2", inner.url)] as const;
  const front = await startBalancer(gateways.map(({ url }) => url));
  return {
    url: front.url,
    databaseUrl,
    hasRedis: redis !== null,
    gateways,
    upstreams,
    async stop() {
      await front.close();
      for (const name of ["gateway 1", "gateway 2", "upstream 1", "upstream 2"]) await running.get(name)?.stop();
      await inner.close();
      await redis?.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
