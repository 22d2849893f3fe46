import type { Browser, CDPSession, Page } from "playwright";
import type { AccountName } from "../../support/accounts.ts";
import type { Product } from "../../support/product.ts";
import { slowPage } from "./slowPage.ts";

/** A page load, in ms from its start. */
export interface PageLoad {
  firstPaint: number;
  largestPaint: number;
  /** Time of tasks beyond their first 50 ms. */
  blocked: number;
  /** Time until the client has rendered the content, which accepts input from then on. */
  interactive: number;
  styleRecalculation: number;
  layoutShift: number;
}

/** An interaction: ms from the input to the next frame. */
export type Interactions = Readonly<Record<string, number>>;

/** Pages whose loads are measured: the visitor, the path, and an element that shows that the page is loaded. JOB stands for the id of a job. */
export const visits: readonly { name: string; path: string; as: AccountName | null; content: string }[] = [
  { name: "sign-in", path: "/sign_in", as: null, content: "main form" },
  { name: "home", path: "/", as: "journo", content: "[role=feed] article" },
  { name: "community", path: "/community/media-insiders", as: "journo", content: "[role=feed] article" },
  { name: "post by link", path: "/?job=JOB", as: "journo", content: "[role=dialog] article, [role=dialog] h2" },
];

/** Slow 4G, as Lighthouse has it. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

export async function observedPage(browser: Browser, product: Product, as: AccountName | null): Promise<[Page, CDPSession]> {
  const [page, devtools] = await slowPage(browser, product, as);
  await page.addInitScript(observe);
  return [page, devtools];
}

/** Collects the browser's measurements in attributes of the document, which exist only as long as the page. */
function observe(): void {
  const sums: Record<string, number> = { blocked: 0, shift: 0, largest: 0, input: 0 };
  Object.assign(globalThis, { measured: sums });
  const add = (type: string, read: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...more });
  const numberOf = (entry: PerformanceEntry, name: string): number => Number(Reflect.get(entry, name) ?? 0);
  add("longtask", ({ duration }) => (sums["blocked"] = (sums["blocked"] ?? 0) + duration - 50));
  add("largest-contentful-paint", ({ startTime }) => (sums["largest"] = startTime));
  add("layout-shift", (entry) => {
    if (!Reflect.get(entry, "hadRecentInput")) sums["shift"] = (sums["shift"] ?? 0) + numberOf(entry, "value");
  });
  // Excludes the events that follow when the element under the pointer changes.
  const inputs = (entry: PerformanceEntry) => numberOf(entry, "interactionId") > 0;
  add("event", (entry) => (sums["input"] = Math.max(sums["input"] ?? 0, inputs(entry) ? entry.duration : 0)), {
    durationThreshold: 16,
  });
}

const measuredIn = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => ({ ...(Reflect.get(globalThis, "measured") as Record<string, number>) }));

/** The path of a visit, with the id of a job. */
export async function pathOf({ path }: (typeof visits)[number], product: Product): Promise<string> {
  return path.replace("JOB", await firstJob(product));
}

async function firstJob({ graphql }: Product): Promise<string> {
  const document = "{ jobs(first: 1) { edges { node { databaseId } } } }";
  const { data } = await graphql<{ jobs: { edges: { node: { databaseId: number } }[] } }>({ as: "journo", document });
  return String(data?.jobs.edges[0]?.node.databaseId);
}

/** Loads a page once, with an empty cache. */
export async function load(browser: Browser, product: Product, visit: (typeof visits)[number]): Promise<PageLoad> {
  const [page, devtools] = await observedPage(browser, product, visit.as);
  try {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await page.goto(await pathOf(visit, product), { waitUntil: "commit" });
    const interactive = await page.waitForFunction(
      (content) => {
        const isRendered = document.querySelector(`:is(${content}):not(#first-view *)`) !== null;
        return isRendered && document.getElementById("first-view") === null && performance.now();
      },
      visit.content,
      { timeout: 60_000 },
    );
    await page.locator("#overlay").waitFor({ state: "detached" });
    const { blocked = 0, largest = 0, shift = 0 } = await measuredIn(page);
    const firstPaint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
    const { metrics } = await devtools.send("Performance.getMetrics");
    const styleRecalculation = 1000 * (metrics.find(({ name }) => name === "RecalcStyleDuration")?.value ?? NaN);
    return {
      firstPaint,
      largestPaint: largest,
      blocked,
      interactive: Number(await interactive.jsonValue()),
      styleRecalculation,
      layoutShift: shift,
    };
  } finally {
    await page.context().close();
  }
}

/** Opens a post's menu, opens a post and switches the tab of a community, each once. */
export async function interact(browser: Browser, product: Product): Promise<Interactions> {
  const [page] = await observedPage(browser, product, "journo");
  const timed = async (act: () => Promise<void>, done: string): Promise<number> => {
    await page.evaluate(() => Object.assign(Reflect.get(globalThis, "measured") as object, { input: 0 }));
    await act();
    await page.locator(done).first().waitFor();
    // The browser reports an event after the frame that follows it.
    await page.waitForFunction(() => (Reflect.get(globalThis, "measured") as { input: number }).input > 0);
    return (await measuredIn(page))["input"] ?? NaN;
  };
  try {
    await page.goto("/community/media-insiders");
    const post = page.locator("[role=feed] article").first();
    await post.waitFor();
    await page.locator("#overlay").waitFor({ state: "detached" });
    await page.waitForTimeout(2000);
    const menu = await timed(() => post.getByRole("button", { name: /^More for/ }).tap(), "[role=menu]");
    await page.keyboard.press("Escape");
    await page.locator("[role=menu]").waitFor({ state: "detached" });
    const tab = await timed(
      () => page.getByRole("link", { name: "Members" }).first().tap(),
      "a[aria-current=page] >> text=Members",
    );
    await page.goBack();
    await post.waitFor();
    await page.waitForTimeout(1000);
    const opened = await timed(() => post.locator("a[data-card-link]").tap(), "[role=dialog]");
    return { "open a post's menu": menu, "switch tab": tab, "open a post": opened };
  } finally {
    await page.context().close();
  }
}
