import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpError, notFound } from "../http/errors.ts";
import {
  toFilePath,
  BucketRefusedError,
  filePolicy,
  MAX_AGE,
  getMediaType,
  toFileName,
  createFileName,
  StoreUnavailableError,
  type FileStore,
} from "./fileStore.ts";
import { createS3Client, type S3Response, type S3Client, type S3Options } from "./s3Client.ts";

interface Options extends S3Options {
  /** Folder on this machine for files that are being received or processed. */
  incoming: string;
  /** Called when a file could not be deleted, and stays in the bucket although nothing refers to it. */
  onError(error: unknown, what: string): void;
}

/** A single range, as browsers send. Stores treat several ranges differently, so they get the whole file. */
const singleRange = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;

/**
 * Opens the store in a bucket. Files have the names of their addresses. An upload is a single call, because uploads are at most
 * 500 MiB and their size is known, and a call may have 5 GiB.
 * @throws BucketRefusedError when the store refuses the key pair or does not have the bucket
 */
export async function openS3Store({ incoming, onError, ...options }: Options): Promise<FileStore> {
  const client = createS3Client(options);
  try {
    await checkBucket(client, options, onError);
  } catch (error) {
    await client.close();
    throw error;
  }

  async function store(name: string, length: number, body: () => Uint8Array | ReturnType<typeof createReadStream>) {
    const headers = { "content-type": getMediaType(name) ?? "", "content-length": String(length) };
    const response = await client.call("PUT", name, { headers, body });
    await finish(response, [200]);
    return toFilePath(name);
  }

  async function remove(path: string): Promise<void> {
    const name = toFileName(path);
    if (name !== null) await finish(await client.call("DELETE", name), [200, 204, 404]);
  }

  return {
    incoming,
    put: (bytes, type, key) => store(createFileName(type, key), bytes.byteLength, () => bytes),
    async adopt(file, type) {
      const { size } = await stat(file);
      return store(createFileName(type), size, () => createReadStream(file));
    },
    async read(path) {
      const name = toFileName(path);
      if (name === null) return null;
      const response = await client.call("GET", name);
      if (response.statusCode === 404) {
        await response.body.dump();
        throw new Error(`${path} is not in the bucket.`);
      }
      if (response.statusCode !== 200) await finish(response, []);
      return Buffer.from(await response.body.arrayBuffer().catch(unavailable));
    },
    async withFile(path, work) {
      const name = toFileName(path);
      if (name === null) return null;
      await mkdir(incoming, { recursive: true });
      const file = join(incoming, `${randomBytes(24).toString("base64url")}-${name}`);
      try {
        const response = await client.call("GET", name);
        if (response.statusCode === 404) {
          await response.body.dump();
          return null;
        }
        if (response.statusCode !== 200) await finish(response, []);
        await pipeline(response.body, createWriteStream(file)).catch(unavailable);
        return await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },
    remove,
    discard: (path) => remove(path).catch((error: unknown) => onError(error, `${path} stays in the file store`)),
    serve: (app) => serve(app, client),
    close: () => client.close(),
  };
}

const unavailable = (error: unknown): never => {
  throw new StoreUnavailableError(error);
};

/** Ends a call and discards its body. @throws StoreUnavailableError for an unexpected status */
async function finish({ statusCode, body }: S3Response, expected: readonly number[]): Promise<void> {
  await body.dump().catch(unavailable);
  if (!expected.includes(statusCode)) throw new StoreUnavailableError(new Error(`The file store answered with ${statusCode}.`));
}

/** An unreachable store does not prevent the start of a node; a wrong configuration does. */
async function checkBucket(client: S3Client, { endpoint, bucket }: S3Options, onError: Options["onError"]): Promise<void> {
  const statusCode = await client.call("HEAD", "").then(
    async (response) => {
      await response.body.dump();
      return response.statusCode;
    },
    (error: unknown) => {
      onError(error, "the file store does not respond");
      return 503;
    },
  );
  if (statusCode >= 300 && statusCode < 500) {
    const reason =
      statusCode === 404 ? "has no such bucket" : statusCode === 403 ? "refuses the key pair" : `answers with ${statusCode}`;
    throw new BucketRefusedError(`FILES_S3_BUCKET (${bucket}) cannot be used: ${endpoint} ${reason}.`);
  }
}

async function serve(app: FastifyInstance, client: S3Client): Promise<void> {
  app.route({
    method: ["GET", "HEAD"],
    url: toFilePath(":name"),
    handler: async (request, reply) => {
      const name = toFileName(request.url.split("?")[0] ?? "");
      if (name === null) throw notFound();
      const method = request.method === "HEAD" ? "HEAD" : "GET";
      return sendResponse(await client.call(method, name, { headers: getConditions(request) }), name, reply);
    },
  });
}

/**
 * If-Range is not passed on, which stores ignore: the content of an address never changes, so every range fits. Proxies that
 * compress mark ETags as weak, which stores do not compare with their own.
 */
function getConditions({ headers }: FastifyRequest): Record<string, string> {
  const conditions: Record<string, string> = {};
  if (headers.range !== undefined && singleRange.test(headers.range)) conditions["range"] = headers.range;
  for (const name of ["if-none-match", "if-modified-since"] as const) {
    const value = headers[name];
    if (value !== undefined) conditions[name] = value.replaceAll('W/"', '"');
  }
  return conditions;
}

/** Streams the response of the store. The headers are those of a folder's files, and no others of the store. */
async function sendResponse(response: S3Response, name: string, reply: FastifyReply): Promise<FastifyReply> {
  const { statusCode, headers, body } = response;
  const copyHeaders = (...names: string[]) => {
    for (const header of names) {
      const value = headers[header];
      if (typeof value === "string") reply.header(header, value);
    }
  };
  if (statusCode === 404 || statusCode === 416) {
    await body.dump();
    if (statusCode === 404) throw notFound();
    copyHeaders("content-range");
    throw new HttpError(416, { detail: "The file does not have this range." });
  }
  if (statusCode !== 200 && statusCode !== 206 && statusCode !== 304) await finish(response, []);
  reply.code(statusCode).headers({
    "cache-control": `public, max-age=${MAX_AGE}, immutable`,
    "content-security-policy": filePolicy,
    "accept-ranges": "bytes",
  });
  copyHeaders("etag", "last-modified");
  if (statusCode !== 304) {
    reply.header("content-type", getMediaType(name) ?? "application/octet-stream");
    copyHeaders("content-length", "content-range");
  }
  if (statusCode === 304 || reply.request.method === "HEAD") {
    await body.dump();
    return reply.send();
  }
  return reply.send(body);
}
