import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Fastify from "fastify";
import { pino, type Logger } from "pino";
import type { Context, Module } from "./context.ts";
import { messages } from "./errors.ts";
import { createMemoryBudgets, type BudgetStore } from "./graph/budget.ts";
import { createCostModel } from "./graph/cost.ts";
import { createCostRules } from "./graph/costRules.ts";
import { createEstimates } from "./graph/estimates.ts";
import { createDocuments } from "./graph/documents.ts";
import { withDeprecations } from "./graph/deprecationUse.ts";
import { createPlanningExecutor, type Executor } from "./graph/executor.ts";
import { printRootSchema } from "./graph/print.ts";
import { buildSchema } from "./graph/schema.ts";
import { createTrustedDocuments } from "./graph/trustedDocuments.ts";
import { defaultMinimumRates, drainRequest, type MinimumRates } from "./http/bodies.ts";
import { answerClientError } from "./http/clientErrors.ts";
import { createApollo } from "./http/apollo.ts";
import { createOperationRunner, createTrustedRunner, type OperationRecord } from "./http/execution.ts";
import { serveDeveloperSite } from "./http/developers/site.ts";
import { createDevelopmentTools } from "./http/development.ts";
import { addFieldFaults } from "./http/faults.ts";
import { serveFiles } from "./http/files.ts";
import { serveGraphiql, wantsPage } from "./http/graphiql.ts";
import { createGraphqlHandler } from "./http/graphql.ts";
import { serveHealth } from "./http/health.ts";
import { createMetering, type CostRecord } from "./http/metering.ts";
import { createMetrics } from "./http/metrics.ts";
import { serveMetrics } from "./http/metricsEndpoint.ts";
import { contextOpener, requestIdOf } from "./http/operations.ts";
import { commonHeaders } from "./http/security.ts";
import { serveUploads } from "./http/uploads.ts";
import { createDatabaseBudgets, createRedisBudgets } from "./http/sharedBudgets.ts";
import { serveSockets } from "./http/sockets.ts";
import { serveUnsubscribe } from "./http/unsubscribe.ts";
import { serveWeb } from "./http/web.ts";
import { callWeights, commonCalls, fieldCosts } from "./modules/costs.ts";
import { modules as allModules } from "./modules/index.ts";
import { idOptions } from "./modules/ids.ts";
import { publicFields } from "./modules/publicFields.ts";
import { readSdl } from "./modules/sdl.ts";
import { createRealtimeHub } from "./realtime/socketio.ts";
import { createRestApi } from "./rest/api.ts";
import { loadContract } from "./rest/contract.ts";
import { isSignedIn } from "./rest/currentUser.ts";
import { createClientAddressOf } from "./rest/clientAddress.ts";
import { readSession, type Session, type SessionOptions } from "./rest/session.ts";
import { readSettings, type Settings } from "./settings.ts";

export interface GatewayOptions {
  /** What differs from the settings' defaults. */
  settings?: Partial<Settings>;
  /** Folder of the built web client. */
  webRoot?: string;
  /** Folder of the built GraphiQL page. */
  graphiqlRoot?: string;
  /** File of documents that may be asked for by id; the web client's when left out. */
  trustedDocuments?: string;
  log?: Logger;
  /** Called for every operation that ran, with its REST calls in `context.rest.calls`. */
  onOperation?: (done: OperationRecord) => void;
  /** Called with the cost of every operation, and of every event of a subscription. */
  onCost?: (record: CostRecord) => void;
  /** Another schema than the product's, for tests of the transport. */
  schema?: { modules: readonly Module[]; typeDefs: string; contract: unknown; publicFields?: readonly string[] };
  /** Another way to execute, to compare with. */
  executor?: (schema: ReturnType<typeof buildSchema>) => Executor;
  /** Limits of a socket, for tests: milliseconds until connection_init, operations at once. */
  sockets?: { initTimeout?: number; operationLimit?: number };
  /** How fast bodies have to arrive, for tests. */
  paces?: Partial<MinimumRates>;
}

export interface Gateway {
  /** Where it listens, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Where /metrics is when it has a port of its own; null when it is beside the rest. */
  readonly metricsUrl: string | null;
  readonly log: Logger;
  /**
   * Falls from readiness, accepts requests for `shutdownDelay` more, finishes what runs, closes sockets with a code on which
   * clients connect again, then stops.
   */
  close(): Promise<void>;
}

const here = import.meta.dirname;
const graphqlPath = "/graphql";

/**
 * Starts a gateway: /graphql (HTTP, WebSocket, GraphiQL), /healthz, /readyz, /metrics, /schema.graphql, /files/*, and the
 * web client for the rest.
 * @throws Error with `code` EADDRINUSE when the port is taken
 */
export async function createGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const settings: Settings = { ...readSettings({}), ...options.settings };
  const log = options.log ?? pino({ level: settings.logLevel, name: "gateway" });
  const webRoot = options.webRoot ?? path.join(here, "../web/dist");
  const metrics = createMetrics();
  const sessions: SessionOptions = {
    secure: settings.publicUrl?.protocol === "https:",
    clientAddressOf: createClientAddressOf(settings.trustProxy),
  };

  // Imported on demand: without a collector, the libraries would only take memory.
  const tracing =
    settings.traceEndpoint === null
      ? null
      : (await import("./http/tracing.ts")).startTracing({ endpoint: settings.traceEndpoint, ratio: settings.traceRatio });
  const contract = loadContract(options.schema?.contract, settings.upstreamPaths);
  const api = createRestApi({
    url: settings.upstreamUrl,
    contract,
    idleTimeout: settings.upstreamIdleTimeout,
    totalTimeout: settings.upstreamTotalTimeout,
    observe: metrics.call,
    trace: tracing?.call,
  });
  const confirm = (session: Session) => isSignedIn(api.forOperation({ session, requestId: randomUUID(), signal: null }));
  const realtime = createRealtimeHub({ url: settings.realtimeUrl, confirm, log });
  const typeDefs = options.schema?.typeDefs ?? readSdl();
  const schema = buildSchema<Context>(options.schema?.modules ?? allModules, typeDefs, idOptions);
  if (settings.development) addFieldFaults(schema);
  const executor = (options.executor ?? createPlanningExecutor)(schema);
  const model = createCostModel(schema, createCostRules(schema, fieldCosts, commonCalls));
  const documents = createDocuments(schema, settings.documentLimits);
  const estimates = createEstimates(documents, model, settings.costLimit);
  const openContext = contextOpener({ api, realtime, settings, estimates, log });
  const budgets = await createBudgets(settings, log);
  const execution = {
    schema,
    executor: withDeprecations<Context>(schema, executor, (uses, { session }) => metrics.deprecated(uses, session)),
    metering: createMetering({
      model,
      store: budgets,
      costLimit: settings.costLimit,
      budget: settings.costBudget,
      windowLength: settings.costWindow,
      callWeights,
      observe(record) {
        metrics.cost(record);
        options.onCost?.(record);
      },
    }),
    documents,
    limits: settings.documentLimits,
    trusted: createTrustedDocuments(
      options.trustedDocuments ?? settings.trustedDocuments ?? path.join(webRoot, "trusted-documents.json"),
    ),
    trustedOnly: settings.trustedDocumentsOnly,
  };
  const observe = (done: OperationRecord): void => {
    metrics.operation(done);
    tracing?.operation(done);
    options.onOperation?.(done);
    logOperation(log, done);
  };
  const run = createOperationRunner({ ...execution, publicFields: options.schema?.publicFields ?? publicFields, observe });
  const apollo = createApollo({ ...execution, run, log });
  await apollo.start();

  let open = true;
  const isOpen = (): boolean => open;
  const development = settings.development ? createDevelopmentTools(settings.recordingsDir, execution.trusted) : null;
  const answerGraphql = createGraphqlHandler({
    apollo,
    runTrusted: createTrustedRunner(run, execution.trusted, documents),
    isOpen,
    maxDocument: settings.documentLimits.size,
    pace: options.paces?.json ?? defaultMinimumRates.json,
    open(request, signal) {
      const session = readSession(request, sessions);
      const asked = development?.begin(request.headers) ?? null;
      const context = openContext(session, requestIdOf(request.headers), signal, asked?.around);
      asked?.attach(context.rest);
      return context;
    },
    development,
  });
  const handleGraphql: typeof answerGraphql =
    tracing === null
      ? answerGraphql
      : (request, response) => tracing.request(request.headers, () => answerGraphql(request, response));
  // Operations pass by Fastify, whose handling they do not need.
  // A limit for the whole request would cut off long uploads; how fast bodies arrive is watched instead (bodies.ts).
  const server = createServer({ keepAliveTimeout: 72_000, requestTimeout: 0 });
  const app = Fastify({
    forceCloseConnections: "idle",
    clientErrorHandler: answerClientError,
    serverFactory: (serve) =>
      server.on("request", (request, response) => {
        drainRequest(request, response);
        const isOperation = request.url === graphqlPath || request.url?.startsWith(`${graphqlPath}?`) === true;
        if (isOperation && !wantsPage(request)) void handleGraphql(request, response);
        else serve(request, response);
      }),
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(commonHeaders);
    // Proxies then send their next request to another gateway.
    if (!isOpen()) reply.header("connection", "close");
  });
  // Only uploads need their bodies, and read them themselves; any other is left unread.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  app.setErrorHandler((error, request, reply) => {
    log.error({ err: error, path: request.url }, "request failed");
    return reply.code(500).send({ detail: messages.generic });
  });
  const sendGraphiql = serveGraphiql(app, options.graphiqlRoot ?? path.join(here, "../dist/graphiql"));
  app.get(graphqlPath, (_request, reply) => sendGraphiql(reply));
  serveHealth(app, { schemaText: printRootSchema(typeDefs), isOpen, upstreamReachable: () => api.reachable() });
  serveDeveloperSite(app, {
    schema,
    productName: settings.productName,
    publicOrigin: settings.publicUrl?.origin ?? null,
  });
  serveFiles(app, { upstreamUrl: settings.upstreamUrl, idleTimeout: settings.upstreamIdleTimeout, log });
  serveUploads(app, {
    upstreamUrl: settings.upstreamUrl,
    pace: options.paces?.upload ?? defaultMinimumRates.upload,
    sessions,
    log,
  });
  serveUnsubscribe(app, {
    open: (session) => api.forOperation({ session, requestId: randomUUID(), signal: null }),
    sessions,
    log,
  });
  serveWeb(app, { root: webRoot, settings });
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
      // The sockets come first: a client whose subscriptions ended before would not subscribe again.
      await sockets.close();
      realtime.close();
      await app.close();
      await metricsServer?.close();
      await apollo.stop();
      await budgets.close();
      await api.close();
      await tracing?.close();
    },
  };
}

async function createBudgets({ redisUrl, budgetDatabaseUrl, costWindow }: Settings, log: Logger): Promise<BudgetStore> {
  const windowLength = costWindow;
  if (redisUrl !== null) return createRedisBudgets({ url: redisUrl, windowLength, log });
  if (budgetDatabaseUrl !== null) return createDatabaseBudgets({ url: budgetDatabaseUrl, windowLength, log });
  return createMemoryBudgets(windowLength * 1000);
}

function logOperation(log: Logger, { name, kind, seconds, errors, context }: OperationRecord): void {
  if (!log.isLevelEnabled("info")) return;
  const { requestId, rest } = context;
  log.info(
    { requestId, operation: name, kind, milliseconds: Math.round(seconds * 1000), errors, calls: rest.calls.length },
    "operation",
  );
}
