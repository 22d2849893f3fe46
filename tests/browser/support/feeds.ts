import type { Locator, Page, Request } from "playwright";
import type { AccountName } from "../../support/accounts.ts";
import type { Product } from "../../support/product.ts";

/** Limits scrolling, so that a feed that stops loading fails instead of hanging. */
const MAX_STEPS = 400;

interface Shown {
  position: number;
  address: string;
}

/**
 * Reads a feed by scrolling through it, and back where it scrolled past items before they were rendered.
 * @param count number of items to read
 * @returns the address of each item in feed order, "?job=12" or "/stories/9"; items that were never shown are missing
 * @throws when a position in the feed shows different items over time
 */
export async function readFeed(page: Page, count: number): Promise<string[]> {
  const seen = new Map<number, string>();
  let next = 1;
  await page.getByRole("feed").waitFor();
  for (let step = 0; step < MAX_STEPS && next <= count; step += 1) {
    const items = await shownItems(page);
    for (const { position, address } of items) {
      const before = seen.get(position) ?? address;
      if (before !== address) throw new Error(`Item ${position} was ${before} and is ${address} now.`);
      seen.set(position, address);
    }
    while (seen.has(next)) next += 1;
    const isPast = items.length > 0 && items.every(({ position }) => position > next);
    await scrollBy(page, isPast ? -0.7 : 1.4);
  }
  await waitForStableFeed(page);
  return [...seen]
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, address]) => address);
}

/** The items that are currently in the document. */
export function shownItems(page: Page): Promise<Shown[]> {
  return page
    .getByRole("feed")
    .locator("[aria-posinset]")
    .evaluateAll((items) =>
      items.map((item) => {
        const link = item.querySelector<HTMLAnchorElement>("a[data-card-link]");
        // A post opens in an overlay by its query key, news on a separate page.
        return { position: Number(item.getAttribute("aria-posinset")), address: link?.search || link?.pathname || "" };
      }),
    );
}

/** Position of the first item below the top bar. */
export async function firstVisibleItem(page: Page): Promise<Shown & { top: number }> {
  const positions = await page
    .getByRole("feed")
    .locator("[aria-posinset]")
    .evaluateAll((items) =>
      items.map((item) => ({
        position: Number(item.getAttribute("aria-posinset")),
        top: Math.round(item.getBoundingClientRect().top),
      })),
    );
  const first = positions.find(({ top }) => top >= 60);
  const item = (await shownItems(page)).find(({ position }) => position === first?.position);
  if (!first || !item) throw new Error("No item starts inside the viewport.");
  return { ...item, top: first.top };
}

/** Time and number of frames without scrolling after which the list has corrected its positions by measured sizes. */
const settled = { ms: 200, frames: 6 };

/** Waits until the visible feed no longer scrolls and its items no longer move. */
export async function waitForStableFeed(page: Page): Promise<void> {
  await page.waitForFunction(async ({ ms, frames }) => {
    // Cached pages stay in the document, hidden.
    const feed = [...document.querySelectorAll("[role=feed]")].find((element) => element.checkVisibility());
    if (!feed) return false;
    const places = () => [...feed.querySelectorAll("[aria-posinset]")].map((item) => item.getBoundingClientRect().top).join();
    const before = places();
    const wait = new Promise((done) => setTimeout(done, ms));
    // On a busy machine that time may pass without a frame, in which sizes are measured.
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    await wait;
    return places() === before;
  }, settled);
}

/** Presses a control of a card, after scrolling to it and once the cards above it no longer change their sizes. */
export async function pressInFeed(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await waitForStableFeed(control.page());
  await control.click();
}

/**
 * Scrolls and waits until the visible items are rendered.
 * @param screens the distance in screens; up to one and a half stay inside the rendered area
 */
async function scrollBy(page: Page, screens: number): Promise<void> {
  await page.evaluate(async (distance) => {
    window.scrollBy(0, innerHeight * distance);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, screens);
}

/** Delays requests of an operation until the returned function is called. @param name of the operation */
export function holdOperation(page: Page, name: string): Promise<() => void> {
  return holdRequests(page, "**/graphql", (request) => request.postDataJSON()?.operationName === name);
}

/** Delays requests until the returned function is called. @param isDelayed whether a request is delayed; default: all are */
export async function holdRequests(page: Page, address: string, isDelayed?: (request: Request) => boolean): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isDelayed === undefined || isDelayed(route.request())) await released;
    await route.continue();
  });
  return release;
}

interface RestItem {
  id: number;
  type: string;
}

const news = ["media", "epitome", "marcoms"];

/**
 * The addresses of a feed's items, read directly from the REST API.
 * @param count number of the newest items
 */
export async function feedOf(product: Product, account: AccountName, communitySlug: string, count: number): Promise<string[]> {
  const headers = { cookie: `sid=${await product.sessionOf(account)}`, "x-requested-with": "XMLHttpRequest" };
  const items: RestItem[] = [];
  for (let offset = 0; offset < count; offset += 100) {
    const response = await fetch(
      `${product.upstream.url}/api/v1/posts?communitySlug=${communitySlug}&limit=100&offset=${offset}`,
      { headers },
    );
    const { data } = (await response.json()) as { data: RestItem[] };
    items.push(...data);
  }
  return items.slice(0, count).map(({ id, type }) => (news.includes(type) ? `/stories/${id}` : `?${type}=${id}`));
}
