import { createHash, timingSafeEqual } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";
import { commonHeaders } from "./security.ts";

export interface MetricsEndpointOptions {
  metrics: Metrics;
  /** The token that scrapers send as `Authorization: Bearer`; null allows everybody. */
  token: string | null;
  /** A separate port; null uses the gateway's port. */
  port: number | null;
  host: string;
}

/** The server for /metrics when it has a separate port. */
export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves /metrics on the gateway's own port, or starts a separate server for it.
 * @param app the gateway's server
 * @returns the started server; null when none is needed
 * @throws Error with `code` EADDRINUSE when the port is taken
 */
export async function serveMetrics(app: FastifyInstance, options: MetricsEndpointOptions): Promise<MetricsServer | null> {
  const { port, host } = options;
  if (port === null) {
    addRoute(app, options);
    return null;
  }
  const server = Fastify({ forceCloseConnections: true });
  server.addHook("onRequest", async (_request, reply) => void reply.headers(commonHeaders));
  addRoute(server, options);
  const url = await server.listen({ port, host });
  return { url, close: () => server.close() };
}

function addRoute(app: FastifyInstance, { metrics, token }: MetricsEndpointOptions): void {
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (token !== null && !isSame(request.headers.authorization, `Bearer ${token}`))
      return reply.code(401).header("www-authenticate", "Bearer").send({ detail: "Metrics need a token." });
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Compares in constant time. */
function isSame(given: string | undefined, expected: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given ?? ""), digest(expected));
}
