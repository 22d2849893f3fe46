import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import type { AccountName } from "../../support/accounts.ts";
import { type Product, type ProductOptions, startProduct } from "../../support/product.ts";
import { type Device, devices, type Theme } from "./devices.ts";
import { type PageWatch, watch } from "./watch.ts";

export interface BrowserTestOptions {
  /** Default: laptop. */
  device?: Device;
  /** Default: light. */
  theme?: Theme;
  /** Signed in from the start; without it the page belongs to a guest. */
  as?: AccountName;
  /** Movements of the interface; default: reduced, so that nothing is caught half way. */
  motion?: "reduce" | "no-preference";
  /** The person's zone, such as "Europe/Berlin"; default: Australia/Sydney. */
  timezone?: string;
}

export interface BrowserTestContext {
  page: Page;
  context: BrowserContext;
  product: Product;
  /** Expects console messages that match; any other error on the page fails the test. */
  expectConsole: PageWatch["expectConsole"];
}

export type BrowserTest = (
  title: string,
  options: BrowserTestOptions,
  body: (context: BrowserTestContext) => Promise<void>,
) => void;

const SHOTS = fromRoot("test-results");

/**
 * Call once at the top of a file of browser tests: starts a product of its own for the file and stops it at the end.
 * @param options what differs from the demo installation, such as settings; a function is asked after the file's own
 * beforeAll hooks
 * @returns a function that declares a test: each gets a new page with its own cookies and storage, fails on page
 * errors, console errors and requests to other hosts, and leaves a screenshot in test-results/ when it fails
 */
export function browserTests(options: ProductOptions | (() => ProductOptions) = {}): BrowserTest {
  let product: Product | undefined;
  let browser: Browser | undefined;
  const start = () => startProduct(typeof options === "function" ? options() : options);
  beforeAll(async () => {
    [product, browser] = await Promise.all([start(), chromium.connect(inject("browserEndpoint"))]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  return (title, pageOptions, body) => {
    let tries = 0;
    it(title, async () => {
      tries += 1;
      if (tries > 1) {
        // What the first try wrote would be in the way of another one.
        await product?.stop();
        product = await start();
      }
      if (product === undefined || browser === undefined) throw new Error("The product did not start.");
      const context = await newContext(browser, product, pageOptions);
      try {
        const page = await context.newPage();
        const { faults, expectConsole } = watch(page, product.url);
        await keepingScreenshot(page, title, async () => {
          await body({ page, context, product: ready(product), expectConsole });
          expect(faults()).toEqual([]);
        });
      } finally {
        product.upstream.reset();
        await context.close();
      }
    });
  };
}

const ready = (product: Product | undefined): Product => {
  if (product === undefined) throw new Error("The product did not start.");
  return product;
};

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
    // Of its own, so that a test that signs out can be tried again and takes nothing from the next one.
    const value = await product.newSessionOf(options.as);
    await context.addCookies([{ name: "sid", value, url: product.url, httpOnly: true, sameSite: "Lax" }]);
  }
  return context;
}

async function keepingScreenshot(page: Page, title: string, body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    await mkdir(SHOTS, { recursive: true });
    const name = title.replace(/[^\w-]+/g, "-").slice(0, 120);
    // A page that crashed has no picture; the test's own error says more.
    await page.screenshot({ path: join(SHOTS, `${name}.png`) }).catch(() => undefined);
    throw error;
  }
}
