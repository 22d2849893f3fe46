import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { pipeline } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

/** A REST call sent by the gateway. */
export interface UpstreamCall {
  method: string;
  /** Path and query as sent, such as "/api/v1/posts?limit=20". */
  path: string;
  headers: IncomingMessage["headers"];
  /** Status of the response to the gateway; 0 while there is none. */
  status: number;
}

/** Selects the calls that a fault or a delay applies to. */
export interface CallPattern {
  /** All methods by default. */
  method?: string;
  /** A complete path without query, or a pattern for path and query. All paths by default. */
  path?: string | RegExp;
  /** Number of calls that it applies to; default: all until reset. */
  times?: number;
}

/** Calls that fail, and their response. */
export interface FaultPattern extends CallPattern {
  /** Status that replaces the upstream's response; 0 closes the connection without a response. */
  status: number;
  /** JSON body of that response; default: an error in the upstream's format. */
  body?: unknown;
  /** Additional headers of that response. */
  headers?: Record<string, string>;
  /** Whether that response has no body. */
  isEmpty?: boolean;
}

/** A complete response of the upstream. */
export interface UpstreamResponse {
  status: number;
  /** Names and values alternately, without headers about the transfer of the body. */
  headers: string[];
  body: Buffer;
}

/** Responds to a call instead of the upstream; `send` makes the call. */
export type Interception = (
  call: { method: string; path: string },
  response: ServerResponse,
  send: () => Promise<UpstreamResponse>,
) => Promise<void>;

/** Proxy between gateway and upstream: records calls, and delays or fails some of them. */
export interface UpstreamProxy {
  /** Used as UPSTREAM_URL of the gateway. */
  readonly url: string;
  /** All calls since the start or the last reset, in order of arrival. */
  readonly calls: readonly UpstreamCall[];
  /** Calls as "GET /api/v1/posts", without queries, for assertions. */
  summary(): string[];
  fail(pattern: FaultPattern): void;
  delay(pattern: CallPattern & { ms: number }): void;
  /** Lets a function respond to all calls, until `reset`. */
  intercept(interception: Interception): void;
  /** Clears recorded calls, faults, delays and the interception. */
  reset(): void;
  close(): Promise<void>;
}

type Rule<Effect> = CallPattern & Effect & { left: number };

/**
 * Time in ms after which idle connections are closed. It is the one that the upstream states in its responses: if the proxy closed
 * connections sooner, requests that the gateway sends on them at the same moment would fail.
 */
const KEEP_ALIVE_TIMEOUT = 72_000;

/** @param upstreamUrl target of forwarded calls */
export async function startUpstreamProxy(upstreamUrl: string): Promise<UpstreamProxy> {
  const target = new URL(upstreamUrl);
  const calls: UpstreamCall[] = [];
  const faults: Rule<FaultPattern>[] = [];
  const delays: Rule<{ ms: number }>[] = [];
  let interception: Interception | null = null;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? "GET";
    const path = request.url ?? "/";
    const call: UpstreamCall = { method, path, headers: request.headers, status: 0 };
    calls.push(call);
    response.once("finish", () => {
      call.status = response.statusCode;
    });
    if (interception !== null) {
      await interception({ method, path }, response, () => send(request, target)).catch(() => response.destroy());
      return;
    }
    const delay = take(delays, method, path);
    if (delay !== undefined) await wait(delay.ms);
    const fault = take(faults, method, path);
    if (fault === undefined) return forward(request, response, target);
    // Reads the whole request first: responding early could cause a different error.
    request.resume();
    if (fault.status === 0) {
      response.destroy();
      return;
    }
    const body = JSON.stringify(fault.body ?? { error: `Failed on purpose with ${fault.status}` });
    response
      .writeHead(fault.status, { "content-type": "application/json", ...fault.headers })
      .end(fault.isEmpty === true ? undefined : body);
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT }, (request, response) => void handle(request, response));
  server.on("upgrade", (request, socket, head) => {
    const forwarded = connect(Number(target.port), target.hostname, () => {
      const lines = [`${request.method ?? "GET"} ${request.url ?? "/"} HTTP/1.1`];
      for (let i = 0; i + 1 < request.rawHeaders.length; i += 2)
        lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
      forwarded.write(`${lines.join("\r\n")}\r\n\r\n`);
      forwarded.write(head);
      // When either side closes the connection, the other side is closed too.
      pipeline(forwarded, socket, () => socket.destroy());
      pipeline(socket, forwarded, () => forwarded.destroy());
    });
    forwarded.on("error", () => socket.destroy());
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await listening;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");

  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    summary: () => calls.map(({ method, path }) => `${method} ${path.replace(/\?.*$/, "")}`),
    fail: (pattern) => void faults.push({ ...pattern, left: pattern.times ?? Number.POSITIVE_INFINITY }),
    delay: (pattern) => void delays.push({ ...pattern, left: pattern.times ?? Number.POSITIVE_INFINITY }),
    intercept(given) {
      interception = given;
    },
    reset() {
      interception = null;
      calls.length = 0;
      faults.length = 0;
      delays.length = 0;
    },
    close() {
      const { promise, resolve: closed } = Promise.withResolvers<void>();
      server.close(() => closed());
      server.closeAllConnections();
      return promise;
    },
  };
}

/** Returns the first matching rule with uses left and counts the use. */
function take<Effect>(rules: Rule<Effect>[], method: string, path: string): Rule<Effect> | undefined {
  const rule = rules.find((one) => one.left > 0 && matches(one, method, path));
  if (rule !== undefined) rule.left -= 1;
  return rule;
}

function matches(pattern: CallPattern, method: string, path: string): boolean {
  if (pattern.method !== undefined && pattern.method !== method) return false;
  if (pattern.path === undefined) return true;
  return typeof pattern.path === "string" ? pattern.path === path.replace(/\?.*$/, "") : pattern.path.test(path);
}

function forward(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const forwarded = httpRequest(
    { host: target.hostname, port: target.port, method: request.method, path: request.url, headers: request.headers },
    (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders);
      pipeline(incoming, response, () => undefined);
    },
  );
  forwarded.on("error", () => response.destroy());
  response.once("close", () => forwarded.destroy());
  pipeline(request, forwarded, () => undefined);
}

/** Sends a call to the upstream and reads the whole response. @throws Error when the upstream does not respond completely */
function send(request: IncomingMessage, target: URL): Promise<UpstreamResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<UpstreamResponse>();
  const forwarded = httpRequest(
    { host: target.hostname, port: target.port, method: request.method, path: request.url, headers: request.headers },
    (incoming) => {
      const parts: Buffer[] = [];
      incoming.on("data", (part: Buffer) => parts.push(part));
      incoming.once("error", reject);
      incoming.once("end", () =>
        resolve({ status: incoming.statusCode ?? 502, headers: withoutFraming(incoming.rawHeaders), body: Buffer.concat(parts) }),
      );
    },
  );
  forwarded.once("error", reject);
  pipeline(request, forwarded, () => undefined);
  return promise;
}

const framing: ReadonlySet<string> = new Set(["content-length", "transfer-encoding", "connection", "keep-alive"]);

function withoutFraming(headers: readonly string[]): string[] {
  return headers.flatMap((name, index) =>
    index % 2 === 0 && !framing.has(name.toLowerCase()) ? [name, headers[index + 1] ?? ""] : [],
  );
}
