import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** A proxy that distributes requests and sockets among the servers that are ready, like deploy/Caddyfile. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

const CHECK_INTERVAL_MS = 1000;
const CHECK_LIMIT_MS = 5000;
/** Number of consecutive failed checks after which a server gets no more requests. */
const FAILED_CHECKS = 2;
/** Time during which a request that could not be sent is retried. */
const RETRY_LIMIT_MS = 5000;
const RETRY_INTERVAL_MS = 100;

interface Target {
  host: string;
  port: number;
  failedChecks: number;
}

/** The failure of an attempt: not sent, or sent without a response. */
type Outcome = "responded" | "unsent" | "broken";

/** @param urls of the servers; each is ready while its /readyz responds with 200 */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const targets = urls.map((url): Target => ({
    host: new URL(url).hostname,
    port: Number(new URL(url).port),
    failedChecks: FAILED_CHECKS,
  }));
  const closing = new AbortController();
  let turn = 0;

  async function check(target: Target): Promise<void> {
    try {
      const url = `http://${target.host}:${target.port}/readyz`;
      const response = await fetch(url, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) });
      await response.arrayBuffer();
      target.failedChecks = response.ok ? 0 : target.failedChecks + 1;
    } catch {
      target.failedChecks += 1;
    }
  }
  async function checkRepeatedly(target: Target): Promise<void> {
    while (!closing.signal.aborted) {
      await wait(CHECK_INTERVAL_MS, null, { signal: closing.signal }).catch(() => undefined);
      await check(target);
    }
  }
  await Promise.all(targets.map(check));
  const checking = targets.map(checkRepeatedly);

  function next(): Target | undefined {
    const ready = targets.filter(({ failedChecks }) => failedChecks < FAILED_CHECKS);
    turn += 1;
    return ready[turn % ready.length];
  }

  function send(target: Target, request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<Outcome> {
    return new Promise((resolve) => {
      const { method, url: path } = request;
      const onward = httpRequest(
        { agent, host: target.host, port: target.port, method, path, headers: forwardedHeaders(request) },
        (incoming) => {
          if (response.destroyed) return void incoming.destroy();
          const headers = { ...incoming.headers };
          delete headers.connection;
          response.writeHead(incoming.statusCode ?? 502, headers);
          pipeline(incoming, response, () => resolve("responded"));
        },
      );
      onward.on("close", () => resolve("broken"));
      onward.on("error", (error) => resolve(Reflect.get(error, "code") === "ECONNREFUSED" ? "unsent" : "broken"));
      response.once("close", () => onward.destroy());
      onward.end(body);
    });
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const deadline = Date.now() + RETRY_LIMIT_MS;
    let outcome: Outcome = "unsent";
    while (outcome === "unsent" || (outcome === "broken" && request.method === "GET")) {
      const target = next();
      if (target !== undefined) outcome = await send(target, request, body, response);
      if (response.headersSent || response.destroyed || Date.now() > deadline) break;
      await wait(RETRY_INTERVAL_MS);
    }
    if (response.headersSent || response.destroyed) return;
    response.writeHead(outcome === "unsent" ? 503 : 502).end("No server responded.");
  }

  const server = createServer((request, response) => void forward(request, response).catch(() => response.destroy()));
  server.on("upgrade", (request, socket, head) => {
    const target = next();
    if (target === undefined) return void socket.destroy();
    const onward = connect(target.port, target.host, () => {
      const lines = [`${request.method ?? "GET"} ${request.url ?? "/"} HTTP/1.1`];
      for (let at = 0; at + 1 < request.rawHeaders.length; at += 2)
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      onward.write(`${lines.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      pipeline(onward, socket, () => socket.destroy());
      pipeline(socket, onward, () => onward.destroy());
    });
    onward.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The balancer has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(checking);
      agent.destroy();
    },
  };
}

/** The chain of client addresses, to which every proxy adds its own client; hop-by-hop headers are left out. */
function forwardedHeaders({ headers, socket }: IncomingMessage): IncomingMessage["headers"] {
  const { connection: _connection, "x-forwarded-for": before, ...rest } = headers;
  const client = socket.remoteAddress ?? "";
  return { ...rest, "x-forwarded-for": before === undefined ? client : `${String(before)}, ${client}` };
}
