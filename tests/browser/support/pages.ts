import type { Browser, BrowserContext, Page } from "playwright";
import { vi } from "vitest";
import type { Product } from "../../support/product.ts";
import type { BrowserTestOptions } from "./browserTest.ts";
import { STEP_TIMEOUT_MS } from "./chromium.ts";
import { devices } from "./devices.ts";

/** A page of the product without code, in which nothing runs. Another site's page would end the renderer process. */
const pageWithoutCode = "/privacy-and-terms.html";

/** The storage that is cleared between tests, in addition to cookies; the cache of the files that the product serves is kept. */
const clearedStorages = "local_storage,indexeddb,service_workers,cache_storage,file_systems,shared_storage,storage_buckets";

/** Events that tests listen to. */
const events = ["console", "dialog", "framenavigated", "pageerror", "request", "response", "websocket"] as const;

/** Functions to call when the test of a page ends, such as closing contexts of other visitors. */
const cleanups = new WeakMap<Page, (() => Promise<void>)[]>();

/** Calls `cleanup` when the test of that page ends. */
export function whenTestEnds(page: Page, cleanup: () => Promise<void>): void {
  cleanups.set(page, [...(cleanups.get(page) ?? []), cleanup]);
}

interface LeasedPage {
  page: Page;
  context: BrowserContext;
  /** Returns the page for reuse. @param passed the page of a failed test, which may still be running, is closed */
  release: (passed: boolean) => Promise<void>;
}

/**
 * The pages of one test file. Tests with the same device, theme, motion and time zone share a page, one after another: a new page
 * with an empty cache takes nearly twice the CPU, for two processes that start and for reading and compiling all code again.
 * Cookies, storage, history, permissions, routes and listeners are those of a new page for each test.
 */
export class Pages {
  readonly #browser: Browser;
  readonly #product: Product;
  readonly #free = new Map<string, ReusablePage>();

  constructor(browser: Browser, product: Product) {
    this.#browser = browser;
    this.#product = product;
  }

  async lease(options: BrowserTestOptions): Promise<LeasedPage> {
    const { device, theme, motion, timezone, newPage = false } = options;
    const key = JSON.stringify({ device, theme, motion, timezone });
    const free = newPage ? undefined : this.#free.get(key);
    if (free !== undefined) this.#free.delete(key);
    const reusable = free ?? (await openPage(this.#browser, this.#product, options));
    const { page, context } = reusable;
    if (options.as !== undefined) {
      // A separate session per test, so that tests that sign out do not affect retries or other tests.
      const value = await this.#product.newSessionOf(options.as);
      await context.addCookies([{ name: "sid", value, url: this.#product.url, httpOnly: true, sameSite: "Lax" }]);
    }
    return {
      page,
      context,
      release: async (passed) => {
        for (const cleanup of cleanups.get(page) ?? []) await cleanup();
        cleanups.delete(page);
        const isReusable = passed && !newPage && !this.#free.has(key) && !page.isClosed() && reusable.canBeReset();
        if (!isReusable) {
          if (!page.isClosed()) await removeRoutes(page);
          return context.close();
        }
        await reusable.reset();
        this.#free.set(key, reusable);
      },
    };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#free.values()].map(({ context }) => context.close()));
    this.#free.clear();
  }
}

interface ReusablePage {
  page: Page;
  context: BrowserContext;
  /** Whether `reset` can make the page like a new one. */
  canBeReset: () => boolean;
  reset: () => Promise<void>;
}

/** Stops handling the page's requests. What their handlers still wait for fails with the page, which is no error. */
async function removeRoutes(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
}

async function openPage(browser: Browser, { url }: Product, options: BrowserTestOptions): Promise<ReusablePage> {
  const screen = devices[options.device ?? "laptop"];
  const media = { colorScheme: options.theme ?? "light", reducedMotion: options.motion ?? "reduce" } as const;
  const context = await browser.newContext({
    ...screen,
    ...media,
    baseURL: url,
    locale: "en-AU",
    timezoneId: options.timezone ?? "Australia/Sydney",
  });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { clock } = page;
  const clocks = [vi.spyOn(clock, "install"), vi.spyOn(clock, "pauseAt"), vi.spyOn(clock, "setFixedTime")];
  const irreversibleCalls = [...clocks, vi.spyOn(page, "routeWebSocket"), vi.spyOn(context, "newCDPSession")];
  const scripts = [vi.spyOn(page, "addInitScript"), vi.spyOn(context, "addInitScript")];

  return {
    page,
    context,
    canBeReset: () => irreversibleCalls.every((spy) => spy.mock.calls.length === 0),
    async reset() {
      for (const name of events) page.removeAllListeners(name);
      for (const spy of scripts) {
        for (const { type, value } of spy.mock.results) if (type === "return") await (await value).dispose();
        spy.mockClear();
      }
      const others = context.pages().filter((other) => other !== page);
      await Promise.all(others.map((other) => other.close()));
      await removeRoutes(page);
      await context.setOffline(false);
      await page.goto(url + pageWithoutCode, { waitUntil: "commit" });
      await page.evaluate(() => sessionStorage.clear());
      await context.clearPermissions();
      await context.clearCookies();
      await page.setViewportSize(screen.viewport);
      await page.emulateMedia({ ...media, media: null, forcedColors: null, contrast: null });
      // Moves the pointer outside of the page, so that nothing is hovered in the next test.
      await page.mouse.move(-1, -1);
      await session.send("Storage.clearDataForOrigin", { origin: url, storageTypes: clearedStorages });
      await session.send("Page.resetNavigationHistory");
    },
  };
}
