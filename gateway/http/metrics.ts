import { createHash } from "node:crypto";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import { toPoints } from "../graph/cost.ts";
import type { DeprecationUse } from "../graph/deprecationUse.ts";
import type { Session } from "../rest/session.ts";
import type { OperationRecord } from "./execution.ts";
import type { CostRecord } from "./metering.ts";
import { SeriesHistogram, type Series } from "./seriesHistogram.ts";

/** The metrics that /metrics returns; one registry per gateway. */
export interface Metrics {
  operation: (record: OperationRecord) => void;
  call: (record: CallMetric) => void;
  cost: (record: CostRecord) => void;
  socket: (change: 1 | -1) => void;
  /** Counts deprecated elements that an operation used. */
  deprecated: (uses: readonly DeprecationUse[], session: Session) => void;
  /** The metrics in Prometheus' text format, and its content type. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** A call of the REST API: `status` is the HTTP status, or the failure's name. */
interface CallMetric {
  name: string;
  status: string;
  seconds: number;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  const operations = new OperationMetrics(registers);
  const calls = new CallMetrics();
  // Aggregated here, because each look-up of a label takes longer than the rest of the accounting.
  const total = { requested: 0, actual: 0 };
  const points = new Counter({
    name: "pressroom_cost_points",
    help: "Points that operations cost, as estimated and in fact",
    labelNames: ["kind"],
    registers,
    collect() {
      points.reset();
      for (const [kind, sum] of Object.entries(total)) points.inc({ kind }, sum);
    },
  });
  const underestimated = new Counter({
    name: "pressroom_cost_underestimated",
    help: "Operations that made more REST calls than was estimated",
    registers,
  });
  const sockets = new Gauge({ name: "pressroom_sockets", help: "Open WebSocket connections", registers });
  const deprecated = new Counter({
    name: "pressroom_deprecated_uses",
    help: "Uses of deprecated elements of the schema, by caller: the first 12 hex digits of the token's SHA-256",
    labelNames: ["coordinate", "caller"],
    registers,
  });
  const callers = new CallerLabels();
  return {
    deprecated(uses, session) {
      const caller = callers.getLabel(session);
      for (const { coordinate } of uses) deprecated.inc({ coordinate, caller });
    },
    operation: (record) => operations.observe(record),
    call: (record) => calls.observe(record),
    cost({ requested, actual }) {
      total.requested += toPoints(requested);
      total.actual += toPoints(actual);
      if (actual.calls > requested.calls) underestimated.inc();
    },
    socket: (change) => sockets.inc(change),
    text: async () => [await registry.metrics(), operations.text(), calls.text()].join("\n"),
    contentType: registry.contentType,
  };
}

/** Durations of operations and their calls of the REST API. */
class OperationMetrics {
  readonly #seconds = new SeriesHistogram<"name" | "kind" | "result">({
    name: "pressroom_operation_seconds",
    help: "GraphQL operations, by name for those of the web client",
    buckets,
  });
  /** By name. */
  readonly #known = new Map<string, KnownOperation>();

  constructor(registers: Registry[]) {
    const known = this.#known;
    const calls = new Counter({
      name: "pressroom_operation_rest_calls",
      help: "Calls of the REST API made for operations",
      labelNames: ["name"],
      registers,
      collect() {
        calls.reset();
        for (const [name, { restCalls }] of known) calls.inc({ name }, restCalls);
      },
    });
  }

  observe({ name, kind, trusted, seconds, errors, hasFault, context }: OperationRecord): void {
    // Names chosen by callers would create an unbounded number of series.
    const label = trusted ? (name ?? "unnamed") : "other";
    let known = this.#known.get(label);
    if (known === undefined) this.#known.set(label, (known = { restCalls: 0, series: {} }));
    known.restCalls += context.rest.calls.length;
    const ofKind = (known.series[kind] ??= { ok: null, client_errors: null, errors: null });
    const result = errors === 0 ? "ok" : hasFault ? "errors" : "client_errors";
    const series = (ofKind[result] ??= this.#seconds.open({ name: label, kind, result }));
    series.observe(seconds);
  }

  text(): string {
    return this.#seconds.text();
  }
}

/** `client_errors`: all errors are consequences of the request, such as invalid input or a session that has ended. */
type OperationOutcome = "ok" | "client_errors" | "errors";

/** The counts and durations of the operations with one name. */
interface KnownOperation {
  restCalls: number;
  readonly series: Partial<Record<OperationRecord["kind"], Record<OperationOutcome, Series | null>>>;
}

/** Durations of calls of the REST API. */
class CallMetrics {
  readonly #seconds = new SeriesHistogram<"call" | "status">({
    name: "pressroom_rest_seconds",
    help: "Calls of the REST API",
    buckets,
  });
  /** By call and status. */
  readonly #series = new Map<string, Map<string, Series>>();

  observe({ name, status, seconds }: CallMetric): void {
    let ofCall = this.#series.get(name);
    if (ofCall === undefined) this.#series.set(name, (ofCall = new Map()));
    let series = ofCall.get(status);
    if (series === undefined) ofCall.set(status, (series = this.#seconds.open({ call: name, status })));
    series.observe(seconds);
  }

  text(): string {
    return this.#seconds.text();
  }
}

/** The number of tokens with their own label; the rest share one, because callers could send any number of made-up tokens. */
const MAX_TOKENS = 500;

/** Labels of callers that distinguish tokens without revealing them. */
class CallerLabels {
  readonly #known = new Set<string>();

  getLabel({ sid, authorization }: Session): string {
    if (authorization === null) return sid === null ? "guest" : "session";
    const token = authorization.replace(/^Bearer /, "");
    const label = createHash("sha256").update(token).digest("hex").slice(0, 12);
    if (this.#known.size < MAX_TOKENS) this.#known.add(label);
    return this.#known.has(label) ? label : "other";
  }
}
