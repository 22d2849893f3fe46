import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FixedText } from "./compression.ts";
import { createPageHeaders } from "./security.ts";

const missingPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>GraphiQL</title></head>
  <body><h1>GraphiQL has not been built</h1><p>Run <code>npm run build</code> and start again.</p></body>
</html>
`;

/** Whether a browser requests a page, as opposed to a program requesting data. */
export function wantsPage(request: Pick<FastifyRequest["raw"], "method" | "headers">): boolean {
  return request.method === "GET" && request.headers.accept?.includes("text/html") === true;
}

/**
 * Serves GraphiQL without external resources.
 * @param root folder of the built page; its files are served below /graphiql/
 * @returns a function that sends the page
 */
export function serveGraphiql(app: FastifyInstance, root: string): (reply: FastifyReply) => Promise<FastifyReply> {
  const file = path.join(root, "index.html");
  const isBuilt = existsSync(file);
  const html = new FixedText(isBuilt ? readFileSync(file, "utf8") : missingPage);
  if (isBuilt) {
    void app.register(fastifyStatic, {
      root,
      prefix: "/graphiql/",
      decorateReply: false,
      wildcard: false,
      index: false,
      globIgnore: ["**/*.br", "**/*.gz", "**/.built-from"],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, name) => {
        const isHashed = /[/\\]assets[/\\]/.test(name);
        reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  return (reply) =>
    html.send(
      reply
        .code(isBuilt ? 200 : 503)
        .headers(createPageHeaders({ blobWorkers: true }))
        .header("cache-control", "no-cache")
        // Programs get data from the same address.
        .header("vary", "accept")
        .type("text/html; charset=utf-8"),
    );
}
