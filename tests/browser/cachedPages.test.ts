import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import type { Device } from "./support/devices.ts";
import { waitForStableFeed, firstVisibleItem, readFeed } from "./support/feeds.ts";

const test = browserTests();

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();

/** Pages linked in the main navigation of each device: link and heading. */
const others = {
  laptop: { link: "All communities", title: "Communities" },
  mobile: { link: "Search", title: "Search" },
} as const satisfies Partial<Record<Device, object>>;

async function visit(page: Page, { link, title }: { link: string; title: string }): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link }).click();
  await heading(page, title);
}

/** Makes the page's dates follow `passTime`. Its timers remain real, so that lists render normally. */
async function controlDates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + Number(document.documentElement?.dataset["aheadBy"] ?? 0);
  });
}

async function passTime(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => (document.documentElement.dataset["aheadBy"] = String(ms)), minutes * 60_000);
}

/** Scrolls, leaves the page, returns after six minutes and expects the same items and position. */
async function leaveAndReturn(page: Page, other: { link: string; title: string }, title: string): Promise<void> {
  await readFeed(page, 45);
  // Scrolling up shows the bar of a phone again.
  await page.evaluate(() => scrollBy(0, -150));
  await waitForStableFeed(page);
  const before = await firstVisibleItem(page);
  expect(before.position).toBeGreaterThan(25);
  await visit(page, other);
  await passTime(page, 6);
  await page.goBack();
  await heading(page, title);
  await expect.poll(() => firstVisibleItem(page).catch(() => null)).toEqual(before);
  // Requests for fresh data would have had a response within this time.
  await page.waitForTimeout(2000);
  expect(await firstVisibleItem(page)).toEqual(before);
}

for (const device of ["laptop", "mobile"] as const) {
  const other = others[device];

  test(
    `the first page of a visit keeps its items and position for more than five minutes, on ${device} @ROUTE-12`,
    { as: "journo", device },
    async ({ page }) => {
      await controlDates(page);
      await page.goto("/community/media-insiders");
      await leaveAndReturn(page, other, "Media Insiders");
    },
  );

  test(
    `a page opened by a link and the latest posts of a user without follows keep them too, on ${device} @ROUTE-12 @FEED-05`,
    { as: "readonly", device },
    async ({ page, product }) => {
      await product.platform.db.deleteFrom("follows_communities").execute();
      await product.platform.db.deleteFrom("follows_feed_types").execute();
      await controlDates(page);
      await page.goto(device === "laptop" ? "/communities" : "/search");
      await heading(page, other.title);
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
      await page.getByRole("heading", { name: "Latest posts" }).waitFor();
      await leaveAndReturn(page, other, "Home");
    },
  );
}
