import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { pino, type Logger } from "pino";
import type { Context, Module } from "./context.ts";
import { createPlanningExecutor, type Executor } from "./graph/executor.ts";
import { printSortedSchema } from "./graph/printSchema.ts";
import { buildSchema } from "./graph/schema.ts";
import { createApollo } from "./http/apollo.ts";
import { createApp } from "./http/app.ts";
import { serveDeveloperSite } from "./http/developers/site.ts";
import { createDevelopmentTools } from "./http/development.ts";
import { createOperationRunner, createTrustedRunner, type OperationRecord, type RunTrusted } from "./http/execution.ts";
import { enableFieldFaults } from "./http/faultInjection.ts";
import { serveFiles } from "./http/files.ts";
import { createFirstViews, type FirstViews, type RunQuery } from "./http/firstView/firstViews.ts";
import { createRenderer } from "./http/firstView/renderer.ts";
import { serveGraphiql } from "./http/graphiql.ts";
import { createGraphqlHandler } from "./http/graphql.ts";
import { serveHealth } from "./http/health.ts";
import { createLinkPreviews } from "./http/linkPreview/linkPreviews.ts";
import type { CostRecord } from "./http/metering.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { serveMetrics } from "./http/metricsEndpoint.ts";
import { createContextOpener, readRequestId } from "./http/operations.ts";
import { defaultMinimumRates, type MinimumRates } from "./http/requestBody.ts";
import { serveSockets } from "./http/sockets.ts";
import type { Tracing } from "./http/tracing.ts";
import { serveUnsubscribe } from "./http/unsubscribe.ts";
import { serveUploads } from "./http/uploads.ts";
import { printClientSettings, serveWeb } from "./http/web.ts";
import { idOptions } from "./modules/ids.ts";
import { buildProductSchema, getProductSchema, type ProductSchema } from "./modules/productSchema.ts";
import { publicFields } from "./modules/publicFields.ts";
import { createPipeline } from "./pipeline.ts";
import type { RealtimeHub } from "./realtime/hub.ts";
import { createRealtimeHub } from "./realtime/socketio.ts";
import { createRestApi, type RestApi } from "./rest/api.ts";
import { createClientAddressReader } from "./rest/clientAddress.ts";
import { loadContract } from "./rest/contract.ts";
import { isSignedIn } from "./rest/currentUser.ts";
import { readSession, type Session, type SessionOptions } from "./rest/session.ts";
import { readSettings, type Settings } from "./settings.ts";

export interface GatewayOptions {
  /** Overrides of the settings' defaults. */
  settings?: Partial<Settings>;
  /** Folder of the built web client. */
  webRoot?: string;
  /** The built worker that renders first views. */
  firstViewWorker?: string;
  /** Folder of the built GraphiQL page. */
  graphiqlRoot?: string;
  /** File of the trusted documents; by default that of the web client. */
  trustedDocuments?: string;
  log?: Logger;
  /** Called for every operation that ran, with its REST calls in `context.rest.calls`. */
  onOperation?: (record: OperationRecord) => void;
  /** Called with the cost of every operation, and of every event of a subscription. */
  onCost?: (record: CostRecord) => void;
  /** Replaces the product's schema, for tests of the transport. */
  schema?: { modules: readonly Module[]; typeDefs: string; contract: unknown; publicFields?: readonly string[] };
  /** Replaces the executor, for comparisons. */
  executor?: (schema: ReturnType<typeof buildSchema>) => Executor;
  /** Limits of a socket, for tests: milliseconds until connection_init, operations at once. */
  sockets?: { initTimeout?: number; operationLimit?: number };
  /** Milliseconds after which a connection without traffic is closed, for tests. */
  idleTimeout?: number;
  /** Minimum speeds of request bodies, for tests. */
  minimumRates?: Partial<MinimumRates>;
}

export interface Gateway {
  /** The address on which it listens, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** The address of /metrics if it has a separate port; otherwise null. */
  readonly metricsUrl: string | null;
  readonly log: Logger;
  /**
   * Reports that it is not ready, accepts requests for another `shutdownDelay`, finishes running operations, closes sockets with
   * a code that makes clients reconnect, then stops.
   */
  close(): Promise<void>;
}

const here = import.meta.dirname;
const graphqlPath = "/graphql";

/**
 * Starts a gateway: /graphql (HTTP, WebSocket, GraphiQL), /developers, /schema.graphql, the multipart calls below /api/v1,
 * /files/*, /unsubscribe, /healthz, /readyz, /metrics, and the web client for all other paths.
 * @throws Error with `code` EADDRINUSE when the port is taken
 */
export async function createGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const settings: Settings = { ...readSettings({}), ...options.settings };
  const log = options.log ?? pino({ level: settings.logLevel, name: "gateway" });
  const webRoot = options.webRoot ?? path.join(here, "../web/dist");
  const metrics = createMetrics();
  const sessions = createSessionOptions(settings);
  // Imported on demand, because the libraries take memory and only a collector needs them.
  const tracing =
    settings.traceEndpoint === null
      ? null
      : (await import("./http/tracing.ts")).startTracing({ endpoint: settings.traceEndpoint, ratio: settings.traceRatio });
  const { api, realtime } = connectUpstream({ settings, contract: options.schema?.contract, metrics, tracing, log });
  const { typeDefs, schema } = getSchema(options, settings);
  const { execution, estimates, budgets } = await createPipeline({
    schema,
    executor: (options.executor ?? createPlanningExecutor)(schema),
    settings,
    trustedDocuments: options.trustedDocuments ?? settings.trustedDocuments ?? path.join(webRoot, "trusted-documents.json"),
    metrics,
    log,
    onCost: options.onCost ?? (() => {}),
  });
  const openContext = createContextOpener({ api, realtime, settings, estimates, log });
  const observe = (record: OperationRecord): void => {
    metrics.operation(record);
    tracing?.operation(record);
    options.onOperation?.(record);
    logOperation(log, record);
  };
  const run = createOperationRunner({ ...execution, publicFields: options.schema?.publicFields ?? publicFields, observe });
  const apollo = createApollo({ ...execution, run, log });
  await apollo.start();

  let open = true;
  const isOpen = (): boolean => open;
  const development = settings.development ? createDevelopmentTools(settings.recordingsDir, execution.trusted) : null;
  const runTrusted = createTrustedRunner(run, execution.trusted, execution.documents);
  const executeGraphql = createGraphqlHandler({
    apollo,
    documents: execution.documents,
    runTrusted,
    isOpen,
    maxDocument: settings.documentLimits.size,
    minimumRate: options.minimumRates?.json ?? defaultMinimumRates.json,
    open(request, signal) {
      const session = readSession(request, sessions);
      const developmentRequest = development?.begin(request.headers) ?? null;
      const context = openContext(session, readRequestId(request.headers), signal, developmentRequest?.intercept);
      developmentRequest?.attach(context.rest);
      return context;
    },
    development,
  });
  const handleGraphql: typeof executeGraphql =
    tracing === null
      ? executeGraphql
      : (request, response) => tracing.request(request.headers, () => executeGraphql(request, response));
  const { server, app } = createApp({ graphqlPath, handleGraphql, idleTimeout: options.idleTimeout, isOpen, log });
  const printSchema = () => printSortedSchema(typeDefs);
  const firstViews = openFirstViews(options, { webRoot, settings, sessions, openContext, runTrusted, log });
  serveRoutes(app, { options, settings, schema, printSchema, api, sessions, webRoot, firstViews, isOpen, log });
  const sockets = serveSockets(server, {
    ...execution,
    path: graphqlPath,
    openContext,
    sessions,
    publicOrigin: settings.publicUrl?.origin ?? null,
    initTimeout: options.sockets?.initTimeout ?? 10_000,
    operationLimit: options.sockets?.operationLimit ?? 50,
    observe: metrics.socket,
  });
  const metricsServer = await serveMetrics(app, {
    metrics,
    token: settings.metricsToken,
    port: settings.metricsPort,
    host: settings.host,
  });
  const url = await app.listen({ port: settings.port, host: settings.host });

  return {
    url,
    metricsUrl: metricsServer?.url ?? null,
    log,
    async close() {
      open = false;
      await wait(settings.shutdownDelay);
      // Sockets are closed first, because clients whose subscriptions end on an open socket do not subscribe again.
      await sockets.close();
      realtime.close();
      await app.close();
      await firstViews?.close();
      await metricsServer?.close();
      await apollo.stop();
      await budgets.close();
      await api.close();
      await tracing?.close();
    },
  };
}

function getSchema({ schema: other }: GatewayOptions, { development }: Settings): ProductSchema {
  if (other === undefined && !development) return getProductSchema();
  const served =
    other === undefined
      ? buildProductSchema()
      : { typeDefs: other.typeDefs, schema: buildSchema<Context>(other.modules, other.typeDefs, idOptions) };
  // This modifies the schema, so development uses a copy of the shared one.
  if (development) enableFieldFaults(served.schema);
  return served;
}

interface FirstViewsOptions {
  webRoot: string;
  settings: Settings;
  sessions: SessionOptions;
  openContext: ReturnType<typeof createContextOpener>;
  runTrusted: RunTrusted;
  log: Logger;
}

/** Starts rendering first views, with the credentials of the page's request; null when disabled or not built. */
function openFirstViews(
  { firstViewWorker }: GatewayOptions,
  { webRoot, settings, sessions, openContext, runTrusted, log }: FirstViewsOptions,
): (FirstViews & { close: () => Promise<void> }) | null {
  const file = firstViewWorker ?? path.join(here, "../dist/first-view/worker.js");
  const script = path.join(webRoot, "first-view.js");
  // In development only the browser knows which faults to send with its requests.
  if (!settings.firstView || settings.development || ![file, script].every((built) => existsSync(built))) return null;
  const renderer = createRenderer({ file, settings: printClientSettings(settings), log });
  const run: RunQuery = async (request, { request: { id, name }, variables }, signal) => {
    const session = readSession(request, sessions);
    const { sid } = session;
    const context = openContext(session, readRequestId(request.headers), signal);
    const parameters = { operationName: name, variables, extensions: { persistedQuery: { sha256Hash: id } } };
    const ran = await runTrusted("GET", parameters, context);
    return ran === null ? null : { result: ran.result, changesSession: session.sid !== sid };
  };
  return {
    render: createFirstViews({ renderer, run, log }),
    script: readFileSync(script, "utf8"),
    close: () => renderer.close(),
  };
}

const createSessionOptions = ({ publicUrl, trustProxy }: Settings): SessionOptions => ({
  secure: publicUrl?.protocol === "https:",
  getClientAddress: createClientAddressReader(trustProxy),
});

interface UpstreamOptions {
  settings: Settings;
  /** Replaces `openapi.json`, for tests. */
  contract: unknown;
  metrics: Metrics;
  tracing: Tracing | null;
  log: Logger;
}

/** Creates the clients of the REST API and of the realtime server. */
function connectUpstream({ settings, contract, metrics, tracing, log }: UpstreamOptions): {
  api: RestApi;
  realtime: RealtimeHub;
} {
  const api = createRestApi({
    url: settings.upstreamUrl,
    contract: loadContract(contract, settings.upstreamPaths),
    idleTimeout: settings.upstreamIdleTimeout,
    totalTimeout: settings.upstreamTotalTimeout,
    observe: metrics.call,
    trace: tracing?.call,
  });
  const confirm = (session: Session) => isSignedIn(api.forOperation({ session, requestId: randomUUID(), signal: null }));
  return { api, realtime: createRealtimeHub({ url: settings.realtimeUrl, confirm, log }) };
}

interface RoutesOptions {
  options: GatewayOptions;
  settings: Settings;
  schema: GraphQLSchema;
  /** The schema as SDL, for /schema.graphql. */
  printSchema: () => string;
  api: RestApi;
  sessions: SessionOptions;
  webRoot: string;
  firstViews: FirstViews | null;
  isOpen: () => boolean;
  log: Logger;
}

/** Serves everything over HTTP except operations and metrics. */
function serveRoutes(
  app: FastifyInstance,
  { options, settings, schema, printSchema, api, sessions, webRoot, firstViews, isOpen, log }: RoutesOptions,
): void {
  const sendGraphiql = serveGraphiql(app, options.graphiqlRoot ?? path.join(here, "../dist/graphiql"));
  app.get(graphqlPath, (_request, reply) => sendGraphiql(reply));
  serveHealth(app, { printSchema, isOpen, upstreamReachable: () => api.reachable() });
  serveDeveloperSite(app, {
    schema,
    productName: settings.productName,
    publicOrigin: settings.publicUrl?.origin ?? null,
  });
  serveFiles(app, { upstreamUrl: settings.upstreamUrl, idleTimeout: settings.upstreamIdleTimeout, log });
  serveUploads(app, {
    upstreamUrl: settings.upstreamUrl,
    minimumRate: options.minimumRates?.upload ?? defaultMinimumRates.upload,
    sessions,
    log,
  });
  serveUnsubscribe(app, {
    open: (session) => api.forOperation({ session, requestId: randomUUID(), signal: null }),
    sessions,
    log,
  });
  const addLinkPreview = createLinkPreviews({
    open: (session, signal) => api.forOperation({ session, requestId: randomUUID(), signal }),
    sessions,
    productName: settings.productName,
    appBases: settings.appBases,
    publicOrigin: settings.publicUrl?.origin ?? null,
    log,
  });
  serveWeb(app, { root: webRoot, settings, firstViews, addLinkPreview });
}

function logOperation(log: Logger, { name, kind, seconds, errors, context }: OperationRecord): void {
  if (!log.isLevelEnabled("info")) return;
  const { requestId, rest } = context;
  log.info(
    { requestId, operation: name, kind, milliseconds: Math.round(seconds * 1000), errors, calls: rest.calls.length },
    "operation",
  );
}
