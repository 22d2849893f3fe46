import type { IncomingMessage, ServerResponse } from "node:http";
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from "@apollo/server";
import type { Context } from "../context.ts";
import { type MinimumRate, readBody, RequestProblem } from "./bodies.ts";
import { acceptedEncoding, compressBody, type Encoding } from "./compression.ts";
import { commonHeaders } from "./security.ts";

export interface GraphqlHandlerOptions {
  apollo: ApolloServer<Context>;
  /** @param signal aborts when the client disconnects before it has its answer */
  open: (request: IncomingMessage, signal: AbortSignal) => Context;
  /** False while the gateway drains: connections are then closed after their answer. */
  isOpen: () => boolean;
  /** The minimum speed of request bodies. */
  pace: MinimumRate;
}

const maxBody = 1024 * 1024;
/** All headers that Apollo uses, for negotiation and the prevention of cross-site request forgery. */
const readHeaders = [
  "content-type",
  "accept",
  "x-requested-with",
  "apollo-require-preflight",
  "x-apollo-operation-name",
] as const;

const commonHeaderMap = new Map(Object.entries(commonHeaders));

/** GraphQL over HTTP: POST, and GET for queries. */
export function createGraphqlHandler({
  apollo,
  open,
  isOpen,
  pace,
}: GraphqlHandlerOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const signal = new AbortController();
    response.setHeaders(commonHeaderMap);
    response.once("close", () => {
      if (!response.writableFinished) signal.abort();
    });
    try {
      const body = request.method === "POST" ? await readJson(request, pace) : null;
      const context = open(request, signal.signal);
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method ?? "GET",
          headers: pickHeaders(request),
          search: searchOf(request.url),
          body,
        },
        context: () => Promise.resolve(context),
      });
      if (signal.signal.aborted) return;
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      response.setHeader("x-request-id", context.requestId);
      const { setCookies } = context.session;
      if (setCookies.length > 0) response.setHeader("set-cookie", setCookies);
      if (!isOpen()) response.setHeader("connection", "close");
      await send(response, answer, acceptedEncoding(request));
    } catch (error) {
      if (signal.signal.aborted) return;
      const problem =
        error instanceof RequestProblem
          ? error
          : new RequestProblem(500, "Something went wrong. We are already working to solve it.");
      refuse(response, problem);
    }
  };
}

async function send(response: ServerResponse, { status, body }: HTTPGraphQLResponse, encoding: Encoding | null): Promise<void> {
  response.statusCode = status ?? 200;
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("vary", "accept-encoding");
  if (body.kind === "complete") {
    const compressed = await compressBody(body.string, encoding);
    if (compressed !== null && encoding !== null) response.setHeader("content-encoding", encoding);
    response.end(compressed ?? body.string);
    return;
  }
  // Parts are sent uncompressed as they arrive, because a compressor would buffer them.
  for await (const chunk of body.asyncIterator) response.write(chunk);
  response.end();
}

const codes: Readonly<Record<number, string>> = { 413: "TOO_LARGE", 500: "INTERNAL" };

function refuse(response: ServerResponse, { status, message }: RequestProblem): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json; charset=utf-8");
  // Do not wait for a body that is far too slow.
  if (status === 408) response.setHeader("connection", "close");
  response.end(JSON.stringify({ errors: [{ message, extensions: { code: codes[status] ?? "BAD_REQUEST" } }] }));
}

function pickHeaders(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const name of readHeaders) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return headers;
}

function searchOf(url: string | undefined): string {
  const index = url?.indexOf("?") ?? -1;
  return index === -1 ? "" : (url ?? "").slice(index);
}

async function readJson(request: IncomingMessage, pace: MinimumRate): Promise<unknown> {
  // Apollo rejects anything but JSON with its own message.
  if (request.headers["content-type"]?.startsWith("application/json") !== true) {
    request.resume();
    return null;
  }
  const body = await readBody(request, maxBody, pace);
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new RequestProblem(400, "The request's body is not JSON.");
  }
}
