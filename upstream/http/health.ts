import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

export interface Health {
  /** Makes /readyz fail, and resolves after the time that proxies need to notice; requests are still accepted. */
  drain(delay: number): Promise<void>;
}

/**
 * Registers /healthz, which only reports that the process is alive, because a restart does not help while the database is
 * unavailable, and /readyz, which needs the database to respond and fails while the node shuts down.
 */
export function serveHealth(app: FastifyInstance, db: Db): Health {
  let isDraining = false;
  app.addHook("onRequest", async (_request, reply) => {
    // Proxies then send further requests to another node.
    if (isDraining) reply.header("connection", "close");
  });
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (isDraining) return reply.code(503).send({ status: "draining" });
    try {
      await sql`select 1`.execute(db);
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "database unreachable" });
    }
  });
  return {
    async drain(delay) {
      isDraining = true;
      await wait(delay);
    },
  };
}
