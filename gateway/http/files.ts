import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { Agent } from "undici";

export interface FileOptions {
  upstreamUrl: URL;
  /** Milliseconds without a byte after which a connection counts as broken; 0: never. */
  idleTimeout: number;
  log: Logger;
}

/**
 * Request headers forwarded to the upstream. Credentials are not among them: the address of a file is the permission to read
 * it.
 */
const requestHeaders = ["range", "if-range", "if-none-match", "if-modified-since", "accept"] as const;
/** Response headers returned to the browser. */
const responseHeaders = [
  "content-type",
  "content-length",
  "content-range",
  "accept-ranges",
  "etag",
  "last-modified",
  "cache-control",
  "content-disposition",
] as const;
const forwardedStatuses: ReadonlySet<number> = new Set([200, 206, 304, 404, 416]);
/** Whether the upstream closed the connection, as it may when that was idle; the read is then retried once on another one. */
const isConnectionClosed = (error: unknown): boolean => error instanceof Error && "code" in error && closedCodes.has(error.code);
const closedCodes: ReadonlySet<unknown> = new Set(["UND_ERR_SOCKET", "ECONNRESET"]);
const filePath = /^\/files\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}){0,5}$/;

/** Streams stored files from the upstream, with range requests. */
export function serveFiles(app: FastifyInstance, { upstreamUrl, idleTimeout, log }: FileOptions): void {
  const agent = new Agent({
    headersTimeout: idleTimeout,
    bodyTimeout: idleTimeout,
    connect: { timeout: idleTimeout },
    allowH2: false,
  });
  const base = upstreamUrl.pathname.replace(/\/$/, "");
  app.addHook("onClose", () => agent.destroy());

  app.route({
    method: ["GET", "HEAD"],
    url: "/files/*",
    handler: async (request, reply) => {
      const path = request.url.split("?")[0] ?? "";
      if (!filePath.test(path)) return reply.code(404).send({ detail: "Not found." });
      const signal = new AbortController();
      reply.raw.once("close", () => signal.abort());
      const headers: Record<string, string> = { "x-requested-with": "XMLHttpRequest" };
      for (const name of requestHeaders) {
        const value = request.headers[name];
        if (typeof value === "string") headers[name] = value;
      }
      try {
        const method = request.method === "HEAD" ? "HEAD" : "GET";
        const read = () =>
          agent.request({ origin: upstreamUrl.origin, path: base + path, method, headers, signal: signal.signal });
        const response = await read().catch((error: unknown) => (isConnectionClosed(error) ? read() : Promise.reject(error)));
        if (!forwardedStatuses.has(response.statusCode)) {
          await response.body.dump();
          log.warn({ path, status: response.statusCode }, "the upstream did not serve a file");
          return await reply.code(502).send({ detail: "The file cannot be read." });
        }
        reply.code(response.statusCode);
        for (const name of responseHeaders) {
          const value = response.headers[name];
          if (typeof value === "string") reply.header(name, value);
        }
        // Stored content must not run scripts, which some picture formats can contain.
        reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        return await reply.send(response.body);
      } catch (error) {
        if (signal.signal.aborted) return reply;
        log.warn({ err: error, path }, "a file could not be read from the upstream");
        return reply.code(502).send({ detail: "The file cannot be read." });
      }
    },
  });
}
