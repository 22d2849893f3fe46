import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import type { AccountName } from "../../support/accounts.ts";
import { type Product, type ProductOptions, startProduct } from "../../support/product.ts";
import { workerBrowser } from "./chromium.ts";
import type { Device, Theme } from "./devices.ts";
import { Pages } from "./pages.ts";
import { type PageWatch, watch } from "./watch.ts";

/** The page of a browser test. */
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
  /** Uses a new page without cached code and pictures, for tests of loading them; default: false. */
  newPage?: boolean;
}

/** What a browser test gets. */
export interface BrowserTestContext {
  page: Page;
  context: BrowserContext;
  product: Product;
  /** Allows console messages that match; any other error on the page fails the test. */
  expectConsole: PageWatch["expectConsole"];
}

/** Declares a test with a page of its own. */
export type BrowserTest = (
  title: string,
  options: BrowserTestOptions,
  body: (context: BrowserTestContext) => Promise<void>,
) => void;

const screenshots = fromRoot("test-results");

/**
 * Call once at the top of a browser test file: starts a product for the file and stops it at the end.
 * @param options overrides of the demo installation, such as settings; a function is called after the file's own beforeAll
 *   hooks
 * @returns a function that declares a test: each gets a page like a new one, with separate cookies and storage, fails on page errors,
 *   console errors and requests to other hosts, and saves a screenshot to test-results/ when it fails
 */
export function browserTests(options: ProductOptions | (() => ProductOptions) = {}): BrowserTest {
  let started: Started | undefined;
  const start = async (): Promise<Started> => {
    const product = await startProduct(typeof options === "function" ? options() : options);
    return { product, pages: new Pages(await workerBrowser(), product) };
  };
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => {
    await stop(started);
  });
  return (title, pageOptions, body) => {
    let attempts = 0;
    it(title, async () => {
      attempts += 1;
      if (attempts > 1) {
        // The data written by the first attempt could break a retry.
        await stop(started);
        started = await start();
      }
      if (started === undefined) throw new Error("The product did not start.");
      const { product, pages } = started;
      const { page, context, release } = await pages.lease(pageOptions);
      let passed = false;
      try {
        const { problems, expectConsole } = watch(page, product.url);
        await withFailureScreenshot(page, title, async () => {
          await body({ page, context, product, expectConsole });
          expect(problems()).toEqual([]);
        });
        passed = true;
      } finally {
        await release(passed);
        product.upstream.reset();
      }
    });
  };
}

interface Started {
  product: Product;
  pages: Pages;
}

async function stop(started: Started | undefined): Promise<void> {
  await started?.pages.close();
  await started?.product.stop();
}

async function withFailureScreenshot(page: Page, title: string, body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    await mkdir(screenshots, { recursive: true });
    const name = title.replace(/[^\w-]+/g, "-").slice(0, 120);
    // A crashed page has no screenshot; the test's own error is more useful.
    await page.screenshot({ path: join(screenshots, `${name}.png`) }).catch(() => undefined);
    throw error;
  }
}
