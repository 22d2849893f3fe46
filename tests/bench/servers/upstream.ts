import { createServer } from "node:http";
import { answers } from "../answers.ts";
import { listen, report } from "./child.ts";

/** Replays prepared responses of the REST API. */
const ready = new Map(
  Object.entries(answers).map(([route, answer]) => [route.replace(" /", " /api/v1/"), Buffer.from(JSON.stringify(answer))]),
);
let calls = 0;

const server = createServer((request, response) => {
  calls += 1;
  const body = ready.get(`${request.method} ${request.url}`);
  if (body === undefined) {
    process.stderr.write(`The replay has no answer for ${request.method} ${request.url}\n`);
    response.writeHead(404, { "content-type": "application/json" }).end('{"detail":"Not found."}');
    return;
  }
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
});
server.keepAliveTimeout = 60_000;
report(await listen(server), () => calls);
