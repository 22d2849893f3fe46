import type { Page } from "playwright";
import { expect } from "vitest";
import { genericError } from "../support/errorTexts.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { stopTime } from "./support/clock.ts";

const test = browserTests();

const field = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "Search" });
const options = (page: Page) => page.getByRole("listbox", { name: "Results" }).getByRole("option");
const types = (page: Page) => page.getByRole("radiogroup", { name: "What to show" });
const overlay = (page: Page) => page.getByRole("dialog");
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** The active result, by aria-activedescendant of the field. */
async function activeOption(page: Page): Promise<string> {
  const id = await field(page).getAttribute("aria-activedescendant");
  return id === null ? "" : page.locator(`[id="${id}"]`).innerText();
}

test(
  "the search bar works with the keyboard: results while typing, arrow keys, Enter, filter, and a post opened over the page @LAYOUT-03 @VALID-19 @VALID-20 @VALID-21 @OVERLAY-01",
  { as: "journo" },
  async ({ page, product }) => {
    const searches = () => product.upstream.calls.filter(({ path }) => path.startsWith("/api/v1/search"));
    await page.clock.install();
    await page.goto("/");
    await field(page).waitFor();
    expect(await field(page).getAttribute("placeholder")).toBe("Input your search term");
    await expect
      .poll(async () => {
        await page.keyboard.press("/");
        // The field is replaced when its code arrives, so that it must not be looked up first.
        return page.evaluate(() => document.activeElement?.getAttribute("data-shortcut"));
      })
      .toBe("search");

    await page.keyboard.type("s");
    await page.getByText("Input at least 2 characters.").waitFor();
    expect(await field(page).getAttribute("aria-expanded")).toBe("false");
    await expectAccessible(page);
    // The search waits until nothing was typed for 300 ms.
    await stopTime(page);
    await page.keyboard.type("ydney  media");
    await page.clock.runFor(300);
    await page.clock.resume();
    await options(page).first().waitFor();
    expect(await field(page).getAttribute("aria-expanded")).toBe("true");
    expect(await activeOption(page)).toBe("");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => activeOption(page)).toMatch(/^Sydney Media\s+Community/);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => activeOption(page)).not.toMatch(/^Sydney Media\s+Community/);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => activeOption(page)).toMatch(/^Sydney Media\s+Community/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/community/sydney-media");
    await options(page).first().waitFor({ state: "detached" });
    expect(await field(page).inputValue()).toBe("sydney  media");
    expect(searches()).toHaveLength(1);

    // The new page takes the focus when it is shown.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await field(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await stopTime(page);
    await page.keyboard.type("media");
    await page.clock.runFor(300);
    await page.clock.resume();
    await options(page).filter({ hasText: "Media Insiders" }).waitFor();
    expect(searches()).toHaveLength(2);
    await expectAccessible(page);
    await types(page)
      .getByRole("radio", { name: /^Jobs \d/ })
      .click();
    await expect.poll(async () => new Set(await options(page).locator("text=/^Job$/").allInnerTexts())).toEqual(new Set(["Job"]));
    await expect.poll(() => options(page).filter({ hasText: "Media Insiders" }).count()).toBe(0);
    // The focus is back in the field, and the arrow keys work.
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => activeOption(page)).not.toBe("");
    const title = (await activeOption(page)).split("\n")[0] ?? "";
    await page.keyboard.press("Enter");
    await overlay(page).getByText(title).first().waitFor();
    expect(addressOf(page)).toMatch(/^\/community\/sydney-media\?job=\d+$/);
    await page.keyboard.press("Escape");
    await overlay(page).waitFor({ state: "detached" });
    expect(addressOf(page)).toBe("/community/sydney-media");

    // The results are still there; Escape closes them and keeps the text.
    await field(page).focus();
    await page.keyboard.press("ArrowDown");
    await options(page).first().waitFor();
    await page.keyboard.press("Escape");
    await options(page).first().waitFor({ state: "detached" });
    expect(await field(page).inputValue()).toBe("media");
  },
);

test(
  "the search bar shows an empty state, a retry after a failure, and more results while scrolling @LAYOUT-03 @ERR-01",
  { as: "pr" },
  async ({ page, product }) => {
    await page.goto("/communities");
    await field(page).fill("no such thing anywhere");
    await page.getByText("No results for “no such thing anywhere”").waitFor();
    await page.getByRole("button", { name: "Clear search" }).click();
    expect(await field(page).inputValue()).toBe("");

    product.upstream.fail({ path: "/api/v1/search", status: 500, times: 1 });
    await field(page).fill("media");
    const failed = page.getByRole("search").getByRole("alert").filter({ hasText: genericError });
    await failed.getByRole("button", { name: "Retry" }).click();
    await options(page).first().waitFor();
    expect(await failed.count()).toBe(0);
    await expect
      .poll(async () => {
        await options(page).last().scrollIntoViewIfNeeded();
        return options(page).count();
      })
      .toBeGreaterThan(40);
    const labels = await options(page).allInnerTexts();
    expect(new Set(labels).size).toBe(labels.length);

    // A click outside closes the results.
    await page.mouse.click(1262, 700);
    await options(page).first().waitFor({ state: "detached" });
  },
);

test(
  "search on a phone is a page of the bottom bar whose address keeps the search on going back and reloading @ROUTE-60 @LAYOUT-07 @VALID-20 @OVERLAY-02",
  { as: "journo", device: "mobile", theme: "dark" },
  async ({ page }) => {
    const input = page.getByRole("searchbox", { name: "Search" });
    const results = page.getByRole("list", { name: "Results" }).getByRole("link");
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
    await page.waitForURL("**/search");
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText("Search people, communities and posts").waitFor();
    await input.pressSequentially("media");
    await input.press("Enter");
    await page.waitForURL("**/search?q=media");
    await results.filter({ hasText: "Media Insiders" }).waitFor();
    await expectAccessible(page);

    await types(page)
      .getByRole("radio", { name: /^Communities \d/ })
      .click();
    await page.waitForURL("**/search?q=media&type=COMMUNITY");
    await expect.poll(() => results.count()).toBeLessThan(10);
    await results.filter({ hasText: "Media Insiders" }).click();
    await page.waitForURL("**/community/media-insiders");
    await page.goBack();
    await page.waitForURL("**/search?q=media&type=COMMUNITY");
    await results.filter({ hasText: "Sydney Media" }).waitFor();
    expect(await input.inputValue()).toBe("media");
    await page.reload();
    await results.filter({ hasText: "Sydney Media" }).waitFor();
    expect(await input.inputValue()).toBe("media");

    await types(page)
      .getByRole("radio", { name: /^All \d/ })
      .click();
    await page.waitForURL("**/search?q=media");
    await expect
      .poll(async () => {
        await results.last().scrollIntoViewIfNeeded();
        return results.count();
      })
      .toBeGreaterThan(40);
    const job = results.filter({ hasText: "Media relations adviser" });
    await job.click();
    await overlay(page).getByText("Media relations adviser").first().waitFor();
    expect(addressOf(page)).toMatch(/^\/search\?q=media&job=\d+$/);
    await page.goBack();
    await overlay(page).waitFor({ state: "detached" });
    expect(addressOf(page)).toBe("/search?q=media");

    // The bar links to an empty search.
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
    await page.waitForURL((url) => url.search === "");
    await expect.poll(() => input.inputValue()).toBe("");
    await page.getByText("Search people, communities and posts").waitFor();
  },
);

test(
  "Enter in the search bar opens a page of results whose address keeps the search on going back and reloading @LAYOUT-03 @VALID-20 @VALID-21",
  { as: "journo" },
  async ({ page, product }) => {
    const searches = () => product.upstream.calls.filter(({ path }) => path.startsWith("/api/v1/search"));
    const results = page.getByRole("list", { name: "Results" }).getByRole("link");
    const title = (text: string) => page.getByRole("heading", { name: `Results for “${text}”`, level: 1 });
    await page.clock.install();
    await page.goto("/communities");
    await field(page).waitFor();
    await stopTime(page);
    await field(page).fill("media");
    await page.keyboard.press("Enter");
    // Enter skips the typing delay and cancels the delayed search.
    await page.clock.runFor(1000);
    await page.clock.resume();
    await page.waitForURL("**/search/results?q=media");
    await title("media").waitFor();
    await results.filter({ hasText: "Media Insiders" }).waitFor();
    expect(await options(page).count()).toBe(0);
    expect(searches()).toHaveLength(1);
    expect(await page.title()).toContain("media");
    await expectAccessible(page);

    await types(page)
      .getByRole("radio", { name: /^Communities \d/ })
      .click();
    await page.waitForURL("**/search/results?q=media&type=COMMUNITY");
    await expect.poll(() => results.count()).toBeLessThan(10);
    await page.reload();
    await title("media").waitFor();
    await results.filter({ hasText: "Sydney Media" }).waitFor();
    expect(await field(page).inputValue()).toBe("media");

    // Each search has its own address; the field follows browser navigation.
    await field(page).fill("sydney");
    await page.keyboard.press("Enter");
    await title("sydney").waitFor();
    await results.first().click();
    await page.waitForURL((url) => url.pathname !== "/search/results" || url.search !== "?q=sydney");
    await page.goBack();
    await title("sydney").waitFor();
    await page.goBack();
    await title("media").waitFor();
    expect(await field(page).inputValue()).toBe("media");
    expect(addressOf(page)).toBe("/search/results?q=media&type=COMMUNITY");

    // Opening the field searches for its current text, and its panel links to the results page too.
    await field(page).click();
    await options(page).first().waitFor();
    await page.getByRole("search").getByRole("link", { name: "All results for “media”" }).click();
    await page.waitForURL("**/search/results?q=media");
    await options(page).first().waitFor({ state: "detached" });

    // A term that is too short does not navigate.
    await field(page).fill("m");
    await page.keyboard.press("Enter");
    await page.getByText("Input at least 2 characters.").waitFor();
    expect(addressOf(page)).toBe("/search/results?q=media");
  },
);

test(
  "the results page opens on a phone too, with its own search field @ROUTE-60 @ROUTE-63",
  { as: "journo", device: "mobile" },
  async ({ page }) => {
    const input = page.getByRole("searchbox", { name: "Search" });
    await page.goto("/search/results?q=media");
    await page.getByRole("list", { name: "Results" }).getByRole("link").filter({ hasText: "Media Insiders" }).waitFor();
    await input.fill("sydney");
    await input.press("Enter");
    await page.waitForURL("**/search/results?q=sydney");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("heading", { name: "Results for “sydney”", level: 1 }).waitFor();
    expect(addressOf(page)).toBe("/search/results?q=sydney");
  },
);
