import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import * as v from "valibot";
import { isRecord } from "../rest/records.ts";
import { type MinimumRate, readBody, HttpError } from "./requestBody.ts";

/** The parameters of a well-formed request. */
export interface GraphqlParameters {
  /** The document's text; absent when it is requested by its id. */
  query?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  extensions?: Record<string, unknown>;
}

/** The largest request body in bytes. */
const MAX_BODY = 1024 * 1024;
/** The longest request target in bytes; longer documents have to be sent by POST. */
const MAX_TARGET = 8 * 1024;

/** The methods that the endpoint supports. HEAD is GET without the body. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

const mapShape = (name: string) => v.nullish(v.custom<Record<string, unknown>>(isRecord, `${name} must be an object.`));

const parameters = v.object(
  {
    query: v.nullish(v.string("query must be a string.")),
    operationName: v.nullish(v.string("operationName must be a string.")),
    variables: mapShape("variables"),
    extensions: mapShape("extensions"),
  },
  "The request must be a single object; batches are not supported.",
);

const byId = v.object({ version: v.literal(1), sha256Hash: v.string() });

/**
 * Reads the parameters of a GraphQL-over-HTTP request.
 * @throws HttpError 405, 414, 415, 413, 408 and 400 for requests that cannot be read, 422 for those that are not well-formed
 */
export async function readRequest(request: IncomingMessage, minimumRate: MinimumRate): Promise<GraphqlParameters> {
  const { method = "", url = "" } = request;
  if (!methods.has(method)) {
    request.resume();
    throw new HttpError(405, `${method} is not supported.`, { allow: [...methods].join(", ") });
  }
  if (url.length > MAX_TARGET) throw new HttpError(414, "The address is too long. Send the request by POST.");
  return checkParameters(method === "POST" ? await readJson(request, minimumRate) : readSearch(url));
}

function checkParameters(input: unknown): GraphqlParameters {
  // Valibot's objects accept arrays.
  const read = v.safeParse(parameters, Array.isArray(input) ? null : input, { abortEarly: true });
  if (!read.success) throw new HttpError(422, read.issues[0].message);
  const { query, operationName, variables, extensions } = read.output;
  const id = extensions?.["persistedQuery"];
  if (id !== undefined && id !== null && !v.is(byId, id))
    throw new HttpError(422, "extensions.persistedQuery must have version 1 and a sha256Hash.");
  if (!query && !id) throw new HttpError(422, "query is missing.");
  return {
    ...(query ? { query } : {}),
    ...(operationName ? { operationName } : {}),
    ...(variables ? { variables } : {}),
    ...(extensions ? { extensions } : {}),
  };
}

const names = ["query", "operationName", "variables", "extensions"] as const;

function readSearch(url: string): Record<string, unknown> {
  const index = url.indexOf("?");
  const search = new URLSearchParams(index === -1 ? "" : url.slice(index));
  const read: Record<string, unknown> = {};
  for (const name of names) {
    const [value, ...more] = search.getAll(name);
    if (more.length > 0) throw new HttpError(422, `${name} is given more than once.`);
    // An empty value counts as not given.
    if (value) read[name] = name === "variables" || name === "extensions" ? parseParameter(name, value) : value;
  }
  return read;
}

function parseParameter(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(422, `${name} must be JSON.`);
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

async function readJson(request: IncomingMessage, minimumRate: MinimumRate): Promise<unknown> {
  const { "content-type": type, "content-encoding": encoding } = request.headers;
  if (!isJson(type) || (encoding !== undefined && encoding !== "identity")) {
    request.resume();
    throw new HttpError(415, "The request must be application/json in UTF-8, not compressed.");
  }
  const body = await readBody(request, MAX_BODY, minimumRate);
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    throw new HttpError(400, "The request's body is not JSON.");
  }
}

function isJson(contentType: string | undefined): boolean {
  if (contentType === "application/json") return true;
  const [type = "", ...rest] = (contentType ?? "").split(";").map((part) => part.trim().toLowerCase());
  const charset = rest.find((parameter) => parameter.startsWith("charset="));
  return type === "application/json" && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

export const mediaTypes = {
  response: "application/graphql-response+json; charset=utf-8",
  /** For clients that do not support the other one. */
  legacy: "application/json; charset=utf-8",
} as const;
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** In this order for clients that accept anything. */
const offered: readonly MediaType[] = [mediaTypes.legacy, mediaTypes.response];
const negotiated = new LRUCache<string, { type: MediaType | null }>({ max: 200 });

/**
 * The media type of the response, by the Accept header.
 * @returns null when the client accepts none that the gateway supports
 */
export function negotiateMediaType({ headers }: Pick<IncomingMessage, "headers">): MediaType | null {
  const { accept } = headers;
  if (accept === undefined) return mediaTypes.legacy;
  let known = negotiated.get(accept);
  if (known === undefined) {
    const chosen = new Negotiator({ headers }).mediaType([...offered]);
    known = { type: offered.find((type) => type === chosen) ?? null };
    // Long headers are not cached.
    if (accept.length <= 256) negotiated.set(accept, known);
  }
  return known.type;
}

/** Headers that pages of other sites cannot send without the gateway's consent. */
const guards = ["x-requested-with", "apollo-require-preflight", "x-apollo-operation-name"] as const;

/**
 * Whether another site's page could have made a browser send this request with the session cookie. A POST needs no check: its
 * content type is one that such pages cannot send.
 */
export function mayBeForged({ method, headers }: IncomingMessage, hasCookie: boolean): boolean {
  return hasCookie && method !== "POST" && guards.every((name) => headers[name] === undefined);
}
