import {
  ApolloServer,
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestListener,
  type GraphQLResponse,
} from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { Context } from "../context.ts";
import { formatError } from "../errors.ts";
import { nestedTooDeeply, type Documents } from "../graph/documents.ts";
import type { Executor } from "../graph/executor.ts";
import { fragmentsOf, givesArgument, selectsAny, selectsOnly } from "../graph/selects.ts";
import { limitRules, type DocumentLimits } from "../graph/limits.ts";
import type { CostReport, Metering } from "./metering.ts";
import { presentResult, type RaisedResult } from "./results.ts";
import type { TrustedDocuments } from "../graph/trustedDocuments.ts";

export interface ApolloOptions {
  schema: GraphQLSchema;
  executor: Executor;
  metering: Metering;
  documents: Documents;
  limits: DocumentLimits;
  trusted: TrustedDocuments;
  /** True: callers with a session cookie may run trusted documents only. */
  trustedOnly: boolean;
  /** Fields of Query that answer the same to all guests: GET requests for them may be cached. */
  publicFields: readonly string[];
  log: Logger;
  /** Called after every operation. */
  observe: (done: OperationRecord) => void;
}

export interface OperationRecord {
  /** The operation's name; null when it has none. */
  name: string | null;
  kind: "query" | "mutation" | "subscription";
  /** True when it was requested by the id of a trusted document. */
  trusted: boolean;
  seconds: number;
  /** The number of errors in the answer. */
  errors: number;
  cost: CostReport;
  context: Context;
}

const selectsTotals = selectsAny(["totalCount", "totalCountIsEstimate"]);
/** The end of a list is found by its total. */
const readsBackwards = givesArgument("last");

/** Apollo Server parses and validates; the gateway's executor runs the operation. */
export function createApollo({
  schema,
  executor,
  metering,
  documents,
  limits,
  trusted,
  trustedOnly,
  publicFields,
  log,
  observe,
}: ApolloOptions): ApolloServer<Context> {
  const isPublic = selectsOnly(publicFields);
  const listener: GraphQLRequestListener<Context> = {
    async responseForOperation({ document, operation, operationName, request, contextValue, metrics }) {
      if (operation === null || operation === undefined) return null;
      const byId = metrics.persistedQueryHit === true;
      const refusal = refusalOf(operation.operation, trustedOnly && !byId && contextValue.session.sid !== null);
      if (refusal !== null) return answer({ errors: [refusal] }, contextValue);
      if (!selectsTotals(operation, () => fragmentsOf(document)) && !readsBackwards(document)) contextValue.rest.omitTotals();
      const asked = { document, operationName, variables: request.variables ?? null, context: contextValue };
      const admission = await metering.admit({ ...asked, trusted: byId });
      if (admission.error !== null) return answer({ errors: [admission.error] }, contextValue, admission.headers);
      const start = performance.now();
      const result = await executor.execute({ ...asked, count: admission.count });
      const seconds = (performance.now() - start) / 1000;
      const { cost, headers } = await admission.settle();
      observe({
        name: operationName,
        kind: operation.operation,
        trusted: byId,
        seconds,
        errors: result.errors?.length ?? 0,
        cost,
        context: contextValue,
      });
      const caching = byId && isPublic(operation, () => fragmentsOf(document)) ? { "cache-control": "public" } : {};
      return answer({ ...result, extensions: { ...result.extensions, cost } }, contextValue, { ...headers, ...caching });
    },
  };
  const execution: ApolloServerPlugin<Context> = { requestDidStart: async () => listener };
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    // request.ts checks this, and the form of requests, before Apollo sees them.
    csrfPrevention: false,
    documentStore: documents.store,
    persistedQueries: {
      cache: {
        get: async (key) => trusted.get(key.slice(key.indexOf(":") + 1)) ?? undefined,
        // Only the web build adds trusted documents.
        set: async () => undefined,
        delete: async () => false,
      },
    },
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [...limitRules(limits)],
    formatError: (formatted, error) => formatError(presentable(error, formatted), null),
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: {
      debug: (text) => log.debug(text),
      info: (text) => log.info(text),
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
    nodeEnv: "production",
    plugins: [
      execution,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
    ],
  });
}

/** The answer for Apollo. */
function answer(result: RaisedResult, context: Context, headers: Readonly<Record<string, string>> = {}): GraphQLResponse {
  return {
    http: { headers: new HeaderMap(Object.entries(headers)) },
    body: { kind: "single", singleResult: presentResult(result, context) },
  };
}

function refusalOf(kind: string, untrusted: boolean): GraphQLError | null {
  if (kind === "subscription")
    return new GraphQLError("Subscriptions are served over WebSocket.", { extensions: { code: "BAD_REQUEST" } });
  if (untrusted)
    return new GraphQLError("Only documents of the web client are served to it.", {
      extensions: { code: "PERSISTED_QUERY_REQUIRED" },
    });
  return null;
}

function presentable(error: unknown, { message, extensions }: GraphQLFormattedError): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message);
  if (isOverflow(error)) return nestedTooDeeply();
  return codedAs(error, extensions?.["code"]);
}

/** Apollo wraps the parser's error in two errors of its own. */
function isOverflow({ originalError }: GraphQLError): boolean {
  if (originalError instanceof GraphQLError) return isOverflow(originalError);
  return originalError instanceof RangeError && originalError.message.includes("call stack");
}

/** Apollo's own errors have their code only in the formatted form. */
function codedAs(error: GraphQLError, code: unknown): GraphQLError {
  return typeof error.extensions["code"] === "string" || typeof code !== "string"
    ? error
    : new GraphQLError(error.message, {
        nodes: error.nodes ?? null,
        originalError: error,
        extensions: { ...error.extensions, code },
      });
}
