import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";
import { FixedText } from "./compression.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { wantsFirstView, type FirstViews } from "./firstView/firstViews.ts";
import { splitPage, sendWithFirstView } from "./firstView/page.ts";
import { isFromCrawler, type AddLinkPreview } from "./linkPreview/linkPreviews.ts";
import { readPageCode } from "./pageCode.ts";
import { removeBase, splitUrl } from "./pageUrl.ts";
import { createPageHeaders } from "./security.ts";

/**
 * The settings that the client reads from `<script type="application/json" id="settings">` of its page; the gateway's other
 * settings stay private.
 */
const clientSettings: readonly (keyof Settings)[] = [
  "productName",
  "appBases",
  "privacyTermsUrl",
  "authenticatorIosUrl",
  "authenticatorAndroidUrl",
  "bannerStoryId",
  "menuInProgress",
  "development",
  "allowDevMode",
  "errorReportingDsn",
  "analytics",
  "chat",
  "feedbackNameRequired",
  "feedbackEmailRequired",
];

/** The settings that the client reads, as JSON. */
export const printClientSettings = (settings: Settings): string =>
  JSON.stringify(Object.fromEntries(clientSettings.map((name) => [name, settings[name]])));

export interface WebOptions {
  /** Folder of the built web client. */
  root: string;
  settings: Settings;
  /** Null: pages are sent without a first view. */
  firstViews: FirstViews | null;
  addLinkPreview: AddLinkPreview;
}

const settingsTag = /(<script\b[^>]*\bid="settings"[^>]*>)[^<]*(<\/script>)/;
/** Vite puts a hash into the names of these files. */
const hashedFile = /[/\\]assets[/\\]/;
/** Paths for which the page is not served: missing files, and paths that programs request. */
const nonPagePath = /\.[a-z0-9]{2,5}$|^\/(api|files|graphiql|metrics)(\/|$)/i;
/** Files in the pages' folder that browsers must not get. */
const internalFiles = ["trusted-documents.json", "page-code.json", "manifest.json", ".built-from", "index.html*", "*.br", "*.gz"];
/** The suffix of files that the build has compressed. */
const compressed = /\.(br|gz)$/;

/** Serves the built web client: its files, and its page for every other path. */
export function serveWeb(app: FastifyInstance, { root, settings, firstViews, addLinkPreview }: WebOptions): void {
  const page = readPage(root, settings);
  const headers = createPageHeaders({
    frameAncestors: settings.frameAncestors,
    serviceOrigins: listServiceOrigins(settings),
    connectOrigins: settings.errorReportingDsn === null ? [] : [settings.errorReportingDsn.origin],
    scriptHashes: [...page.scriptHashes, ...(firstViews === null ? [] : [hash(firstViews.script)])],
  });
  if (existsSync(root)) {
    void app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      globIgnore: internalFiles.map((name) => `**/${name}`),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header("cache-control", hashedFile.test(file) ? "public, max-age=31536000, immutable" : "public, max-age=300");
        if (file.replace(compressed, "").endsWith(".html")) reply.headers(headers);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === "GET" || request.method === "HEAD") && !nonPagePath.test(splitUrl(request.url).pathname);
    if (!isPage) return reply.code(404).type("application/json").send({ detail: "Not found." });
    const hasSession = sessionCookie.test(request.headers.cookie ?? "");
    reply.code(page.status).headers(headers).type("text/html; charset=utf-8");
    const cacheHeaders = { "cache-control": "no-cache", vary: `cookie, ${distinguishingHeaders}` };
    if (!hasSession && isFromCrawler(request.raw)) {
      const crawlerPage = await addLinkPreview(request.raw, page.getHtml(request.url, hasSession));
      if (crawlerPage?.isMissing ?? !page.exists(request.url)) reply.code(404);
      if (crawlerPage !== null) return reply.headers(cacheHeaders).send(crawlerPage.html);
    }
    if (firstViews !== null && page.canHaveFirstView(request.url) && wantsFirstView(request.raw)) {
      const parts = splitPage(page.getHtml(request.url, hasSession));
      return sendWithFirstView(reply, parts, firstViews.script, firstViews.render(request.raw, { url: request.url, hasSession }));
    }
    return page.getText(request.url, hasSession).send(reply.headers(cacheHeaders));
  });
}

/** The headers of requests that decide whether a page has a link preview or a first view. */
const distinguishingHeaders = "sec-ch-ua-mobile, sec-fetch-dest, sec-fetch-site, user-agent, x-requested-with";

/** The origins of the services' scripts, and those that the installation adds for what the scripts load. */
function listServiceOrigins({ analytics, chat, serviceOrigins }: Settings): string[] {
  const scripts = [analytics, chat].flatMap((service) => (service === null ? [] : [service.scriptUrl.origin]));
  return scripts.length === 0 ? [] : [...new Set([...scripts, ...serviceOrigins])];
}

interface Page {
  status: number;
  /** Whether the client has a page at the address. */
  exists: (url: string) => boolean;
  /**
   * The page of an address. With a session cookie, which may have expired, its frame has the parts that signed-in users see.
   */
  getText: (url: string, hasSession: boolean) => FixedText;
  /** The HTML of the same page, to which a first view can be added. */
  getHtml: (url: string, hasSession: boolean) => string;
  /** Whether the gateway can render the page: not below a base. */
  canHaveFirstView: (url: string) => boolean;
  scriptHashes: readonly string[];
}

const sessionCookie = /(?:^|;\s*)sid=[^;]/;
/** Scripts inside the page, except data. */
const inlineScript = /<script>([^<]*)<\/script>/g;

/** Read once, because deploying a new build restarts the gateway. */
function readPage(root: string, settings: Settings): Page {
  const file = path.join(root, "index.html");
  if (!existsSync(file)) return createUnbuiltPage(settings.productName);
  // Escaped so that the JSON cannot close the script tag.
  const json = printClientSettings(settings).replaceAll("<", "\\u003c");
  const name = escapeHtml(settings.productName);
  const html = readFileSync(file, "utf8")
    .replace(settingsTag, (_all, open: string, close: string) => `${open}${json}${close}`)
    .replace(/(<title>|<span data-product[^>]*>)[^<]*/g, (_all, open: string) => open + name);
  const code = readPageCode(path.join(root, "page-code.json"), settings.appBases);
  const getHtml = (url: string, hasSession: boolean): string => {
    const links = code.listFiles(url, hasSession).map(printPreload).join("");
    const framed = hasSession ? html.replace("<html", "<html data-session") : html;
    return framed.replace("</head>", () => `${links}</head>`);
  };
  // Bounded: one text for each distinct list of files in the build's table.
  const texts = new Map<string, FixedText>();
  return {
    status: 200,
    exists: code.hasPage,
    getHtml,
    canHaveFirstView: (url) => {
      const { pathname } = splitUrl(url);
      return removeBase(pathname, settings.appBases) === pathname;
    },
    getText(url, hasSession) {
      const key = `${hasSession} ${code.listFiles(url, hasSession).join(" ")}`;
      let text = texts.get(key);
      if (text === undefined) texts.set(key, (text = new FixedText(getHtml(url, hasSession))));
      return text;
    },
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script = ""]) => hash(script)),
  };
}

/** Lets the browser load a file before a script requests it. */
const printPreload = (file: string): string =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

function createUnbuiltPage(productName: string): Page {
  const html = printMissingPage(productName);
  const text = new FixedText(html);
  return {
    status: 503,
    exists: () => true,
    getText: () => text,
    getHtml: () => html,
    canHaveFirstView: () => false,
    scriptHashes: [],
  };
}

const hash = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`;

const printMissingPage = (productName: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>${escapeHtml(productName)}</title></head>
  <body>
    <h1>The web client has not been built</h1>
    <p>Run <code>npm run build</code> and start again. The API is there already: <a href="/graphql">/graphql</a>.</p>
  </body>
</html>
`;
