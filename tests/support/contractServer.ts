import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fromRoot } from "../../scripts/lib/paths.ts";

interface DescribedOperation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { example: unknown }> }>;
}

/** A route made of one operation of openapi.json. */
interface Route {
  readonly operationId: string;
  readonly method: string;
  readonly pattern: RegExp;
  /** Routes with fewer parameters come first: /posts/latest before /posts/{id}. */
  readonly parameters: number;
  readonly status: number;
  readonly mediaType: string;
  readonly example: unknown;
}

/** A REST API that consists of nothing but openapi.json: each operation responds with its example. */
export interface ContractServer {
  readonly url: string;
  /** Operations that were called, in order. */
  readonly called: string[];
  /** Requests that no operation describes. */
  readonly unknown: string[];
  close(): Promise<void>;
}

const document = JSON.parse(readFileSync(fromRoot("openapi.json"), "utf8")) as {
  paths: Record<string, Record<string, DescribedOperation>>;
};

const routes: readonly Route[] = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]): Route => {
      const [status = "204", response] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
      const [mediaType = "application/json", content] = Object.entries(response?.content ?? {})[0] ?? [];
      return {
        operationId,
        method: method.toUpperCase(),
        pattern: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
        parameters: path.split("{").length,
        status: Number(status),
        mediaType,
        example: content?.example,
      };
    }),
  )
  .toSorted((a, b) => a.parameters - b.parameters);

/** Starts a REST API that responds with the examples of openapi.json. */
export async function startContractServer(): Promise<ContractServer> {
  const called: string[] = [];
  const unknown: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*/s, "");
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(path));
    request.resume();
    if (route === undefined) {
      unknown.push(`${request.method} ${path}`);
      response.writeHead(404).end();
      return;
    }
    called.push(route.operationId);
    response.writeHead(route.status, { "content-type": route.mediaType });
    if (route.example === undefined) response.end();
    else response.end(typeof route.example === "string" ? route.example : JSON.stringify(route.example));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    called,
    unknown,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
