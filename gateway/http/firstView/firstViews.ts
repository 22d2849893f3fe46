import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { Cancellation, type CancelSignal } from "../../rest/cancellation.ts";
import type { FirstView } from "./page.ts";
import type { CompletedQuery, PageQuery, Renderer, View } from "./renderer.ts";

/**
 * The result of a query, and whether the upstream replaced or ended the session while it ran. A renewal does not count: it leaves
 * the session as it is, and the browser gets the renewed cookie with the client's next request that reads the viewer.
 */
export interface QueryResult {
  result: { data?: unknown; errors?: readonly unknown[] };
  changesSession: boolean;
}

/** Runs a query of the web client with the credentials of a page's request. */
export type RunQuery = (request: IncomingMessage, query: PageQuery, signal: CancelSignal) => Promise<QueryResult | null>;

export interface FirstViewsOptions {
  renderer: Renderer;
  run: RunQuery;
  log: Logger;
}

/** The function that renders first views, and the script that shows them. */
export interface FirstViews {
  render: RenderFirstView;
  /** The text of the script that shows a first view and then loads the client's code. */
  script: string;
}

/** The page that a browser requests. */
export interface PageRequest {
  /** Its path and query string. */
  url: string;
  hasSession: boolean;
}

/** @returns null when the page gets none */
export type RenderFirstView = (request: IncomingMessage, page: PageRequest) => Promise<FirstView | null>;

/** Time limit for rendering the first view of a page, in ms. Without a first view, the client requests the data itself. */
const TIMEOUT = 1000;

/**
 * Renders the first view of a page: the content of its root, which the browser shows until the client has rendered the same, and
 * the responses to its queries, which the client then need not request.
 */
export function createFirstViews({ renderer, run, log }: FirstViewsOptions): RenderFirstView {
  return async (request, page) => {
    const cancellation = new Cancellation();
    const timer = setTimeout(() => cancellation.abort(), TIMEOUT);
    const timedOut = new Promise<null>((resolve) => cancellation.addEventListener("abort", () => resolve(null)));
    try {
      return await Promise.race([render(request, toView(request, page), cancellation), timedOut]);
    } catch (error) {
      log.warn({ err: error, path: page.url }, "a first view could not be rendered");
      return null;
    } finally {
      clearTimeout(timer);
    }
  };

  async function render(request: IncomingMessage, view: View, signal: CancelSignal): Promise<FirstView | null> {
    const queries = await renderer.findQueries(view);
    if (queries === null) return null;
    const completed = await Promise.all(queries.map((query) => runQuery(request, query, signal)));
    // The client sends the queries again and shows their errors.
    if (!completed.every((query) => query !== null)) return null;
    const html = await renderer.renderHtml(view, completed);
    return html === null ? null : { html, responses: completed.map(createResponseElement).join("") };
  }

  async function runQuery(request: IncomingMessage, query: PageQuery, signal: CancelSignal): Promise<CompletedQuery | null> {
    const outcome = await run(request, query, signal);
    // The browser gets the cookie of the changed session with the response to its own request.
    if (outcome === null || outcome.changesSession || (outcome.result.errors ?? []).length > 0) return null;
    return { ...query, response: { data: outcome.result.data } };
  }
}

const viewMode = /(?:^|;\s*)(view-mode=(?:full|mvp))(?:;|$)/;

function toView({ headers: { cookie = "" } }: IncomingMessage, { url, hasSession }: PageRequest): View {
  const [pathname = "/", ...search] = url.split("?");
  return {
    pathname,
    search: search.length === 0 ? "" : `?${search.join("?")}`,
    cookies: viewMode.exec(cookie)?.[1] ?? "",
    hasSession,
  };
}

/** A response in the page, which the client reads by the query's id and variables. */
function createResponseElement({ request, variables, response }: CompletedQuery): string {
  return `<script type="application/json" data-query="${request.id}" data-variables="${toAttribute(variables)}">${toJson(response)}</script>`;
}

/** Escaped so that it cannot close its element. */
const toJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const toAttribute = (value: unknown): string => toJson(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const phone = /\bMobile\b/;

/**
 * Whether a request opens a page on a phone, whose network and processor are slow; the width of other windows is not known. A
 * page that another site opened gets no first view: its length could tell that site about texts of its choice in it (BREACH).
 */
export function wantsFirstView({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" || headers["sec-fetch-site"] === "cross-site") return false;
  // Frames show posts differently.
  if ((headers["sec-fetch-dest"] ?? "document") !== "document") return false;
  // The client reads a page to see which version is served.
  if (headers["x-requested-with"] !== undefined) return false;
  return headers["sec-ch-ua-mobile"] === "?1" || phone.test(headers["user-agent"] ?? "");
}
