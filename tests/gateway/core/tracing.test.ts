import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway } from "../../../gateway/server.ts";
import { readSettings } from "../../../gateway/settings.ts";
import { signIn } from "../../support/accounts.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { startUpstream } from "../../support/upstream.ts";

const value = v.object({ stringValue: v.optional(v.string()), intValue: v.optional(v.union([v.string(), v.number()])) });
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ""),
  name: v.string(),
  attributes: v.array(v.object({ key: v.string(), value })),
});
const exported = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(span) })) })),
});
type Span = v.InferOutput<typeof span>;

/** The receiver of an OpenTelemetry collector: keeps what is sent to it. */
class Collector {
  readonly spans: Span[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const { resourceSpans } = v.parse(exported, JSON.parse(await text(request)));
      this.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      response.setHeader("content-type", "application/json").end("{}");
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

const attributeOf = ({ attributes }: Span, key: string) => attributes.find((one) => one.key === key)?.value.stringValue;

describe("traces", () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const requestId = "a-request-that-is-traced";
  const collector = new Collector();
  let spans: readonly Span[] = [];

  beforeAll(async () => {
    const endpoint = await collector.listen();
    const { url, stop } = await startUpstream({ traceEndpoint: endpoint });
    const settings = readSettings({ PORT: "0", UPSTREAM_URL: url, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    const gateway = await createGateway({ settings, log: pino({ level: "silent" }) });
    const { result } = await sendGraphql(gateway.url, {
      document:
        "query Mine($slug: String!, $words: String!) { community(slug: $slug) { name } search(query: $words, first: 1) { edges { node { title } } } }",
      variables: { slug: "media-insiders", words: "harbour" },
      headers: {
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
        "x-request-id": requestId,
        cookie: `sid=${await signIn(url, "journo")}`,
      },
    });
    expect(result.errors).toBeUndefined();
    // Both send what is left when they close.
    await gateway.close();
    await stop();
    spans = collector.spans.filter((one) => one.traceId === traceId);
  });
  afterAll(() => collector.close());

  const childrenOf = (parent: Span | undefined): Span[] => spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const operation = () => spans.find(({ parentSpanId }) => parentSpanId === "b7ad6b7169203331");

  it("lead from the caller's operation by its REST calls to their SQL statements", () => {
    expect(operation()?.name).toBe("query");
    const calls = childrenOf(operation());
    expect(calls.map(({ name }) => name)).toContain("getCommunity");
    const [request] = childrenOf(calls.find(({ name }) => name === "getCommunity"));
    expect(request?.name).toBe("GET /api/v1/communities/:slug");
    const statements = childrenOf(request).map((one) => attributeOf(one, "db.query.text") ?? "");
    expect(statements.some((statement) => statement.includes("communities"))).toBe(true);
  });

  it("are found by the reference number of an error", () => {
    const ofRequest = spans.filter((one) => attributeOf(one, "pressroom.request_id") === requestId);
    expect(ofRequest).toContain(operation());
    expect(ofRequest.length).toBeGreaterThan(1);
  });

  it("contain no values", () => {
    expect(JSON.stringify(spans)).not.toMatch(/harbour|media-insiders/);
  });
});
