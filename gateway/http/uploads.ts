import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { Client, type Dispatcher } from "undici";
import * as v from "valibot";
import { messages } from "../errors.ts";
import { encodeId } from "../graph/ids.ts";
import { readSession, createForwardedHeaders, type Session, type SessionOptions } from "../rest/session.ts";
import { readRequestId } from "./operations.ts";
import { type MinimumRate, enforceMinimumRate } from "./requestBody.ts";

/**
 * The multipart calls, which are streamed at their own paths because JSON cannot carry files. No other /api/v1 path is exposed.
 */
const paths: readonly UploadPath[] = [
  { path: "/uploads/images", typeName: "Image" },
  { path: "/uploads/videos", typeName: "Video" },
  { path: "/feedback", typeName: null },
  { path: "/contacts/import", typeName: null },
  { path: "/u/:slug/settings/avatar", typeName: null },
  { path: "/async/answers/:type/:hash/uploads/videos", typeName: "Video" },
];

interface UploadPath {
  readonly path: string;
  /** The GraphQL type of the uploaded object; null where no input refers to it. */
  readonly typeName: string | null;
}

/** A part of a path; neither "." nor "..", which would change the address of the call. */
const segment = /^[\w-][\w.~-]{0,199}$/;

const clientOptions: Client.Options = {
  // Exempt from the idle limit: an upload may pause.
  headersTimeout: 0,
  bodyTimeout: 0,
  // 1 MB, because these calls respond with a small object.
  maxResponseSize: 1024 * 1024,
  allowH2: false,
};

export interface UploadOptions {
  upstreamUrl: URL;
  /** The minimum speed of uploads. */
  minimumRate: MinimumRate;
  sessions: SessionOptions;
  log: Logger;
}

export function serveUploads(app: FastifyInstance, { upstreamUrl, minimumRate, sessions, log }: UploadOptions): void {
  const base = upstreamUrl.pathname.replace(/\/$/, "");

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is not parsed but streamed.
    scope.addContentTypeParser("multipart/form-data", { bodyLimit: Number.MAX_SAFE_INTEGER }, (_request, _body, done) =>
      done(null),
    );
    scope.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
      reply.code(statusCode).send({ detail: statusCode === 415 ? "A multipart/form-data body is needed." : messages.generic }),
    );
    for (const { path, typeName } of paths) {
      scope.post<{ Params: Record<string, string> }>(`/api/v1${path}`, async (request, reply) => {
        if (request.headers["x-requested-with"] !== "XMLHttpRequest")
          return reply.code(400).send({ detail: "The X-Requested-With header is missing." });
        if (!Object.values(request.params).every((value) => segment.test(value)))
          return reply.code(404).send({ detail: "Not found." });
        const target = `${base}/api/v1${path}`.replaceAll(/:(\w+)/g, (_all, name: string) => request.params[name] ?? "");
        return forwardUpload({ upstreamUrl, target, typeName, minimumRate, sessions, log }, request, reply);
      });
    }
  });
}

interface ForwardOptions extends UploadOptions {
  /** The path at the upstream. */
  target: string;
  typeName: string | null;
}

const uploaded = v.looseObject({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** Adds the global id of the upload to the response, by which inputs refer to it. */
function addGlobalId(body: string, typeName: string): string {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), uploaded), body);
  return read.success ? JSON.stringify({ ...read.output, globalId: encodeId(typeName, read.output.id) }) : body;
}

/** Forwards a request and returns the response. */
async function forwardUpload(
  { upstreamUrl, target, typeName, minimumRate, sessions, log }: ForwardOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Each upload has its own connection: the upstream may be closing an idle one, and a streamed body cannot be sent again.
  const client = new Client(upstreamUrl.origin, clientOptions);
  const closed = new AbortController();
  const stalled = new AbortController();
  reply.raw.once("close", () => closed.abort());
  const stopMonitoring = enforceMinimumRate(request.raw, minimumRate, () => stalled.abort());
  try {
    const session = readSession(request.raw, sessions);
    const signal = AbortSignal.any([closed.signal, stalled.signal]);
    const response = await sendToUpstream(client, target, request, session, signal);
    const body = await response.body.text();
    if (response.statusCode >= 500) log.warn({ path: target, status: response.statusCode }, "the upstream failed at an upload");
    if (response.statusCode >= 500) return await reply.code(response.statusCode).send({ detail: messages.generic });
    const retryAfter = response.headers["retry-after"];
    if (typeof retryAfter === "string") reply.header("retry-after", retryAfter);
    const isUploaded = typeName !== null && response.statusCode < 300;
    return await reply
      .code(response.statusCode)
      .type("application/json; charset=utf-8")
      .send(isUploaded ? addGlobalId(body, typeName) : body);
  } catch (error) {
    if (closed.signal.aborted) return reply;
    if (stalled.signal.aborted)
      return await reply.code(408).header("connection", "close").send({ detail: "The upload stopped arriving." });
    log.warn({ err: error, path: target }, "an upload could not be handed to the upstream");
    return await reply.code(502).send({ detail: messages.generic });
  } finally {
    stopMonitoring();
    await client.destroy();
  }
}

function sendToUpstream(
  client: Client,
  path: string,
  request: FastifyRequest,
  session: Session,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const { sid, authorization } = session;
  const length = request.headers["content-length"];
  const key = request.headers["idempotency-key"];
  const headers: Record<string, string> = {
    accept: "application/json",
    "content-type": request.headers["content-type"] ?? "",
    "x-requested-with": "XMLHttpRequest",
    "x-request-id": readRequestId(request.headers),
    ...createForwardedHeaders(session),
    // One key per user action, as with the mutations that create something.
    ...(typeof key === "string" && key !== "" ? { "idempotency-key": key } : {}),
    ...(length === undefined ? {} : { "content-length": length }),
    ...(sid === null ? {} : { cookie: `sid=${sid}` }),
    ...(authorization === null ? {} : { authorization }),
  };
  // A separate stream, which may end early: ending the request itself would close the connection before the response is sent.
  const body = request.raw.pipe(new PassThrough());
  return client.request({ path, method: "POST", headers, body, signal });
}
