import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import type { Logger } from "pino";
import type { CancelSignal } from "../../rest/cancellation.ts";
import type { Rest } from "../../rest/client.ts";
import { RestError } from "../../rest/error.ts";
import { readSession, type Session, type SessionOptions } from "../../rest/session.ts";
import { escapeHtml } from "../escapeHtml.ts";
import { removeBase, splitUrl } from "../pageUrl.ts";
import { createOriginReader } from "../publicOrigin.ts";
import { shorten } from "./plainText.ts";
import { previewSources, type LinkPreview } from "./sources.ts";

export interface LinkPreviewOptions {
  /** Creates the REST API for one request. */
  open: (session: Session, signal: CancelSignal) => Rest;
  sessions: SessionOptions;
  productName: string;
  /** Path segments under which the client may be served. */
  appBases: readonly string[];
  /** The gateway's public address; null: the host of the request. */
  publicOrigin: string | null;
  log: Logger;
}

/** A page for a crawler. */
export interface CrawlerPage {
  html: string;
  /** Whether its object does not exist, or guests cannot see it. The page must not be indexed then. */
  isMissing: boolean;
}

/**
 * Adds the title, the summary and the picture of a page to its HTML, as guests see them.
 * @returns null if the page has no preview, or it could not be read in time
 */
export type AddLinkPreview = (request: IncomingMessage, html: string) => Promise<CrawlerPage | null>;

/** Time limit for reading a preview, in ms: services wait only a few seconds for a page. */
const TIMEOUT = 2000;
/** The maximum number of previews that are read at once, so that crawlers do not keep users waiting for the REST API. */
const MAX_CONCURRENT = 8;
/** Maximum lengths, which services would otherwise cut anywhere. */
const MAX_TITLE = 120;
const MAX_DESCRIPTION = 240;

/**
 * Whether a request comes from a program that reads a page without running its scripts, such as a messenger that shows a preview
 * of a link. Browsers send the header, even those that a program controls.
 */
export const isFromCrawler = ({ headers }: IncomingMessage): boolean =>
  headers["sec-fetch-dest"] === undefined && isbot(headers["user-agent"]);

export function createLinkPreviews({
  open,
  sessions,
  productName,
  appBases,
  publicOrigin,
  log,
}: LinkPreviewOptions): AddLinkPreview {
  const getOrigin = createOriginReader(publicOrigin);
  let running = 0;
  return async (request, html) => {
    const path = splitUrl(request.url ?? "/").pathname;
    const preview = await read(request, removeBase(path, appBases));
    if (preview === null) return null;
    if (preview === "missing") return { html, isMissing: true };
    return { html: addTags(html, preview, { productName, origin: getOrigin(request), path }), isMissing: false };
  };

  async function read(request: IncomingMessage, pathname: string): Promise<LinkPreview | "missing" | null> {
    const source = previewSources.find(({ path }) => path.test(pathname));
    if (source === undefined || running >= MAX_CONCURRENT) return null;
    running += 1;
    try {
      const [, key = ""] = source.path.exec(pathname) ?? [];
      const session = { ...readSession(request, sessions), sid: null, authorization: null };
      return await source.read(open(session, AbortSignal.timeout(TIMEOUT)), decodeURIComponent(key));
    } catch (error) {
      const status = error instanceof RestError ? error.status : null;
      if (status === 404) return "missing";
      if (status === null || status >= 500) log.warn({ err: error, path: pathname }, "a link preview could not be read");
      return null;
    } finally {
      running -= 1;
    }
  }
}

interface PageAddress {
  productName: string;
  origin: string;
  path: string;
}

const titleElement = /<title>[^<]*<\/title>/;
const descriptionElement = /<meta name="description"[^>]*>\s*/;

/** Replaces the page's title and description, and adds the tags of the Open Graph protocol. */
function addTags(html: string, { type, title, description, picture }: LinkPreview, address: PageAddress): string {
  const heading = shorten(title, MAX_TITLE);
  const summary = shorten(description ?? "", MAX_DESCRIPTION);
  const tags = [
    ["name", "description", summary],
    ["property", "og:type", type],
    ["property", "og:site_name", address.productName],
    ["property", "og:title", heading],
    ["property", "og:description", summary],
    ["property", "og:url", address.origin + address.path],
    ["property", "og:image", picture && new URL(picture.path, address.origin).href],
    ["property", "og:image:width", picture?.size?.width],
    ["property", "og:image:height", picture?.size?.height],
    ["name", "twitter:card", picture?.size ? "summary_large_image" : "summary"],
  ];
  const elements = tags.map(([key, name, content]) =>
    content ? `<meta ${key}="${name}" content="${escapeHtml(String(content))}" />` : "",
  );
  return html
    .replace(descriptionElement, (general) => (summary === "" ? general : ""))
    .replace(titleElement, () => `<title>${escapeHtml(heading)}</title>${elements.join("")}`);
}
