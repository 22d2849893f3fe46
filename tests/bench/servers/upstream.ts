import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen, report, upstreamUrl } from "./child.ts";

/**
 * Records responses of the REST API by method and path, and replays them from then on, so that the REST API itself takes no CPU
 * while the bench measures, and all servers get the same bytes.
 */
interface RecordedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const recorded = new Map<string, RecordedResponse>();
let calls = 0;

async function record(request: IncomingMessage): Promise<RecordedResponse> {
  const { method = "GET", url = "", headers } = request;
  const body = await buffer(request);
  const response = await fetch(new URL(url, upstreamUrl), {
    method,
    headers: Object.fromEntries(
      ["cookie", "x-requested-with", "content-type", "idempotency-key"].flatMap((name) => {
        const value = headers[name];
        return typeof value === "string" ? [[name, value]] : [];
      }),
    ),
    ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
  });
  const content = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${response.status} ${content.toString()}`);
  return {
    status: response.status,
    headers: {
      "content-type": response.headers.get("content-type") ?? "application/json",
      "content-length": `${content.length}`,
    },
    body: content,
  };
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  calls += 1;
  const key = `${request.method} ${request.url}`;
  let recording = recorded.get(key);
  if (recording === undefined) recorded.set(key, (recording = await record(request)));
  else request.resume();
  response.writeHead(recording.status, recording.headers).end(recording.body);
}

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    process.stderr.write(`There is no response to ${request.method} ${request.url}: ${String(error)}\n`);
    response.writeHead(502).end();
  });
});
server.keepAliveTimeout = 60_000;
report(await listen(server), () => calls);
