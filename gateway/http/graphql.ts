import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { HeaderMap, type ApolloServer, type GraphQLResponse } from "@apollo/server";
import type { Context } from "../context.ts";
import { messages } from "../errors.ts";
import type { DocumentCache } from "../graph/documentCache.ts";
import { Cancellation, type CancelSignal } from "../rest/cancellation.ts";
import { isNotModified, isShareable, privateHeaders, createPublicHeaders } from "./caching.ts";
import { negotiateEncoding, compressBody, isCompressible, type Encoding } from "./compression.ts";
import type { DevelopmentTools } from "./development.ts";
import type { RunTrusted } from "./execution.ts";
import { mayBeForged, mediaTypes, negotiateMediaType, readRequest, type GraphqlParameters } from "./request.ts";
import { type MinimumRate, HttpError } from "./requestBody.ts";
import { formatResult } from "./results.ts";
import { commonHeaders } from "./security.ts";
import { getContentType, getStatus } from "./statuses.ts";

export interface GraphqlHandlerOptions {
  apollo: ApolloServer<Context>;
  documents: DocumentCache;
  runTrusted: RunTrusted;
  /** @param signal aborts when the client disconnects before it has received its response */
  open: (request: IncomingMessage, signal: CancelSignal) => Context;
  /** False while the gateway drains: connections are then closed after their response. */
  isOpen: () => boolean;
  /** The maximum number of characters of a document. */
  maxDocument: number;
  /** Null without the development setting. */
  development: DevelopmentTools | null;
  /** The minimum speed of request bodies. */
  minimumRate: MinimumRate;
}

const noHeaders = new HeaderMap();

/** GraphQL over HTTP, first edition (September 2026): POST, and GET for queries. */
export function createGraphqlHandler({
  apollo,
  documents,
  runTrusted,
  open,
  isOpen,
  maxDocument,
  development,
  minimumRate,
}: GraphqlHandlerOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  async function runByApollo(request: IncomingMessage, parameters: GraphqlParameters, context: Context): Promise<Handled> {
    // Apollo then finds the document in the store of `documents`.
    const prepared = parameters.query === undefined ? null : documents.prepare(parameters.query);
    if (prepared !== null && "errors" in prepared) return { result: formatResult(prepared, context), headers: {} };
    const { body, http } = await apollo.executeOperation(toApolloRequest(request, parameters), { contextValue: context });
    if (body.kind !== "single") throw new Error("Incremental delivery is not supported.");
    // Apollo rejects mutations by GET with 405.
    return { result: body.singleResult, headers: Object.fromEntries(http.headers), isMethodNotAllowed: http.status === 405 };
  }

  async function handle(request: IncomingMessage, response: ServerResponse, signal: CancelSignal): Promise<void> {
    const type = negotiateMediaType(request);
    if (type === null) {
      request.resume();
      throw new HttpError(406, "The response can be application/graphql-response+json or application/json.");
    }
    const parameters = await readRequest(request, minimumRate);
    if ((parameters.query?.length ?? 0) > maxDocument)
      throw new HttpError(413, `The document has more than ${maxDocument} characters.`);
    const context = open(request, signal);
    if (mayBeForged(request, context.session.sid !== null))
      throw new HttpError(403, "A request by GET with a session cookie needs the header X-Requested-With.");
    const shareable = isShareable(request, parameters, context.session);
    const {
      result,
      headers,
      isMethodNotAllowed = false,
    }: Handled = (await runTrusted(request.method, parameters, context)) ?? (await runByApollo(request, parameters, context));
    if (signal.aborted) return;
    const status = isMethodNotAllowed ? 405 : getStatus(result, type);
    const recorded = (await development?.finish(context, parameters, { data: result.data, errors: result.errors ?? [] })) ?? null;
    const { setCookies } = context.session;
    const head: OutgoingHttpHeaders = {
      ...commonHeaders,
      "x-request-id": context.requestId,
      "content-type": getContentType(status, type),
    };
    if (recorded !== null) head["x-recorded"] = recorded;
    if (!isOpen()) head["connection"] = "close";
    const isPublic = shareable && headers["cache-control"] === "public" && setCookies.length === 0;
    if (isPublic && status === 200 && result.errors === undefined) return sendPublic(request, response, head, result);
    Object.assign(head, headers, privateHeaders);
    if (setCookies.length > 0) head["set-cookie"] = setCookies;
    await send(response, status, head, JSON.stringify(result), negotiateEncoding(request));
  }

  return async (request, response) => {
    const cancellation = new Cancellation();
    response.once("close", () => {
      if (!response.writableFinished) cancellation.abort();
    });
    try {
      await handle(request, response, cancellation);
    } catch (error) {
      if (cancellation.aborted) return;
      sendError(response, error instanceof HttpError ? error : new HttpError(500, messages.generic));
    }
  };
}

/** @returns the request for Apollo, which only needs to know whether the HTTP method was safe */
function toApolloRequest({ method }: IncomingMessage, { query, ...parameters }: GraphqlParameters) {
  const { persistedQuery: _id, ...extensions } = parameters.extensions ?? {};
  return {
    ...parameters,
    // A text needs no id: only the web build adds trusted documents.
    ...(query === undefined ? {} : { query, extensions }),
    http: { method: method === "POST" ? "POST" : "GET", headers: noHeaders, search: "", body: null },
  };
}

interface Handled {
  result: Result;
  headers: Readonly<Record<string, string>>;
  isMethodNotAllowed?: boolean;
}

type Result = Extract<GraphQLResponse["body"], { kind: "single" }>["singleResult"];

/** The cost is left out, because it belongs to the caller who happened to fill the cache. */
async function sendPublic(
  request: IncomingMessage,
  response: ServerResponse,
  head: OutgoingHttpHeaders,
  result: Result,
): Promise<void> {
  const { cost: _cost, ...extensions } = result.extensions ?? {};
  const text = JSON.stringify({ data: result.data, ...(Object.keys(extensions).length === 0 ? {} : { extensions }) });
  const encoding = isCompressible(text) ? negotiateEncoding(request) : null;
  const headers = createPublicHeaders(text, encoding);
  if (isNotModified(request, headers.etag)) {
    const { "content-type": _type, ...rest } = head;
    response.writeHead(304, { ...rest, ...headers }).end();
    return;
  }
  await send(response, 200, { ...head, ...headers }, text, encoding);
}

/** Writes the headers at once, which takes less time than setting each of them first. */
async function send(
  response: ServerResponse,
  status: number,
  head: OutgoingHttpHeaders,
  text: string,
  encoding: Encoding | null,
): Promise<void> {
  const compressed = encoding === null ? null : await compressBody(text, encoding);
  if (compressed !== null && encoding !== null) head["content-encoding"] = encoding;
  head["content-length"] = compressed?.length ?? Buffer.byteLength(text);
  response.writeHead(status, head).end(compressed ?? text);
}

const codes: Readonly<Record<number, string>> = { 413: "TOO_LARGE", 500: "INTERNAL" };

function sendError(response: ServerResponse, { status, message, headers }: HttpError): void {
  const text = JSON.stringify({ errors: [{ message, extensions: { code: codes[status] ?? "BAD_REQUEST" } }] });
  response.writeHead(status, {
    ...commonHeaders,
    "content-type": status === 500 ? mediaTypes.legacy : mediaTypes.response,
    ...privateHeaders,
    ...headers,
    // Do not wait for a body that is far too slow.
    ...(status === 408 ? { connection: "close" } : {}),
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}
