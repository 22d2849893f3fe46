import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SeenRequest {
  method: string;
  /** Path and query, relative to /api/v1. */
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

type Responder = (request: SeenRequest, response: ServerResponse) => unknown;

/** A REST API with responses defined by the test, which records its requests. */
export interface FakeUpstream {
  readonly url: URL;
  readonly seen: SeenRequest[];
  /** Sets the handler of a route such as `GET /beats`; other routes return 404. Returned values are sent as JSON. */
  on(route: string, respond: Responder): void;
  close(): Promise<void>;
}

export async function startFakeUpstream(): Promise<FakeUpstream> {
  const routes = new Map<string, Responder>();
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    // Without a response, because the caller has closed the connection.
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const path = (request.url ?? "").replace(/^\/api\/v1/, "");
    const one = { method: request.method ?? "", path, headers: request.headers, body };
    seen.push(one);
    const respond =
      routes.get(`${one.method} ${path.split("?")[0]}`) ?? ((_request, out) => json(out, 404, { detail: "Not found." }));
    const value = await respond(one, response);
    if (value !== undefined && !response.headersSent) json(response, 200, value);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    seen,
    on: (route, respond) => void routes.set(route, respond),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Ends a response with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string | string[]> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
}
