import { ApolloServer, HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener } from "@apollo/server";
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
import type { DocumentCache } from "../graph/documentCache.ts";
import type { TrustedDocuments } from "../graph/trustedDocuments.ts";
import type { RunOperation } from "./execution.ts";

export interface ApolloOptions {
  schema: GraphQLSchema;
  documents: DocumentCache;
  trusted: TrustedDocuments;
  run: RunOperation;
  log: Logger;
}

/** Apollo Server finds the operation of a prepared document; the gateway prepares documents and runs their operations. */
export function createApollo({ schema, run, documents, trusted, log }: ApolloOptions): ApolloServer<Context> {
  const listener: GraphQLRequestListener<Context> = {
    async responseForOperation({ document, operation, operationName, request, contextValue, metrics }) {
      if (operation === null || operation === undefined) return null;
      const { result, headers } = await run({
        document,
        operation,
        operationName,
        variables: request.variables ?? null,
        trusted: metrics.persistedQueryHit === true,
        context: contextValue,
      });
      return { http: { headers: new HeaderMap(Object.entries(headers)) }, body: { kind: "single", singleResult: result } };
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
    formatError: (formatted, error) => formatError(toGraphqlError(error, formatted), null),
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

function toGraphqlError(error: unknown, { message, extensions }: GraphQLFormattedError): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message);
  return addCode(error, extensions?.["code"]);
}

/** Apollo's own errors have their code only in the formatted form. */
function addCode(error: GraphQLError, code: unknown): GraphQLError {
  return typeof error.extensions["code"] === "string" || typeof code !== "string"
    ? error
    : new GraphQLError(error.message, {
        nodes: error.nodes ?? null,
        originalError: error,
        extensions: { ...error.extensions, code },
      });
}
