import type { IncomingMessage, ServerResponse } from "node:http";
import { getTimeouts } from "../rest/timeouts.ts";

/** A request that is rejected before it is processed; the message is meant for people. */
export class HttpError extends Error {
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The minimum speed of a request body. */
export interface MinimumRate {
  /** Milliseconds. */
  window: number;
  /** The minimum number of bytes per window. */
  minBytes: number;
}

/** The minimum speeds, by kind of request. */
export interface MinimumRates {
  /** JSON: half a minute for a body of usual size, 1 kB per second for a larger one. */
  json: MinimumRate;
  /**
   * Uploads may be slow and may pause, such as on a train in a tunnel; but a connection that is far too slow only uses up
   * resources.
   */
  upload: MinimumRate;
}

export const defaultMinimumRates: MinimumRates = {
  json: { window: 30_000, minBytes: 32 * 1024 },
  upload: { window: 60_000, minBytes: 16 * 1024 },
};

/**
 * Monitors the speed at which a body arrives.
 * @param stalled called once when too little arrives, except while the gateway itself is not reading
 * @returns a function that stops the monitoring
 */
export function enforceMinimumRate(request: IncomingMessage, { window, minBytes }: MinimumRate, onStall: () => void): () => void {
  const { socket } = request;
  const timeouts = getTimeouts(window);
  let previousBytes = socket.bytesRead;
  const check = (): void => {
    const receivedBytes = socket.bytesRead - previousBytes;
    previousBytes = socket.bytesRead;
    const isPaused = request.readableLength >= request.readableHighWaterMark;
    if (request.complete || socket.destroyed) return;
    if (receivedBytes < minBytes && !isPaused) onStall();
    else timeout = timeouts.start(check);
  };
  let timeout = timeouts.start(check);
  return () => timeouts.end(timeout);
}

/**
 * Reads a whole body.
 * @throws HttpError 413 when it is too large, 408 when it arrives too slowly; the rest is then discarded
 */
export function readBody(request: IncomingMessage, maxBytes: number, minimumRate: MinimumRate): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const rejectWith = (error: HttpError): void => {
    stop();
    request.off("data", collect);
    request.resume();
    reject(error);
  };
  const collect = (chunk: Buffer): void => {
    size += chunk.length;
    chunks.push(chunk);
    if (size > maxBytes) rejectWith(new HttpError(413, "The request is too large."));
  };
  const stop = enforceMinimumRate(request, minimumRate, () =>
    rejectWith(new HttpError(408, "The request took too long to arrive.")),
  );
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) rejectWith(new HttpError(413, "The request is too large."));
  else request.on("data", collect);
  request.once("end", () => {
    stop();
    resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks));
  });
  request.once("error", (error) => {
    stop();
    reject(error);
  });
  return promise;
}

/** The time for which a client may continue to send after its response, as with nginx (lingering_time). */
const LINGER_TIME = 30_000;

/**
 * Keeps reading after a response that was sent before the end of its request, such as a 413. Closing at once would make clients
 * see a broken connection instead of the response. A client that does not stop is disconnected.
 */
export function drainRequest(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete || request.socket.destroyed) return;
    const timer = setTimeout(() => request.socket.destroy(), LINGER_TIME);
    request.once("close", () => clearTimeout(timer));
    request.once("end", () => clearTimeout(timer));
    request.resume();
  });
}
