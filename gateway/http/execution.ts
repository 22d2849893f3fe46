import { getOperationAST, OperationTypeNode, type GraphQLError, type DocumentNode, type OperationDefinitionNode } from "graphql";
import type { Context } from "../context.ts";
import { createCodedError } from "../graph/codedErrors.ts";
import type { DocumentCache } from "../graph/documentCache.ts";
import type { Executor } from "../graph/executor.ts";
import { getFragments, createPassesArgument, createSelectsAny, createSelectsOnly } from "../graph/selectionChecks.ts";
import { readPersistedId, type TrustedDocuments } from "../graph/trustedDocuments.ts";
import { createQueueFullError, type FairShare } from "./fairShare.ts";
import { getCallerKey, type CostReport, type Metering } from "./metering.ts";
import type { GraphqlParameters } from "./request.ts";
import { formatResult, hasFault, type FormattedResult, type ExecutorResult } from "./results.ts";

export interface ExecutionOptions {
  executor: Executor;
  metering: Metering;
  /** Limits how many operations of one caller run at once. */
  fairShare: FairShare;
  /** True: callers with a session cookie may run trusted documents only. */
  trustedOnly: boolean;
  /** Fields of Query with the same values for all guests: GET requests for them may be cached. */
  publicFields: readonly string[];
  /** Called after every operation. */
  observe: (record: OperationRecord) => void;
}

export interface OperationRecord {
  /** The operation's name; null when it has none. */
  name: string | null;
  kind: "query" | "mutation" | "subscription";
  /** True when it was requested by the id of a trusted document. */
  trusted: boolean;
  seconds: number;
  /** The number of errors in the response. */
  errors: number;
  /** Whether the product caused one of the errors. */
  hasFault: boolean;
  cost: CostReport;
  context: Context;
}

/** An operation of a valid document. */
export interface RequestedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Its name; null when it has none. */
  operationName: string | null;
  variables: Record<string, unknown> | null;
  /** True when it was requested by the id of a trusted document. */
  trusted: boolean;
  context: Context;
}

/** A result for the client and its headers. */
export interface OperationResponse {
  result: FormattedResult;
  headers: Readonly<Record<string, string>>;
}

export type RunOperation = (operation: RequestedOperation) => Promise<OperationResponse>;

const selectsTotals = createSelectsAny(["totalCount", "totalCountIsEstimate"]);
/** The end of a list is found by its total, so a page read backwards needs it. */
const readsBackwards = createPassesArgument("last");

/** Runs operations within the concurrency limits and budgets of their callers. */
export function createOperationRunner({
  executor,
  metering,
  fairShare,
  trustedOnly,
  publicFields,
  observe,
}: ExecutionOptions): RunOperation {
  const isPublic = createSelectsOnly(publicFields);
  return async ({ operation, trusted, context, ...request }) => {
    const error = checkOperation(operation.operation, trustedOnly && !trusted && context.session.sid !== null);
    if (error !== null) return createResponse({ errors: [error] }, context);
    const acquiring = fairShare.acquireSlot(getCallerKey(context.session));
    if (acquiring === null) return createResponse({ errors: [createQueueFullError()] }, context, { "retry-after": "1" });
    const releaseSlot = acquiring instanceof Promise ? await acquiring : acquiring;
    try {
      return await runInSlot({ operation, trusted, context, ...request });
    } finally {
      releaseSlot();
    }
  };

  async function runInSlot({ operation, trusted, context, ...request }: RequestedOperation): Promise<OperationResponse> {
    if (
      !selectsTotals(operation, () => getFragments(request.document), request.variables ?? {}) &&
      !readsBackwards(request.document)
    )
      context.rest.omitTotals();
    const reservation = await metering.reserve({ ...request, context, trusted });
    if (reservation.error !== null) return createResponse({ errors: [reservation.error] }, context, reservation.headers);
    const start = performance.now();
    const result = await executor.execute({ ...request, context, count: reservation.count });
    const seconds = (performance.now() - start) / 1000;
    const { cost, headers } = await reservation.settle();
    const caching = trusted && isPublic(operation, () => getFragments(request.document)) ? { "cache-control": "public" } : {};
    const extensions = { ...result.extensions, cost };
    const response = createResponse({ ...result, extensions }, context, { ...headers, ...caching });
    observe({
      name: request.operationName,
      kind: operation.operation,
      trusted,
      seconds,
      errors: result.errors?.length ?? 0,
      hasFault: hasFault(result, response.result),
      cost,
      context,
    });
    return response;
  }
}

const createResponse = (
  result: ExecutorResult,
  context: Context,
  headers: Readonly<Record<string, string>> = {},
): OperationResponse => ({
  result: formatResult(result, context),
  headers,
});

function checkOperation(kind: string, untrusted: boolean): GraphQLError | null {
  if (kind === "subscription") return createCodedError("BAD_REQUEST", "Subscriptions are served over WebSocket.");
  return untrusted ? createUntrustedDocumentError() : null;
}

/** The error for a caller with a session cookie that sends another document than a trusted one. */
export const createUntrustedDocumentError = (): GraphQLError =>
  createCodedError(
    "PERSISTED_QUERY_REQUIRED",
    "With a session cookie only the documents of the web client are served; use a token.",
  );

/**
 * Runs an operation that is requested by the id of a trusted document. It bypasses Apollo's pipeline, which is not needed
 * because the document is known to be valid.
 * @returns null for any other request, and for one that the pipeline has to refuse
 */
export type RunTrusted = (
  method: string | undefined,
  parameters: GraphqlParameters,
  context: Context,
) => Promise<OperationResponse> | null;

export function createTrustedRunner(run: RunOperation, trusted: TrustedDocuments, documents: DocumentCache): RunTrusted {
  return (method, parameters, context) => {
    const id = parameters.query === undefined ? readPersistedId(parameters.extensions) : null;
    const text = id === null ? null : trusted.get(id);
    if (id === null || text === null) return null;
    const prepared = documents.prepare(text, `trusted:${id}`);
    if ("errors" in prepared) return null;
    const { document } = prepared;
    const operation = getOperationAST(document, parameters.operationName);
    if (operation === null || operation === undefined) return null;
    if (method !== "POST" && operation.operation !== OperationTypeNode.QUERY) return null;
    return run({
      document,
      operation,
      operationName: operation.name?.value ?? null,
      variables: parameters.variables ?? null,
      trusted: true,
      context,
    }).catch((error: unknown) => {
      context.log.error({ err: error }, "unexpected error while an operation ran");
      throw error;
    });
  };
}
