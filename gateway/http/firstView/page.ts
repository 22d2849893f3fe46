import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { privateHeaders } from "../caching.ts";
import { negotiateEncoding, startCompression } from "../compression.ts";

/** The first view of a page: the content of its root, and the responses of its queries, as elements. */
export interface FirstView {
  html: string;
  responses: string;
}

/** The parts of a page, which are sent separately. */
export interface PageParts {
  /** The page up to the end of its body, without the client's code. */
  frame: string;
  /** The elements that load the client's code. */
  code: string;
  end: string;
}

const codeElement = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
const lowPriority = / fetchpriority="low"/g;

/** @param html the built page */
export function splitPage(html: string): PageParts {
  const end = html.lastIndexOf("</body>");
  const frame = html
    .slice(0, end)
    .replace(codeElement, "")
    // The first view needs the fonts before the code.
    .replace(lowPriority, "")
    .replace("<html", "<html data-first-view");
  return { frame, code: (html.match(codeElement) ?? []).join("").trim(), end: html.slice(end) };
}

/** The maximum wait of a page's code for the first view, in ms. */
const MAX_CODE_DELAY = 200;

/**
 * Sends the page's frame at once, with its styles and fonts, and the first view when it is rendered. The client's code follows the
 * first view, unless that takes long.
 * @param script shows the first view and then loads the code
 */
export function sendWithFirstView(
  reply: FastifyReply,
  { frame, code, end }: PageParts,
  script: string,
  firstView: Promise<FirstView | null>,
): FastifyReply {
  const encoding = negotiateEncoding(reply.request.raw);
  const body = startCompression(encoding);
  const send = async () => {
    body.write(frame);
    body.flush();
    const inTime = await Promise.race([firstView, wait(MAX_CODE_DELAY, "late" as const)]);
    if (inTime === null || inTime === "late") body.write(code);
    body.flush();
    const view = await firstView;
    if (view === null) return body.end(end);
    const deferredCode = inTime === "late" ? "" : `<template id="code">${code}</template>`;
    body.end(`<div id="first-view" inert>${view.html}</div>${deferredCode}<script>${script}</script>${view.responses}${end}`);
  };
  void send();
  if (encoding !== null) reply.header("content-encoding", encoding);
  return reply.headers(privateHeaders).send(body.stream);
}
