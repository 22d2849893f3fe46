import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { FixedText } from "../compression.ts";
import { createOriginReader } from "../publicOrigin.ts";
import { createPageHeaders } from "../security.ts";
import { renderPage } from "./layout.ts";
import { createPages } from "./pages.ts";

export interface DeveloperSiteOptions {
  schema: GraphQLSchema;
  productName: string;
  /** The gateway's public address; null: the host of the request. */
  publicOrigin: string | null;
}

const style = new FixedText(readFileSync(path.join(import.meta.dirname, "style.css"), "utf8"));
const changelogFile = path.resolve(import.meta.dirname, "../../../CHANGELOG.md");
/** Maximum number of hosts whose pages are cached. */
const MAX_HOSTS = 20;

/** Serves /developers: static pages generated from the schema and the changelog. They need no script. */
export function serveDeveloperSite(app: FastifyInstance, { schema, productName, publicOrigin }: DeveloperSiteOptions): void {
  const changelog = readFileSync(changelogFile, "utf8");
  const sites = new LRUCache<string, ReadonlyMap<string, FixedText>>({ max: MAX_HOSTS });
  const headers = createPageHeaders();
  const getOrigin = createOriginReader(publicOrigin);

  function getSite(origin: string): ReadonlyMap<string, FixedText> {
    let site = sites.get(origin);
    if (site === undefined) {
      const pages = createPages({ schema, changelog, origin });
      site = new Map(pages.map((page) => [page.slug, new FixedText(renderPage(page, pages, productName))]));
      sites.set(origin, site);
    }
    return site;
  }

  app.get("/developers/style.css", (_request, reply) =>
    style.send(reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=300")),
  );
  app.get<{ Params: { slug?: string } }>("/developers/:slug?", (request, reply) => {
    const page = getSite(getOrigin(request.raw)).get(request.params.slug ?? "");
    if (page === undefined) return reply.callNotFound();
    return page.send(
      reply.headers(headers).header("cache-control", "no-cache").header("vary", "host").type("text/html; charset=utf-8"),
    );
  });
}
