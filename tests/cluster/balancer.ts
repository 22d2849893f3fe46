import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { pipeline } from "node:stream";

/** A proxy that shares out requests and sockets among the servers that are ready, as the one before a cluster does. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

const CHECK_EVERY_MS = 200;
const CHECK_LIMIT_MS = 2000;

interface Target {
  host: string;
  port: number;
  isReady: boolean;
}

/** @param urls of the servers; each is ready while its /readyz answers with 200 */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const targets = urls.map((url): Target => ({ host: new URL(url).hostname, port: Number(new URL(url).port), isReady: false }));
  let turn = 0;

  async function check(target: Target): Promise<void> {
    try {
      const url = `http://${target.host}:${target.port}/readyz`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) });
      await answer.arrayBuffer();
      target.isReady = answer.ok;
    } catch {
      target.isReady = false;
    }
  }
  await Promise.all(targets.map(check));
  const checking = targets.map((target) => setInterval(() => void check(target), CHECK_EVERY_MS));

  function next(): Target | undefined {
    const ready = targets.filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const target = next();
    if (target === undefined) {
      response.writeHead(503).end("No server is ready.");
      return;
    }
    const { method, url: path } = request;
    const onward = httpRequest(
      { agent, host: target.host, port: target.port, method, path, headers: forwardedHeaders(request) },
      (answer) => {
        const headers = { ...answer.headers };
        delete headers.connection;
        response.writeHead(answer.statusCode ?? 502, headers);
        pipeline(answer, response, () => undefined);
      },
    );
    onward.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end("The server failed.")));
    response.once("close", () => onward.destroy());
    pipeline(request, onward, () => undefined);
  }

  const server = createServer(forward);
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
      for (const timer of checking) clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
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
