import type { IncomingMessage, ServerResponse } from "node:http";

/** A request that is refused before anything is done with it; the message is for people. */
export class RequestProblem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** How fast a body has to arrive. */
export interface Pace {
  /** Milliseconds. */
  window: number;
  /** So many bytes at least in each window. */
  leastBytes: number;
}

/** How fast the bodies of each kind of request have to arrive. */
export interface Paces {
  /** JSON: a body of usual size within half a minute, a larger one at 1 kB a second. */
  json: Pace;
  /** Uploads may be slow and may pause, as when a train passes a tunnel; but a connection that is far too slow only takes up resources. */
  upload: Pace;
}

export const defaultPaces: Paces = {
  json: { window: 30_000, leastBytes: 32 * 1024 },
  upload: { window: 60_000, leastBytes: 16 * 1024 },
};

/**
 * Watches a body that arrives.
 * @param stalled called once when too little arrives, unless it is we who do not read
 * @returns ends the watch
 */
export function watchPace(request: IncomingMessage, { window, leastBytes }: Pace, stalled: () => void): () => void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    const isHeldBack = request.readableLength >= request.readableHighWaterMark;
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (arrived < leastBytes && !isHeldBack) {
      clearInterval(timer);
      stalled();
    }
  }, window);
  return () => clearInterval(timer);
}

/**
 * Reads a whole body.
 * @throws RequestProblem 413 when it is too large, 408 when it arrives too slowly; what still arrives is then not kept
 */
export function readBody(request: IncomingMessage, maxBytes: number, pace: Pace): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const refuse = (problem: RequestProblem): void => {
    request.off("data", collect);
    request.resume();
    reject(problem);
  };
  const collect = (chunk: Buffer): void => {
    size += chunk.length;
    chunks.push(chunk);
    if (size > maxBytes) refuse(new RequestProblem(413, "The request is too large."));
  };
  const stop = watchPace(request, pace, () => refuse(new RequestProblem(408, "The request took too long to arrive.")));
  request.on("data", collect);
  request.once("end", () => resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)));
  request.once("error", reject);
  return promise.finally(stop);
}

/** How long a client may continue to send after its answer, as with nginx (lingering_time). */
const lingerTime = 30_000;

/**
 * Reads on after an answer that came before the end of its request, such as a 413: closing at once would make clients see a
 * broken connection in place of the answer. A client that never stops is cut off.
 */
export function lingerAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete || request.socket.destroyed) return;
    const timer = setTimeout(() => request.socket.destroy(), lingerTime);
    request.once("close", () => clearTimeout(timer));
    request.once("end", () => clearTimeout(timer));
    request.resume();
  });
}
