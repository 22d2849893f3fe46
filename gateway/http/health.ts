import type { FastifyInstance } from "fastify";
import { FixedText } from "./compression.ts";

export interface HealthOptions {
  /** Prints schema.graphql; called once, at the first request for it. */
  printSchema: () => string;
  /** Whether the gateway accepts new work: false as soon as it drains. */
  isOpen: () => boolean;
  upstreamReachable: () => Promise<boolean>;
}

/** Endpoints for operators and monitoring. */
export function serveHealth(app: FastifyInstance, { printSchema, isOpen, upstreamReachable }: HealthOptions): void {
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    const open = isOpen();
    const upstream = open && (await upstreamReachable());
    const status = !open ? "draining" : upstream ? "ready" : "upstream unreachable";
    return reply
      .code(open && upstream ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status });
  });

  // Printed on demand, because it would take a third of the start, and most gateways never get this request.
  let schema: FixedText | undefined;
  app.get("/schema.graphql", (_request, reply) => {
    schema ??= new FixedText(printSchema());
    return schema.send(reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=300"));
  });
}
