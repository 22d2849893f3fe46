import { finished } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isUnavailable } from "../db/unavailable.ts";
import type { Services } from "../services.ts";
import { getToken } from "../session/credentials.ts";
import { readSession } from "../session/sessions.ts";
import type { Viewer } from "../session/viewer.ts";
import { getCaller, type CallLimits } from "./callLimits.ts";
import { badRequest, HttpError, notFound, unauthorized, requireState } from "./errors.ts";
import { FairShare } from "./fairShare.ts";
import { runOnce, findResponse, readKey, type KeyedRequest, type StoredResponse } from "./idempotency.ts";
import { ExistingEntity, ReceivedUpload, type Operation } from "./operation.ts";
import { retryRequest } from "./retryRequest.ts";
import { createBodyValidator, createTextValidator } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The user who sends the request; null for guests. */
    viewer: Viewer | null;
    /** Whether the session outlives the browser session. */
    remembered: boolean;
    /** The create with an idempotency key; null for other requests. */
    keyed: KeyedRequest | null;
  }
}

const apiPrefix = "/api/v1";
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const readMethods: ReadonlySet<string> = new Set(["GET", "HEAD"]);

const toFastifyPath = (path: string) => apiPrefix + path.replace(/\{(\w+)\}/g, ":$1");

/** Registers a route for every operation; unsupported methods of known paths return 405. */
export function registerOperations(
  app: FastifyInstance,
  services: Services,
  operations: readonly Operation[],
  callLimits: CallLimits,
): void {
  app.decorateRequest("viewer", null);
  app.decorateRequest("remembered", false);
  app.decorateRequest("keyed", null);
  const fairShare = new FairShare();
  for (const op of operations) registerOperation(app, services, op, callLimits, fairShare);
  for (const [path, ofPath] of Map.groupBy(operations, (op) => op.path)) {
    const allowed = ofPath.map((op) => op.method as string);
    app.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url: toFastifyPath(path),
      handler: () => {
        throw new HttpError(405, { detail: "Method not allowed." }, { allow: allowed.join(", ") });
      },
    });
  }
}

function registerOperation(
  app: FastifyInstance,
  services: Services,
  op: Operation,
  callLimits: CallLimits,
  fairShare: FairShare,
): void {
  const readParams = op.params === undefined ? null : createTextValidator(op.params);
  const readQuery = op.query === undefined ? null : createTextValidator(op.query);
  const readBody = op.body === undefined ? null : createBodyValidator(op.body);
  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const run = (through: Services): Promise<unknown> => {
      // The request was validated against the operation's schemas and access, so the cast is safe.
      const call = {
        params: readParams?.(toRecord(request.params)) ?? {},
        query: readQuery?.(toRecord(request.query)) ?? {},
        body: readBody?.(request.body) ?? {},
        viewer: request.viewer,
        services: through,
        request,
        reply,
      } as Parameters<Operation["handle"]>[0];
      return op.handle(call);
    };
    const { keyed } = request;
    if (keyed === null) {
      const result = await run(services);
      const stored = result instanceof ReceivedUpload ? discardRefused(result, () => result.store(services.db)) : result;
      const { status, body } = toResult(op, await stored);
      reply.code(status).header("cache-control", "no-store");
      if (op.mediaType !== undefined) reply.type(`${op.mediaType}; charset=utf-8`);
      return op.status === 204 ? reply.send() : body;
    }
    const received = op.multipart === undefined ? null : await run(services);
    const runKeyed = async (through: Services) => {
      const result = received instanceof ReceivedUpload ? await received.store(through.db) : await run(through);
      return toStoredResponse(reply, toResult(op, result));
    };
    const { response, isRepeated } = await discardRefused(received, () => runOnce(services, keyed, runKeyed));
    if (isRepeated && received instanceof ReceivedUpload) await received.discard();
    return isRepeated ? sendRepeated(reply, response) : send(reply, response);
  };
  app.route({
    method: op.method,
    url: toFastifyPath(op.path),
    onRequest: async (request, reply) => {
      callLimits.countCall(request);
      // Files take as long as the network does.
      if (op.multipart === undefined) finished(reply.raw, await fairShare.enter(getCaller(request)));
      requireMarker(request);
      await authenticate(request, services);
      checkAccess(request.viewer, op);
      requireMediaType(request, op);
    },
    preHandler: async (request, reply) => {
      if (op.creates === true && request.viewer !== null) request.keyed = readKey(request, request.viewer.userId);
      // Before the files are received.
      const isForm = op.multipart !== undefined;
      const earlier = isForm && request.keyed !== null ? await findResponse(services.db, request.keyed, services.now()) : null;
      return earlier === null ? undefined : sendRepeated(reply, earlier);
    },
    handler: (request, reply) => {
      const mayRepeat = op.method !== "POST" || request.keyed !== null;
      // Files are received only once.
      return op.multipart === undefined ? retryRequest(mayRepeat, () => respond(request, reply)) : respond(request, reply);
    },
  });
}

/** Discards the upload when the work refuses it. After another error its row may be stored. */
async function discardRefused<Result>(received: unknown, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (received instanceof ReceivedUpload && error instanceof HttpError) await received.discard();
    throw error;
  }
}

/** The result of an operation, with its status code. */
interface OperationResult {
  status: number;
  body: unknown;
}

const toResult = (op: Operation, result: unknown): OperationResult =>
  result instanceof ExistingEntity ? { status: 200, body: result.response } : { status: op.status, body: result };

const objectIdHeader = "object-id";

function toStoredResponse(reply: FastifyReply, { status, body }: OperationResult): StoredResponse {
  const id = reply.getHeader(objectIdHeader);
  return { status, headers: id === undefined ? {} : { [objectIdHeader]: String(id) }, body: JSON.stringify(body) };
}

const send = (reply: FastifyReply, { status, headers, body }: StoredResponse): FastifyReply =>
  reply.code(status).headers(headers).header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);

const sendRepeated = (reply: FastifyReply, response: StoredResponse): FastifyReply =>
  send(reply.header("idempotent-replayed", "true"), response);

const toRecord = (values: unknown): Record<string, unknown> => ({ ...Object(values) });

function requireMarker(request: FastifyRequest): void {
  if (!readMethods.has(request.method) && request.headers["x-requested-with"] !== "XMLHttpRequest")
    throw badRequest("The X-Requested-With header is missing.");
}

async function authenticate(request: FastifyRequest, { db, now }: Services): Promise<void> {
  const token = getToken(request.headers);
  const signedIn = token === null ? null : await readSession(db, token, now());
  request.viewer = signedIn?.viewer ?? null;
  request.remembered = signedIn?.remember ?? false;
}

/** @throws 401 for guests, 404 for users without the modules, 422 for read-only users and tokens */
function checkAccess(viewer: Viewer | null, op: Operation): void {
  if (op.access !== "all" && viewer === null) throw unauthorized();
  if (!(op.modules ?? []).every((module) => viewer?.modules.includes(module) === true)) throw notFound();
  requireState(viewer?.hasReadToken !== true || readMethods.has(op.method), "This access token may only read.");
  requireState(op.access !== "writer" || viewer?.isReadOnly !== true, "Your account is read-only.");
}

/** @throws 415 for an unexpected media type; a JSON call may also be sent without a body */
function requireMediaType({ headers }: FastifyRequest, { multipart, body }: Operation): void {
  const sent = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  if (multipart !== undefined && sent !== "multipart/form-data")
    throw new HttpError(415, { detail: "The request body must be multipart/form-data." });
  if (body !== undefined && hasBody && sent !== "application/json")
    throw new HttpError(415, { detail: "The request body must be application/json." });
}

const detailsByStatus: Record<number, string> = {
  400: "The request could not be read.",
  413: "The request is too large.",
  404: "Not found.",
  415: "This file type is not supported.",
  416: "The file does not have this range.",
};

/** Seconds. A restart of PostgreSQL takes no longer. */
const retryAfter = "2";

/** Writes all errors in the common format; details of internal errors are only logged. */
export function writeError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpError) {
    if (error.status >= 500) request.log.error({ err: error }, "request failed");
    return reply.code(error.status).headers(error.headers).header("cache-control", "no-store").send(error.body);
  }
  const statusCode: unknown = Object(error).statusCode;
  // A file that may not be read is reported as missing.
  const status = statusCode === 403 ? 404 : statusCode;
  if (typeof status === "number" && status >= 400 && status < 500)
    return reply.code(status).send({ detail: detailsByStatus[status] ?? detailsByStatus[400] });
  if (request.raw.destroyed && !request.raw.complete) {
    request.log.info({ err: error }, "the caller closed the connection before the end of its request");
    return reply.code(400).send({ detail: detailsByStatus[400] });
  }
  request.log.error({ err: error }, "request failed");
  if (isUnavailable(error))
    return reply.code(503).header("retry-after", retryAfter).send({ detail: "The database cannot be reached." });
  return reply.code(500).send({ detail: "Something went wrong." });
}
