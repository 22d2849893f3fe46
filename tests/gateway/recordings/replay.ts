import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import type { Exchange, Recording } from "../../../gateway/http/recordings/recorder.ts";
import { createGateway } from "../../../gateway/server.ts";
import { UNLIMITED_BUDGET } from "../../support/costs.ts";
import { sendGraphql } from "../../support/graphql.ts";

export interface Replayed {
  result: Recording["result"];
  /** REST calls that the recording does not have, and those of it that were not made. */
  unexpected: string[];
  unused: string[];
}

export interface Replayer {
  replay(recording: Recording): Promise<Replayed>;
  stop(): Promise<void>;
}

const nameOf = ({ method, path }: Pick<Exchange, "method" | "path">): string => `${method} ${path}`;

/** Starts a gateway over a REST API that responds from recordings alone. */
export async function startReplayer(): Promise<Replayer> {
  let remaining: Exchange[] = [];
  let unexpected: string[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const sent = body === "" ? "null" : JSON.stringify(JSON.parse(body));
    const call = { method: request.method ?? "", path: (request.url ?? "").replace(/^\/api\/v1/, "") };
    const index = remaining.findIndex((one) => nameOf(one) === nameOf(call) && JSON.stringify(one.sent) === sent);
    const [exchange] = index === -1 ? [] : remaining.splice(index, 1);
    if (exchange === undefined) {
      unexpected.push(nameOf(call));
      response.writeHead(404).end();
      return;
    }
    const { status, response: recorded, objectId } = exchange;
    const type = typeof recorded === "string" ? "text/plain" : "application/json";
    response.writeHead(status, { "content-type": type, ...(objectId === null ? {} : { "object-id": String(objectId) }) });
    response.end(recorded === null ? "" : typeof recorded === "string" ? recorded : JSON.stringify(recorded));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const upstreamUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const gateway = await createGateway({
    log: pino({ level: "silent" }),
    webRoot: "/nowhere",
    graphiqlRoot: "/nowhere",
    settings: { port: 0, upstreamUrl, realtimeUrl: upstreamUrl, costBudget: UNLIMITED_BUDGET },
  });

  return {
    async replay({ document, operationName, variables, signedIn, exchanges }) {
      [remaining, unexpected] = [[...exchanges], []];
      const headers: Record<string, string> = signedIn ? { authorization: "Bearer replayed" } : {};
      const { result } = await sendGraphql<unknown>(gateway.url, {
        document,
        operationName,
        variables: { ...Object(variables) },
        headers,
      });
      const errors = (result.errors ?? []).map(({ message, path = null, extensions }) => ({
        message,
        path,
        code: extensions?.code ?? null,
      }));
      return { result: { data: result.data ?? null, errors }, unexpected, unused: remaining.map(nameOf) };
    },
    async stop() {
      await gateway.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
