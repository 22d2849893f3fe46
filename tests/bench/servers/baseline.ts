import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { operations } from "../operations.ts";
import { pages } from "./baseline/pages.ts";
import { listen, report } from "./child.ts";

/**
 * The baseline: the cost of the same REST calls and the same JSON output in code written by hand for these operations, without
 * GraphQL, checks or limits.
 */
interface Request {
  extensions: { persistedQuery: { sha256Hash: string } };
  variables: Record<string, unknown>;
}

const byId = new Map(operations.map(({ id, name }) => [id, pages[name]]));

async function serve(body: string, response: ServerResponse): Promise<void> {
  const { extensions, variables } = JSON.parse(body) as Request;
  const data = await byId.get(extensions.persistedQuery.sha256Hash)?.(variables);
  response.setHeader("content-type", "application/json; charset=utf-8").end(JSON.stringify({ data }));
}

function receive(request: IncomingMessage, response: ServerResponse): void {
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (chunk: string) => (body += chunk));
  request.on("end", () => void serve(body, response));
}

report(await listen(createServer(receive)));
