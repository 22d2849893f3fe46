import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply } from "fastify";

/** The supported content encodings, the preferred one first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A smaller body fits into one packet either way. */
const MIN_BYTES = 1024;

/** @returns the supported encoding that the client prefers; null when it accepts none */
export function negotiateEncoding({ headers }: Pick<IncomingMessage, "headers">): Encoding | null {
  const accepted = headers["accept-encoding"];
  return typeof accepted === "string" ? negotiate<Encoding>(accepted, [...encodings]) : null;
}

/** Whether a body is long enough to benefit. */
export const isCompressible = (body: string): boolean => body.length >= MIN_BYTES;

/**
 * Compresses the body of a single response. The quality costs about as much CPU as gzip's default: 0.2 ms for 20 kB. If one
 * compressed response contained a secret and a text chosen by an attacker, its length could reveal the secret (BREACH), provided
 * that another site could make a browser send the request. It cannot: the session cookie is SameSite=Lax, and a request with it
 * must also have a header that other sites cannot send.
 * @returns null for a body that is too short to benefit
 */
export async function compressBody(body: string, encoding: Encoding | null): Promise<Buffer | null> {
  if (encoding === null || !isCompressible(body)) return null;
  return compress(Buffer.from(body), encoding, 4);
}

function compress(content: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(content);
  return compressBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** A body that is written in parts. */
export interface StreamedBody {
  stream: Readable;
  write(text: string): void;
  /** Sends everything written so far to the client. */
  flush(): void;
  end(text: string): void;
}

/** Compresses a body in parts, as `compressBody` does at once. */
export function startCompression(encoding: Encoding | null): StreamedBody {
  const stream = createCompressionStream(encoding);
  // The stream is destroyed when the client has left.
  return {
    stream,
    write: (text) => void (stream.destroyed || stream.write(text)),
    flush: () => void ("flush" in stream && !stream.destroyed && stream.flush()),
    end: (text) => void (stream.destroyed || stream.end(text)),
  };
}

function createCompressionStream(encoding: Encoding | null) {
  if (encoding === "br") return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === "gzip" ? createGzip() : new PassThrough();
}

interface Variant {
  body: Buffer;
  etag: string;
  encoding: Encoding | null;
}

/**
 * A text that does not change while the gateway runs. It is compressed once per encoding and not resent to clients that have
 * it.
 */
export class FixedText {
  readonly #content: Buffer;
  readonly #hash: string;
  readonly #variants = new Map<Encoding | null, Promise<Variant>>();

  constructor(text: string) {
    this.#content = Buffer.from(text);
    this.#hash = createHash("sha256").update(this.#content).digest("base64url").slice(0, 22);
  }

  /** Sends the response to the request of `reply`, whose status and other headers are already set. */
  async send(reply: FastifyReply): Promise<FastifyReply> {
    const { body, etag, encoding } = await this.#variant(negotiateEncoding(reply.request.raw));
    reply.header("vary", [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", ")).header("etag", etag);
    if (reply.statusCode === 200 && matchesTag(reply.request.headers["if-none-match"], etag)) return reply.code(304).send();
    if (encoding !== null) reply.header("content-encoding", encoding);
    return reply.send(body);
  }

  #variant(accepted: Encoding | null): Promise<Variant> {
    const encoding = this.#content.length < MIN_BYTES ? null : accepted;
    let variant = this.#variants.get(encoding);
    if (variant === undefined) this.#variants.set(encoding, (variant = this.#make(encoding)));
    return variant;
  }

  /** Bodies that differ by a byte need different tags (RFC 9110), so the encoding is part of the tag. */
  async #make(encoding: Encoding | null): Promise<Variant> {
    if (encoding === null) return { body: this.#content, etag: `"${this.#hash}"`, encoding };
    const body = await compress(this.#content, encoding, constants.BROTLI_MAX_QUALITY);
    return { body, etag: `"${this.#hash}-${encoding}"`, encoding };
  }
}

/** Whether an If-None-Match header contains a tag; the comparison is weak (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}
