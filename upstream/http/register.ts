import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { tokenOf } from "../session/credentials.ts";
import type { Reader } from "../session/reader.ts";
import { readSession } from "../session/sessions.ts";
import type { Services } from "../services.ts";
import type { CallLimits } from "./callLimits.ts";
import { badRequest, HttpError, notFound, refused, unauthorized } from "./errors.ts";
import { beginIdempotent, finishIdempotent, type Pending } from "./idempotency.ts";
import { Existing, type Operation } from "./operation.ts";
import { bodyValidator, textValidator } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The user who sends the request; null for guests. */
    reader: Reader | null;
    /** Whether the session outlives the browser session. */
    remembered: boolean;
    /** The create whose response is to be stored. */
    idempotent: Pending | null;
  }
}

const PREFIX = "/api/v1";
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

const fastifyPath = (path: string) => PREFIX + path.replace(/\{(\w+)\}/g, ":$1");

/** Registers a route for every operation; unsupported methods of known paths return 405. */
export function registerOperations(
  app: FastifyInstance,
  services: Services,
  operations: readonly Operation[],
  callLimits: CallLimits,
): void {
  app.decorateRequest("reader", null);
  app.decorateRequest("remembered", false);
  app.decorateRequest("idempotent", null);
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.idempotent !== null) {
      await finishIdempotent(services.db, request.idempotent, reply, payload);
    }
  });
  for (const op of operations) {
    registerOperation(app, services, op, callLimits);
  }
  for (const [path, ofPath] of Map.groupBy(operations, (op) => op.path)) {
    const allowed = ofPath.map((op) => op.method as string);
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url: fastifyPath(path),
      handler: () => {
        throw new HttpError(405, { detail: "Method not allowed." }, { allow: allowed.join(", ") });
      },
    });
  }
}

function registerOperation(app: FastifyInstance, services: Services, op: Operation, callLimits: CallLimits): void {
  const readParams = op.params === undefined ? null : textValidator(op.params);
  const readQuery = op.query === undefined ? null : textValidator(op.query);
  const readBody = op.body === undefined ? null : bodyValidator(op.body);
  app.route({
    method: op.method,
    url: fastifyPath(op.path),
    onRequest: async (request) => {
      callLimits.admit(request);
      requireMarker(request);
      await identify(request, services);
      admit(request.reader, op);
      requireMediaType(request, op);
    },
    preHandler: async (request, reply) => {
      if (op.creates === true && request.reader !== null) {
        return beginIdempotent(services, request, reply, request.reader.userId);
      }
      return undefined;
    },
    handler: async (request, reply) => {
      // The request was validated against the operation's schemas and access, so the cast is safe.
      const call = {
        params: readParams?.(plain(request.params)) ?? {},
        query: readQuery?.(plain(request.query)) ?? {},
        body: readBody?.(request.body) ?? {},
        reader: request.reader,
        services,
        request,
        reply,
      } as Parameters<Operation["handle"]>[0];
      const made = await op.handle(call);
      const existed = made instanceof Existing;
      reply.code(existed ? 200 : op.status).header("cache-control", "no-store");
      if (op.mediaType !== undefined) {
        reply.type(`${op.mediaType}; charset=utf-8`);
      }
      return op.status === 204 ? reply.send() : existed ? made.answer : made;
    },
  });
}

const plain = (values: unknown): Record<string, unknown> => ({ ...Object(values) });

function requireMarker(request: FastifyRequest): void {
  if (!READS.has(request.method) && request.headers["x-requested-with"] !== "XMLHttpRequest") {
    throw badRequest("The X-Requested-With header is missing.");
  }
}

async function identify(request: FastifyRequest, { db, now }: Services): Promise<void> {
  const token = tokenOf(request.headers);
  const signedIn = token === null ? null : await readSession(db, token, now());
  request.reader = signedIn?.reader ?? null;
  request.remembered = signedIn?.remember ?? false;
}

/** @throws 401 for guests, 404 for users without the modules, 422 for read-only users */
function admit(reader: Reader | null, op: Operation): void {
  if (op.access !== "all" && reader === null) {
    throw unauthorized();
  }
  if (!(op.modules ?? []).every((module) => reader?.modules.includes(module) === true)) {
    throw notFound();
  }
  if (op.access === "writer" && reader?.isReadOnly === true) {
    throw refused("Your account is read-only.");
  }
}

/** @throws 415 for an unexpected media type; a JSON call may also be sent without a body */
function requireMediaType({ headers }: FastifyRequest, { multipart, body }: Operation): void {
  const sent = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  if (multipart !== undefined && sent !== "multipart/form-data") {
    throw new HttpError(415, { detail: "The request body must be multipart/form-data." });
  }
  if (body !== undefined && hasBody && sent !== "application/json") {
    throw new HttpError(415, { detail: "The request body must be application/json." });
  }
}

const DETAILS: Record<number, string> = {
  400: "The request could not be read.",
  413: "This file is too large.",
  404: "Not found.",
  415: "This file type is not supported.",
};

/** Writes all errors in the common format; details of internal errors are only logged. */
export function writeError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpError) {
    return reply.code(error.status).headers(error.headers).header("cache-control", "no-store").send(error.body);
  }
  const raised: unknown = Object(error).statusCode;
  // A file that may not be read is reported as missing.
  const status = raised === 403 ? 404 : raised;
  if (typeof status === "number" && status >= 400 && status < 500) {
    return reply.code(status).send({ detail: DETAILS[status] ?? DETAILS[400] });
  }
  request.log.error({ err: error }, "request failed");
  return reply.code(500).send({ detail: "Something went wrong." });
}
