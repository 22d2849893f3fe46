import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LogEvent } from "kysely";

/** Traces of requests: a span for each request and for each of its SQL statements, sent to an OpenTelemetry collector. */
export interface Tracing {
  /**
   * Adds a span for every request, until the server closes. It continues the gateway's trace if the request has the header
   * `traceparent`.
   */
  observe(app: FastifyInstance): void;
  /** Adds a span for an SQL statement that has finished. */
  query(event: LogEvent): void;
}

export interface TracingOptions {
  /** Base address of the collector's OTLP receiver for HTTP, without /v1/traces. */
  endpoint: string;
  /** The share of traces that are recorded, 0 to 1, among those that a gateway has not decided about. */
  ratio: number;
}

/** Spans contain no values of statements and no paths, because those may contain personal data. */
export function startTracing({ endpoint, ratio }: TracingOptions): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const propagator = new W3CTraceContextPropagator();
  // A collector that does not respond must not delay the shutdown for long.
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces`, timeoutMillis: 3000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "pressroom-upstream" }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("pressroom-upstream");
  const requests = new WeakMap<FastifyRequest, { span: Span; active: Context }>();
  const runInSpan = (request: FastifyRequest, done: () => void) =>
    context.with(requests.get(request)?.active ?? context.active(), done);

  return {
    observe(app) {
      app.addHook("onRequest", (request, _reply, done) => {
        const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
        const name = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
        const attributes = { "http.request.method": request.method, "pressroom.request_id": request.id };
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
        requests.set(request, { span, active: trace.setSpan(parent, span) });
        runInSpan(request, done);
      });
      // Reading a body continues in the socket's context.
      app.addHook("preHandler", (request, _reply, done) => runInSpan(request, done));
      app.addHook("onResponse", (request, reply, done) => {
        const span = requests.get(request)?.span;
        span?.setAttribute("http.response.status_code", reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
      app.addHook("onClose", () => provider.shutdown());
    },
    query({ level, query, queryDurationMillis }) {
      // Statements of background jobs belong to no request.
      if (trace.getActiveSpan() === undefined) return;
      const end = Date.now();
      const span = tracer.startSpan(/^\w+/.exec(query.sql)?.[0] ?? "sql", {
        kind: SpanKind.CLIENT,
        startTime: end - queryDurationMillis,
        attributes: { "db.system.name": "postgresql", "db.query.text": query.sql },
      });
      if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
  };
}
