import type { Page } from "playwright";

/** The problems of a page. */
export interface PageWatch {
  /** Problems of the page so far: errors, console error messages, requests to other hosts. */
  problems: () => string[];
  /** Allows console messages that match, for tests that make the upstream fail. */
  expectConsole: (pattern: RegExp) => void;
}

/** Records the problems of a page from its first request on. @param origin of the product; all others are external */
export function watch(page: Page, origin: string): PageWatch {
  const found: string[] = [];
  const expected: RegExp[] = [];
  page.on("pageerror", (error) => found.push(`error on the page: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") found.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).host !== new URL(origin).host) found.push(`request to another host: ${url}`);
  });
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== new URL(origin).host) found.push(`socket to another host: ${socket.url()}`);
  });
  return {
    problems: () => found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    expectConsole: (pattern) => void expected.push(pattern),
  };
}
