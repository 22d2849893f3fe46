import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { isSame } from "../text/isSame.ts";
import type { Jobs } from "./queue.ts";

interface MetricsOptions {
  /** The background work, whose jobs are counted when the metrics are read. */
  jobs: Pick<Jobs, "counts">;
  /** The names of all types of jobs. */
  names: readonly string[];
  /** The token that scrapers send as `Authorization: Bearer`; null allows everybody. */
  token: string | null;
}

const noJobs = { waiting: 0, scheduled: 0, running: 0, deadLetters: 0 };

let ofProcess: Registry | null = null;

/** Memory, CPU and delays of the event loop, which are measured once for all servers of a process. */
function getProcessMetrics(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Registers /metrics, in the text format of Prometheus. Nodes that share a database count the same jobs. */
export function serveMetrics(app: FastifyInstance, { jobs, names, token }: MetricsOptions): void {
  const registry = new Registry();
  const shared = getProcessMetrics();
  const registers = [registry];
  const queued = new Gauge({
    name: "pressroom_jobs",
    help: "Background jobs that wait (also to be tried again), are scheduled for later, or run, by type",
    labelNames: ["type", "state"],
    registers,
  });
  const dead = new Gauge({
    name: "pressroom_dead_letters",
    help: "Background jobs that have failed for the last time, by type",
    labelNames: ["type"],
    registers,
  });
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (token !== null && !isSame(request.headers.authorization ?? "", `Bearer ${token}`))
      return reply.code(401).header("www-authenticate", "Bearer").send({ detail: "Metrics need a token." });
    const counts = new Map((await jobs.counts()).map((count) => [count.name, count]));
    // A type without jobs is 0 instead of absent, so that a fall to 0 is visible.
    for (const type of names) {
      const { waiting, scheduled, running, deadLetters } = counts.get(type) ?? noJobs;
      queued.set({ type, state: "waiting" }, waiting);
      queued.set({ type, state: "scheduled" }, scheduled);
      queued.set({ type, state: "running" }, running);
      dead.set({ type }, deadLetters);
    }
    return reply.type(registry.contentType).send(`${await registry.metrics()}${await shared.metrics()}`);
  });
}
