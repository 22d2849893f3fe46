import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { messages } from "../errors.ts";
import { respondToClientError } from "./clientErrors.ts";
import { wantsPage } from "./graphiql.ts";
import { drainRequest } from "./requestBody.ts";
import { commonHeaders } from "./security.ts";

interface AppOptions {
  /** The address of the GraphQL endpoint. */
  graphqlPath: string;
  /** Handles a request that is a GraphQL operation. */
  handleGraphql: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Milliseconds after which a connection without traffic is closed; 5 minutes by default. */
  idleTimeout: number | undefined;
  /** False while the gateway stops. */
  isOpen: () => boolean;
  log: Logger;
}

/** In ms: ten times as long as a request waits for the REST API by default. */
const IDLE_TIMEOUT = 300_000;

/** The HTTP server and, for everything but operations, its Fastify application without routes. */
export function createApp({ graphqlPath, handleGraphql, idleTimeout = IDLE_TIMEOUT, isOpen, log }: AppOptions): {
  server: Server;
  app: FastifyInstance;
} {
  // Operations bypass Fastify, because they need none of its handling.
  // A limit for the whole request would cut off long uploads; requestBody.ts enforces a minimum speed instead.
  const server = createServer({ keepAliveTimeout: 72_000, requestTimeout: 0 });
  // The response to a client that stops reading it would stay in memory, or keep the connection to its file at the upstream.
  server.timeout = idleTimeout;
  const app = Fastify({
    forceCloseConnections: "idle",
    // While the gateway closes, requests on open connections are still handled, as operations are.
    return503OnClosing: false,
    clientErrorHandler: respondToClientError,
    rewriteUrl: ({ url = "/" }) => (hasDecodablePath(url) ? url : url.replaceAll("%", "%25")),
    serverFactory: (serve) =>
      server.on("request", (request, response) => {
        drainRequest(request, response);
        const isOperation = request.url === graphqlPath || request.url?.startsWith(`${graphqlPath}?`) === true;
        if (isOperation && !wantsPage(request)) void handleGraphql(request, response);
        else serve(request, response);
      }),
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(commonHeaders);
    // Proxies then send their next request to another gateway.
    if (!isOpen()) reply.header("connection", "close");
  });
  // Only uploads need their bodies, and read them themselves; any other is left unread.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  app.setErrorHandler((error, request, reply) => {
    log.error({ err: error, path: request.url }, "request failed");
    return reply.code(500).send({ detail: messages.generic });
  });
  return { server, app };
}

/**
 * False for paths with broken escapes, such as those of links that were cut off. Fastify would refuse them in a format of its own;
 * with their percent signs escaped, they lead to the page that says that it does not exist.
 */
function hasDecodablePath(url: string): boolean {
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
