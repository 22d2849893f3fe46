import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Options } from "../../upstream/media/s3Client.ts";

/**
 * The way in which the server fails: "error" responds with 500, "hang" never responds, "reset" closes the connection without a
 * response, and "cut" closes it in the middle of a body.
 */
type S3Fault = "error" | "hang" | "reset" | "cut";

interface StoredObject {
  bytes: Buffer;
  type: string;
}

/** A small S3-compatible store with one bucket in memory. */
export interface S3Server {
  options: S3Options;
  objects: Map<string, StoredObject>;
  /** Reasons of refused calls. */
  refused: string[];
  /** Null when it works. */
  fault: S3Fault | null;
  close(): Promise<void>;
}

const MAX_SKEW_MS = 15 * 60_000;

/** Starts the server. It verifies Signature Version 4, and refuses calls that are not signed with its key pair. */
export async function startS3(): Promise<S3Server> {
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const options = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "eu-test-1",
    bucket: "press-files",
    accessKey: "AKIATEST",
    secretKey: "secret/key+value",
  };
  const state: S3Server = {
    options,
    objects: new Map(),
    refused: [],
    fault: null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
    } catch {
      return;
    }
    const { fault } = state;
    if (fault === "hang") return;
    if (fault === "reset") return void request.socket.destroy();
    if (fault === "error") return void response.writeHead(500).end("<Error><Code>InternalError</Code></Error>");
    const reason = refusalOf(request, Buffer.concat(chunks), options);
    if (reason !== null) {
      state.refused.push(reason);
      return void response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
    }
    const [, bucket, name = ""] = /^\/([^/]+)\/?(.*)$/.exec(request.url ?? "") ?? [];
    if (bucket !== options.bucket) return void response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
    if (name === "") return void response.writeHead(200).end();
    respondWithObject(state, name, request, response, Buffer.concat(chunks));
  }

  return state;
}

function respondWithObject(
  state: S3Server,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  if (request.method === "PUT") {
    state.objects.set(name, { bytes: body, type: request.headers["content-type"] ?? "" });
    response.writeHead(200).end();
    return;
  }
  if (request.method === "DELETE") {
    state.objects.delete(name);
    response.writeHead(204).end();
    return;
  }
  const object = state.objects.get(name);
  if (object === undefined) {
    response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    return;
  }
  const etag = `"${createHash("md5").update(object.bytes).digest("hex")}"`;
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const size = object.bytes.length;
  const range = rangeOf(request.headers.range, size);
  if (range === null) {
    response.writeHead(416, { "content-range": `bytes */${size}` }).end("<Error><Code>InvalidRange</Code></Error>");
    return;
  }
  const part = object.bytes.subarray(range.start, range.end);
  response.writeHead(request.headers.range === undefined ? 200 : 206, {
    etag,
    "last-modified": "Sun, 01 Mar 2026 12:00:00 GMT",
    "content-type": object.type,
    "content-length": part.length,
    "x-amz-request-id": "1",
    ...(request.headers.range !== undefined && { "content-range": `bytes ${range.start}-${range.end - 1}/${size}` }),
  });
  if (state.fault === "cut") {
    response.write(part.subarray(0, part.length / 2), () => request.socket.destroy());
    return;
  }
  response.end(request.method === "HEAD" ? undefined : part);
}

/** The bytes from start up to, but not including, end; null when there are none. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null {
  if (header === undefined) return { start: 0, end: size };
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return start < end ? { start, end } : null;
}

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** Returns the error of a wrong signature; null if it is correct. Computed as Amazon documents it, without the product's library. */
function refusalOf(request: IncomingMessage, body: Buffer, { accessKey, secretKey, region }: S3Options): string | null {
  const [, credential = "", names = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    ) ?? [];
  const time = String(request.headers["x-amz-date"]);
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  if (credential !== `${accessKey}/${scope}`) return "credential";
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(Date.now() - sent) < MAX_SKEW_MS)) return "time";
  const signed = names.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signed.includes(name))) return "signed headers";
  const hash = String(request.headers["x-amz-content-sha256"]);
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return "content";
  const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join("");
  const canonical = [request.method, request.url, "", headers, names, hash].join("\n");
  const key = ["s3", "aws4_request"].reduce((former, text) => hmac(former, text), hmac(hmac(`AWS4${secretKey}`, day), region));
  const expected = hmac(key, ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n")).toString("hex");
  return signature === expected ? null : "signature";
}
