import {
  Observable,
  type FetchFunction,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { isJustOnline, isOffline } from "../lib/connection.ts";
import { isRecord } from "../lib/isRecord.ts";
import { newVersion } from "../lib/newVersion.ts";
import { reportAccessError, currentSignIn } from "./accessErrors.ts";
import { cancelEarlyRequests, takeEarlyRequest } from "./earlyRequests.ts";
import {
  failureOfGraphqlError,
  toFailure,
  failureWithStatus,
  mostSevere,
  failureWithoutResponse,
  RequestError,
  type Failure,
} from "./failures.ts";
import { createMutationLog, idsInResponse, idsInVariables } from "./mutationLog.ts";
import { recordResponse } from "./partFailures.ts";
import { requestBody, sendRequest } from "./request.ts";
import { reportUnexpectedFailure } from "./unexpectedFailures.ts";

/**
 * Sends operations to the gateway by persisted id. It throws a RequestError when the response has no data; errors next to data
 * stay with it, each at its field. Unsubscribing aborts the request.
 */
export const fetchFromGateway: FetchFunction = (request, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const controller = new AbortController();
    send(request, variables, controller.signal).then(
      (response) => {
        recordResponse(request, variables, "errors" in response ? (response.errors ?? []).map(failureOfGraphqlError) : []);
        sink.next(response);
        sink.complete();
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const failure = error instanceof Error ? error : new RequestError(failureWithStatus(null));
        // The page may already show data that it shares with other pages. Then nothing catches the error, and its lists read it here.
        recordResponse(request, variables, [toFailure(failure)]);
        sink.error(failure);
      },
    );
    return () => controller.abort();
  });

const mutations = createMutationLog();
/** Maximum number of times that a query is repeated because of mutations before its response is accepted anyway. */
const MAX_REPEATS = 2;

/**
 * Sends an operation to the gateway. A query's response must not undo a newer mutation in the store, so if it contains a record
 * that a mutation changed in the meantime, it is dropped and the query is sent again. Other running queries are not affected.
 */
async function send(request: RequestParameters, variables: Variables, signal: AbortSignal): Promise<GraphQLSingularResponse> {
  if (request.operationKind !== "query") {
    const variableIds = idsInVariables(variables);
    cancelEarlyRequests();
    try {
      const response = await post(request, variables, signal);
      mutations.record(new Set([...idsInResponse(response.data), ...variableIds]));
      return response;
    } catch (error) {
      // The mutation may have been carried out despite the error.
      mutations.record(variableIds);
      throw error;
    }
  }
  for (let tries = 0; ; tries += 1) {
    const reading = mutations.track();
    const response = await post(request, variables, signal).finally(reading.end);
    if (tries === MAX_REPEATS || !reading.isStale(response.data)) return response;
  }
}

async function post(request: RequestParameters, variables: Variables, signal: AbortSignal): Promise<GraphQLSingularResponse> {
  const signInOfRequest = currentSignIn();
  const response = await responseTo(request, variables, signal);
  const body: unknown = await response.json().catch(() => null);
  return readResponse(body, response.status, request.name, signInOfRequest);
}

/** Delay in ms before a query without a response is repeated. */
const REPEAT_MS = 500;

/**
 * Sends a request, or takes over the one that the page has sent before its code loaded. A query without a complete response is
 * repeated once, because connections of phones break, and because Firefox ends all requests of a page when the user leaves it,
 * although it is visible until the next page arrives. On a network that has just come back, it is repeated several times. A
 * mutation is never repeated, and completed when the user leaves the page.
 */
async function responseTo(request: RequestParameters, variables: Variables, signal: AbortSignal): Promise<Response> {
  const early = takeEarlyRequest(request, variables);
  if (early) {
    signal.addEventListener("abort", early.abort, { once: true });
    const response = await early.response.catch(() => null);
    if (response) return response;
  }
  const body = requestBody(request, variables);
  const isQuery = request.operationKind === "query";
  let isRepeatable = isQuery;
  for (;;) {
    try {
      return await sendRequest(body, signal, !isQuery);
    } catch {
      if (!isRepeatable || signal.aborted || isOffline()) throw new RequestError(failureWithoutResponse());
      await new Promise((resolve) => setTimeout(resolve, REPEAT_MS));
      isRepeatable = isJustOnline();
    }
  }
}

/**
 * Converts a response for Relay.
 * @param body the parsed body; null when it was not JSON
 * @param operation the name under which an unexpected failure is reported
 * @param signInOfRequest the sign-in that the request was made with; defaults to the current one
 * @throws RequestError when the response contains no data
 */
export function readResponse(
  body: unknown,
  status: number,
  operation: string,
  signInOfRequest = currentSignIn(),
): GraphQLSingularResponse {
  const { data, errors } = isRecord(body) ? body : {};
  const failures = Array.isArray(errors) ? errors.filter(isRecord).map(failureOfGraphqlError) : [];
  if (isRecord(data)) {
    announce(mostSevere(failures), signInOfRequest);
    const unexpected = failures.find(({ kind }) => kind === "unexpected");
    if (unexpected) reportUnexpectedFailure({ operation, failure: unexpected });
    return { data, ...(Array.isArray(errors) && errors.length > 0 ? { errors } : {}) };
  }
  const failure = mostSevere(failures) ?? failureWithStatus(status);
  announce(failure, signInOfRequest);
  // An unknown operation means that this client is outdated.
  if (failure.code?.startsWith("PERSISTED_QUERY")) void newVersion.check();
  if (failure.kind === "unexpected") reportUnexpectedFailure({ operation, failure });
  throw new RequestError(failure);
}

function announce(failure: Failure | null, signInOfRequest: number): void {
  if (failure?.kind === "unauthenticated" || failure?.kind === "forbidden") reportAccessError(failure.kind, signInOfRequest);
}
