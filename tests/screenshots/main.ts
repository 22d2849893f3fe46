import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext } from "playwright";
import { buildStale } from "../../scripts/lib/bundles.ts";
import { ensureChromium } from "../../scripts/lib/chromium.ts";
import { main } from "../../scripts/lib/fail.ts";
import { fromRoot } from "../../scripts/lib/paths.ts";
import type { Theme } from "../browser/support/devices.ts";
import { waitUntilComplete } from "../browser/support/waitUntilComplete.ts";
import { startProduct, type Product } from "../support/product.ts";
import { visits as allVisits, unexpectedPage, type Visit } from "../support/routes.ts";
import { contactSheet, type Screenshot } from "./contactSheet.ts";

/**
 * `npm run screenshots [name...]`: a picture of every page, or of those named, in each device class,
 * light and dark, under screenshots/, with a contact sheet. It starts a separate product and deletes its data.
 */
const widths = [
  { width: 390, height: 844, isMobile: true },
  { width: 820, height: 1180, isMobile: true },
  { width: 1100, height: 800, isMobile: false },
  { width: 1600, height: 1000, isMobile: false },
  { width: 1990, height: 1200, isMobile: false },
] as const;
const themes: readonly Theme[] = ["light", "dark"];
const folder = fromRoot("screenshots");
/** The largest width of phones. Some pages exist only for phones. */
const MAX_PHONE_WIDTH = 735;

type Viewport = (typeof widths)[number];

async function takeScreenshots(
  browser: Browser,
  product: Product,
  visits: readonly Visit[],
  window: Viewport,
  theme: Theme,
): Promise<Screenshot[]> {
  const shots: Screenshot[] = [];
  // Pages of one visitor share a cache, which saves most of their cost.
  const contexts = new Map<Visit["as"], BrowserContext>();
  for (const visit of visits) {
    if (visit.isMobileOnly && window.width > MAX_PHONE_WIDTH) continue;
    const { width } = window;
    const context = contexts.get(visit.as) ?? (await openContext(browser, product, visit.as, window, theme));
    contexts.set(visit.as, context);
    const page = await context.newPage();
    const file = `${visit.name}-${width}-${theme}.png`;
    try {
      await page.goto(visit.path);
      await waitUntilComplete(page);
      await page.screenshot({ path: join(folder, file) });
      const note = unexpectedPage(visit, { url: page.url(), title: await page.title() });
      shots.push({ file, visit, width, theme, note });
    } catch (error) {
      shots.push({
        file,
        visit,
        width,
        theme,
        note: error instanceof Error ? (error.message.split("\n")[0] ?? "failed") : "failed",
      });
    } finally {
      await page.close();
    }
  }
  await Promise.all([...contexts.values()].map((context) => context.close()));
  return shots;
}

async function openContext(
  browser: Browser,
  product: Product,
  as: Visit["as"],
  { width, height, isMobile }: Viewport,
  theme: Theme,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height },
    isMobile,
    hasTouch: isMobile,
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
  });
  if (as !== null) {
    const value = await product.sessionOf(as);
    await context.addCookies([{ name: "sid", value, url: product.url, httpOnly: true, sameSite: "Lax" }]);
  }
  return context;
}

await main(async () => {
  const named = new Set(process.argv.slice(2));
  const visits = allVisits.filter(({ name }) => named.size === 0 || named.has(name));
  await buildStale();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const product = await startProduct({
    gateway: { settings: { development: visits.some((visit) => visit.isForDevelopers) } },
  });
  try {
    const shots: Screenshot[] = [];
    for (const window of widths) {
      for (const theme of themes) {
        shots.push(...(await takeScreenshots(browser, product, visits, window, theme)));
        console.log(`${window.width} px, ${theme}: ${visits.length} pages`);
      }
    }
    await writeFile(join(folder, "index.html"), contactSheet(shots));
    const odd = shots.filter(({ note }) => note !== null);
    for (const { file, note } of odd) console.log(`${file}: ${note}`);
    console.log(`${shots.length} screenshots: ${join(folder, "index.html")}`);
    return odd.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await product.stop();
  }
});
