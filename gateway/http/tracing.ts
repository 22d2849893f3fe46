import type { IncomingHttpHeaders } from "node:http";
import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import type { TraceCall } from "../rest/callHooks.ts";
import type { OperationRecord } from "./execution.ts";

/** Traces of requests: a span for each operation and for each of its REST calls, sent to an OpenTelemetry collector. */
export interface Tracing {
  /** Handles a request in a span. It continues the caller's trace if the request has the header `traceparent`. */
  request(headers: IncomingHttpHeaders, handle: () => Promise<void>): Promise<void>;
  /** Names the span of the current request after its operation. */
  operation(record: OperationRecord): void;
  /** Makes a REST call in a span, whose trace the upstream continues. */
  call: TraceCall;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Base address of the collector's OTLP receiver for HTTP, without /v1/traces. */
  endpoint: URL;
  /** The share of traces that are recorded, 0 to 1. A caller's own decision is ignored, so that no caller can record everything. */
  ratio: number;
}

/** Spans contain no variables, paths or bodies, because those may contain personal data. */
export function startTracing({ endpoint, ratio }: TracingOptions): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const propagator = new W3CTraceContextPropagator();
  // A collector that does not respond must not delay the shutdown for long.
  const exporter = new OTLPTraceExporter({ url: new URL("v1/traces", addSlash(endpoint)).href, timeoutMillis: 3000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "pressroom-gateway" }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("pressroom-gateway");

  return {
    request(headers, handle) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      return tracer.startActiveSpan("graphql", { kind: SpanKind.SERVER }, parent, async (span) => {
        try {
          await handle();
        } finally {
          span.end();
        }
      });
    },
    operation({ name, kind, trusted, errors, context: { requestId } }) {
      const span = trace.getActiveSpan();
      if (span === undefined) return;
      // Names chosen by callers are unbounded and may contain anything.
      span.updateName(trusted && name !== null ? `${kind} ${name}` : kind);
      span.setAttributes({ "graphql.operation.type": kind, "pressroom.request_id": requestId });
      if (errors > 0) span.setStatus({ code: SpanStatusCode.ERROR });
    },
    call({ name, method }, headers, send) {
      return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
        span.setAttribute("http.request.method", method);
        const carrier: Record<string, string> = {};
        propagator.inject(context.active(), carrier, defaultTextMapSetter);
        try {
          const response = await send([...headers, ...Object.entries(carrier).flat()]);
          span.setAttribute("http.response.status_code", response.status);
          if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          return response;
        } catch (error) {
          recordFailure(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    close: () => provider.shutdown(),
  };
}

function recordFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
}

/** A base address ends with a slash, so that paths are appended to it. */
const addSlash = ({ href }: URL): string => (href.endsWith("/") ? href : `${href}/`);
