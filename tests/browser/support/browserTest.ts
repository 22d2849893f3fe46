import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import type { AccountName } from "../../support/accounts.ts";
import { type Product, type ProductOptions, startProduct } from "../../support/product.ts";
import { workerBrowser } from "./chromium.ts";
import { type Device, devices, type Theme } from "./devices.ts";
import { type PageWatch, watch } from "./watch.ts";

export interface BrowserTestOptions {
  /** Default: laptop. */
  device?: Device;
  /** Default: light. */
  theme?: Theme;
  /** Account that is signed in from the start; default: a guest. */
  as?: AccountName;
  /** Animations of the interface; default: reduced, so that tests see final states only. */
  motion?: "reduce" | "no-preference";
  /** Time zone, such as "Europe/Berlin"; default: Australia/Sydney. */
  timezone?: string;
}

export interface BrowserTestContext {
  page: Page;
  context: BrowserContext;
  product: Product;
  /** Allows console messages that match; any other error on the page fails the test. */
  expectConsole: PageWatch["expectConsole"];
}

export type BrowserTest = (
  title: string,
  options: BrowserTestOptions,
  body: (context: BrowserTestContext) => Promise<void>,
) => void;

const SCREENSHOTS = fromRoot("test-results");

/**
 * Call once at the top of a browser test file: starts a product for the file and stops it at the end.
 * @param options overrides of the demo installation, such as settings; a function is called after the file's own beforeAll
 *   hooks
 * @returns a function that declares a test: each gets a new page with separate cookies and storage, fails on page errors,
 *   console errors and requests to other hosts, and saves a screenshot to test-results/ when it fails
 */
export function browserTests(options: ProductOptions | (() => ProductOptions) = {}): BrowserTest {
  let product: Product | undefined;
  const start = () => startProduct(typeof options === "function" ? options() : options);
  beforeAll(async () => {
    product = await start();
  });
  afterAll(async () => {
    await product?.stop();
  });
  return (title, pageOptions, body) => {
    let attempts = 0;
    it(title, async () => {
      attempts += 1;
      if (attempts > 1) {
        // The data written by the first attempt could break a retry.
        await product?.stop();
        product = await start();
      }
      if (product === undefined) throw new Error("The product did not start.");
      const started = product;
      const context = await newContext(await workerBrowser(), started, pageOptions);
      try {
        const page = await context.newPage();
        const { problems, expectConsole } = watch(page, started.url);
        await withFailureScreenshot(page, title, async () => {
          await body({ page, context, product: started, expectConsole });
          expect(problems()).toEqual([]);
        });
      } finally {
        started.upstream.reset();
        await context.close();
      }
    });
  };
}

async function newContext(browser: Browser, product: Product, options: BrowserTestOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...devices[options.device ?? "laptop"],
    baseURL: product.url,
    colorScheme: options.theme ?? "light",
    reducedMotion: options.motion ?? "reduce",
    locale: "en-AU",
    timezoneId: options.timezone ?? "Australia/Sydney",
  });
  if (options.as !== undefined) {
    // A separate session per test, so that tests that sign out do not affect retries or other tests.
    const value = await product.newSessionOf(options.as);
    await context.addCookies([{ name: "sid", value, url: product.url, httpOnly: true, sameSite: "Lax" }]);
  }
  return context;
}

async function withFailureScreenshot(page: Page, title: string, body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    await mkdir(SCREENSHOTS, { recursive: true });
    const name = title.replace(/[^\w-]+/g, "-").slice(0, 120);
    // A crashed page has no screenshot; the test's own error is more useful.
    await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) }).catch(() => undefined);
    throw error;
  }
}
