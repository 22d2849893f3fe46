import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { stopTime } from "./support/clock.ts";
import { storedIn } from "./support/indexedDb.ts";

/** Mocks the three third-party services as one server: records requests and serves stub scripts. */
let services: Server;
let origin = "";
const reports: string[] = [];
const scripts: string[] = [];

beforeAll(async () => {
  services = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    if (request.url?.startsWith("/api/1/envelope/")) {
      void bodyOf(request).then((body) => {
        reports.push(body);
        response.end("{}");
      });
      return;
    }
    scripts.push(request.url ?? "");
    response.setHeader("content-type", "text/javascript");
    response.end(request.url?.startsWith("/chat.js") ? chatScript : "");
  }).listen(0, "127.0.0.1");
  await once(services, "listening");
  origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
});
afterAll(() => services.close());

/** Processes queued calls and records all calls for the test. */
const chatScript = `(() => {
  window.chatCalls = [...window.Intercom.q];
  window.Intercom = (...call) => window.chatCalls.push(call);
})();`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

const test = browserTests(() => ({
  gateway: {
    settings: {
      errorReportingDsn: new URL(`${origin.replace("//", "//key@")}/1`),
      analytics: { scriptUrl: new URL(`${origin}/count.js`), id: "G-7" },
      chat: { scriptUrl: new URL(`${origin}/chat.js`), id: "app-1" },
    },
  },
}));

interface Services {
  chatCalls?: unknown[][];
  dataLayer?: ArrayLike<unknown>[];
}

const chatCalls = (page: Page) => page.evaluate(() => (globalThis as Services).chatCalls ?? []);
const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as Services).dataLayer ?? [])
      .map((command) => Array.from(command))
      .filter(([command, name]) => command === "event" && name === "page_view")
      .map((command) => command[2]),
  );
/** Error reports sent so far, as text. */
const errorsSent = () => reports.filter((report) => report.includes('"type":"event"'));
/** Fixes Math.random, which decides whether an event is in the sample. */
const fixRandom = (page: Page, value: number) => page.addInitScript(`Math.random = () => ${value};`);

test(
  "the support chat gets the user and the prepared message, and is reset on signing out @EXT-01 @EXT-02 @EXT-03 @EXT-04",
  { as: "readonly" },
  async ({ page, expectConsole }) => {
    expectConsole(/request to another host/);
    await page.goto("/welcome");
    await page.getByRole("main").getByRole("button", { name: "Ask for rapid approval" }).click();
    const newMessage = ["showNewMessage", "Hello! I need rapid approval for my account"];
    await expect.poll(async () => (await chatCalls(page)).at(-1)).toEqual(newMessage);
    await page.goto("/communities");
    const user = { name: "Tom Lindqvist", email: "readonly@example.com", accountName: "Meridian Energy Partners", paying: true };
    await expect.poll(() => chatCalls(page)).toEqual([["boot", { app_id: "app-1", accountId: expect.any(Number), ...user }]]);
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Ask for rapid approval" }).click();
    await expect.poll(async () => (await chatCalls(page)).at(-1)).toEqual(newMessage);
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    const emptyUser = { name: null, email: null, accountId: null, accountName: null, paying: null };
    await expect
      .poll(async () => (await chatCalls(page)).slice(-2))
      .toEqual([["shutdown"], ["boot", { app_id: "app-1", ...emptyUser }]]);
  },
);

test("a user without modules is reported as not paying @EXT-03", { as: "newcomer" }, async ({ page, expectConsole }) => {
  expectConsole(/request to another host/);
  await page.goto("/communities");
  await expect
    .poll(async () => (await chatCalls(page)).at(-1))
    .toMatchObject(["boot", { accountId: null, accountName: null, paying: false }]);
});

test("analytics count each change of route, without search terms @EXT-05", { as: "journo" }, async (context) => {
  const { page, expectConsole } = context;
  expectConsole(/request to another host/);
  await page.goto("/communities?q=secret");
  await page.getByRole("heading", { name: "Communities", level: 1 }).waitFor();
  await expect.poll(() => scripts).toContain("/count.js?id=G-7");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Media Insiders" }).click();
  await page.getByRole("heading", { name: "Media Insiders", level: 1 }).waitFor();
  await expect
    .poll(() => pageViews(page))
    .toEqual([
      expect.objectContaining({ page_title: "communities", page_path: "/communities" }),
      expect.objectContaining({ page_path: "/community/media-insiders" }),
    ]);
  expect(JSON.stringify(await pageViews(page))).not.toContain("secret");
});

test("users who ask not to be tracked are not counted @EXT-05", { as: "journo" }, async ({ page, expectConsole }) => {
  expectConsole(/request to another host/);
  await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { get: () => "1" }));
  const before = scripts.filter((script) => script.startsWith("/count.js")).length;
  await page.goto("/communities");
  await expect.poll(() => chatCalls(page)).not.toEqual([]);
  expect(scripts.filter((script) => script.startsWith("/count.js"))).toHaveLength(before);
  expect(await pageViews(page)).toEqual([]);
});

test(
  "errors are queued offline, 30 at most, and sent later without addresses and texts @EXT-06 @CONST-35",
  { as: "journo" },
  async ({ page, context, expectConsole }) => {
    expectConsole(/request to another host|ERR_INTERNET_DISCONNECTED|error on the page/);
    await fixRandom(page, 0.39);
    const isReported = visitReported(page);
    await page.goto("/communities?q=secret");
    await page.getByRole("heading", { name: "Communities", level: 1 }).waitFor();
    await isReported;
    const before = errorsSent().length;
    await context.setOffline(true);
    await page.evaluate(() => {
      for (let number = 1; number <= 32; number += 1) {
        setTimeout(() => {
          throw new Error(`It broke for ada${number}@example.com: "sentence ${number} that somebody wrote in a post"`);
        });
      }
    });
    await expect.poll(() => queued(page)).toBe(30);
    expect(errorsSent()).toHaveLength(before);
    await context.setOffline(false);
    await expect.poll(() => errorsSent().length, { timeout: 30_000 }).toBe(before + 30);
    const sent = errorsSent().at(-1) ?? "";
    expect(sent).toContain("It broke for [e-mail]: [text]");
    expect(sent).toContain('"route":"communities"');
    expect(sent).not.toMatch(/secret|ada@|journo@|somebody wrote/);
    await expect.poll(() => queued(page)).toBe(0);
  },
);

test(
  "an error that cannot be sent is retried after 5 s, then 10 s, then 20 s @EXT-06 @CONST-36",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    expectConsole(/request to another host|ERR_FAILED|error on the page/);
    await fixRandom(page, 0.1);
    let attempts = 0;
    await page.route("**/api/1/envelope/**", (route) => {
      if (route.request().postData()?.includes("It broke") !== true) return route.continue();
      attempts += 1;
      return route.abort();
    });
    await page.clock.install();
    const isReported = visitReported(page);
    await page.goto("/communities");
    await page.getByRole("heading", { name: "Communities", level: 1 }).waitFor();
    await page.clock.runFor(5000);
    await isReported;
    await stopTime(page);
    await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { error: new Error("It broke") })));
    await expect.poll(() => attempts).toBe(1);
    for (const [attempt, seconds] of [
      [2, 5],
      [3, 10],
      [4, 20],
    ] as const) {
      await expect.poll(() => queued(page)).toBe(1);
      await page.clock.runFor(seconds * 1000 - 100);
      expect(attempts).toBe(attempt - 1);
      await page.clock.runFor(200);
      await expect.poll(() => attempts).toBe(attempt);
    }
  },
);

test(
  "gateway errors are reported with their request id, except outside the sample @EXT-06 @EXT-07 @CONST-41 @ERR-01",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/request to another host|status of 5\d\d/);
    await fixRandom(page, 0.1);
    product.upstream.fail({ method: "GET", path: "/api/v1/communities", status: 500 });
    await page.goto("/communities");
    await expect.poll(() => errorsSent().at(-1) ?? "").toContain("CommunitiesPageQuery failed: INTERNAL");
    expect(errorsSent().at(-1)).toMatch(/"request_id":"[\w-]+"/);

    const other = await page.context().newPage();
    await fixRandom(other, 0.41);
    const before = errorsSent().length;
    const isLoaded = other.waitForResponse((response) => /assets\/sentry-.*\.js/.test(response.url()));
    await other.goto("/communities");
    await isLoaded;
    await expect.poll(() => chatCalls(other)).not.toEqual([]);
    expect(errorsSent()).toHaveLength(before);
  },
);

/**
 * Waits until the report of the visit has been sent. Until then it would be in the queue, and its success would make the reporter
 * send queued errors at once. Call before the page is opened.
 */
async function visitReported(page: Page): Promise<void> {
  const response = await page.waitForResponse((one) => one.request().postData()?.includes('"type":"transaction"') === true);
  await response.finished();
}

/** Number of reports queued in IndexedDB. */
const queued = async (page: Page) => (await storedIn(page, "sentry-offline", "queue")).length;
