import type { IncomingHttpHeaders } from "node:http";
import { Pool, type Dispatcher } from "undici";
import type { Deadline } from "./deadline.ts";
import { RestError, type RestFailure } from "./error.ts";

/** An unparsed response: status, the headers in use, and the text of the body. */
export interface RawResponse {
  status: number;
  body: string;
  setCookies: readonly string[];
  /** Seconds, from retry-after; null when absent. */
  retryAfter: number | null;
  /** The id of a created object, from object-id; null when absent. */
  objectId: number | null;
}

export interface CallRequest {
  call: string;
  method: Dispatcher.HttpMethod;
  path: string;
  headers: string[];
  body: string | null;
  deadline: Deadline;
}

export interface TransportOptions {
  /** Base address of the upstream, with or without a path. */
  url: URL;
  /** Milliseconds without a byte after which a connection counts as broken; 0: never. */
  idleTimeout: number;
  /** Largest response in bytes. */
  maxResponse: number;
}

const timeoutCodes: ReadonlySet<string> = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT"]);

/** Keeps connections to the upstream alive and converts its failures to RestError. */
export class Transport {
  readonly #pool: Pool;
  readonly #base: string;

  constructor({ url, idleTimeout, maxResponse }: TransportOptions) {
    this.#base = `${url.pathname.replace(/\/$/, "")}/api/v1`;
    this.#pool = new Pool(url.origin, {
      // Unlimited, because the families' queues limit the calls: a limit here would make the families wait for each other.
      connections: null,
      headersTimeout: idleTimeout,
      bodyTimeout: idleTimeout,
      connect: { timeout: idleTimeout },
      maxResponseSize: maxResponse,
      allowH2: false,
    });
  }

  /** @throws RestError unless there is a whole response */
  send({ call, method, path, headers, body, deadline }: CallRequest): Promise<RawResponse> {
    return new Promise<RawResponse>((resolve, reject) => {
      const fail = (cause: unknown): void => {
        const failure = deadline.cause ?? toFailure(cause);
        reject(new RestError(`${call}: ${failure}`, { call, failure, cause }));
      };
      if (deadline.cause !== null) return fail(new Error("ended"));
      try {
        this.#pool.dispatch({ method, path: this.#base + path, headers, body }, new ResponseHandler(deadline, resolve, fail));
      } catch (error) {
        fail(error);
      }
    });
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** Receives one response as a whole. Undici's `request` would make a stream and an abort signal for each. */
class ResponseHandler implements Dispatcher.DispatchHandler {
  readonly #resolve: (response: RawResponse) => void;
  readonly #fail: (cause: unknown) => void;
  readonly #deadline: Deadline;
  #chunks: Buffer[] = [];
  #status = 0;
  #headers: IncomingHttpHeaders = {};

  constructor(deadline: Deadline, resolve: (response: RawResponse) => void, fail: (cause: unknown) => void) {
    this.#deadline = deadline;
    this.#resolve = resolve;
    this.#fail = fail;
    // Before there is a connection, nothing else ends the wait.
    deadline.setEndListener(() => fail(new Error("ended")));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#deadline.cause === null) this.#deadline.setEndListener(() => controller.abort(new Error("ended")));
    else controller.abort(new Error("ended"));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#deadline.setEndListener(null);
    const headers = this.#headers;
    this.#resolve({
      status: this.#status,
      body: decodeText(this.#chunks),
      setCookies: toList(headers["set-cookie"]),
      retryAfter: readRetryAfter(headers["retry-after"]),
      objectId: readObjectId(headers["object-id"]),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#deadline.setEndListener(null);
    this.#fail(error);
  }
}

const byteOrderMark = /^\uFEFF/;

function decodeText(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  const whole = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
  return whole.toString("utf8").replace(byteOrderMark, "");
}

function toFailure(cause: unknown): RestFailure {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (timeoutCodes.has(code)) return "timeout";
  return code === "UND_ERR_RES_EXCEEDED_MAX_SIZE" ? "tooLarge" : "network";
}

const toList = (header: string | string[] | undefined): readonly string[] =>
  header === undefined ? [] : Array.isArray(header) ? header : [header];

/** The digits of an object-id header. */
function readObjectId(header: string | string[] | undefined): number | null {
  const text = toList(header)[0]?.trim() ?? "";
  return /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null;
}

/** Seconds in a retry-after header, which contains seconds or a date. */
function readRetryAfter(header: string | string[] | undefined): number | null {
  const text = toList(header)[0];
  if (text === undefined) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
