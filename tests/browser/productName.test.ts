import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";

const longName = "The International Press Association of Coastal Regions";

const test = browserTests({ gateway: { settings: { productName: longName } } });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a long product name leaves room for signing in and up on a phone @LAYOUT-03", { device: "mobile" }, async ({ page }) => {
  await page.goto("/sign_in");
  const header = page.getByRole("banner");
  await header.getByText(longName).waitFor();
  await header.getByRole("link", { name: "Sign up" }).click();
  await page.waitForURL("**/sign_up");
  expect(await overflow(page)).toBe(0);
});

test(
  "a long product name leaves room for the search on a tablet @LAYOUT-03",
  { as: "pr", device: "tablet" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByText(longName).waitFor();
    const search = await page.getByRole("combobox", { name: "Search" }).boundingBox();
    expect(search?.width).toBeGreaterThan(150);
    expect(await overflow(page)).toBe(0);
  },
);
