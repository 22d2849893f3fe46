import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { waitForRendering } from "./support/waitUntilComplete.ts";

const test = browserTests();

/** The number of the card that contains the focus. */
const position = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[aria-posinset]")?.getAttribute("aria-posinset") ?? null);

/** Top of the focused card, and the page's top scroll padding. */
const focusedCard = (page: Page) =>
  page.evaluate(() => ({
    top: Math.round(document.activeElement?.getBoundingClientRect().top ?? -1),
    scrollPadding: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  }));

test("single keys move through a feed, like and open the comment box @UI-01 @FEED-04", { as: "pr" }, async ({ page }) => {
  await page.goto("/community/media-insiders");
  const feed = page.getByRole("feed");
  await feed.getByRole("article").first().locator("[data-card-link]").waitFor();
  // Shortcuts are enabled one second after the load.
  await expect
    .poll(async () => {
      await page.keyboard.press("j");
      return position(page);
    })
    .toBe("1");
  for (const expected of ["2", "3"]) {
    await page.keyboard.press("j");
    await expect.poll(() => position(page)).toBe(expected);
    const distance = async () => {
      const { top, scrollPadding } = await focusedCard(page);
      return Math.abs(top - scrollPadding);
    };
    await expect.poll(distance).toBeLessThanOrEqual(2);
  }
  await page.keyboard.press("k");
  await expect.poll(() => position(page)).toBe("2");

  const card = feed.locator('[aria-posinset="2"]');
  const like = card.getByRole("button", { name: "Like", exact: true });
  const before = await like.getAttribute("aria-pressed");
  await page.keyboard.press("l");
  await expect.poll(() => like.getAttribute("aria-pressed")).not.toBe(before);
  // Key combinations are left to the browser.
  await page.keyboard.press("Control+l");
  await page.keyboard.press("l");
  await expect.poll(() => like.getAttribute("aria-pressed")).toBe(before);

  await page.keyboard.press("j");
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog");
  const box = dialog.getByRole("textbox");
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  // Typing in a field or with a dialog open triggers no shortcuts.
  await page.keyboard.type("jk?");
  expect(await box.inputValue()).toBe("jk?");
});

test(
  "keys pressed in a dialog that an item of a feed has opened do not move the feed @FEED-04 @LIKE-01",
  { as: "pr" },
  async ({ page }) => {
    await page.goto("/community/media-insiders");
    await page
      .getByRole("feed")
      .getByRole("button", { name: /^\d+ likes, show who$/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("listitem").first().waitFor();
    const scrolled = await page.evaluate(() => window.scrollY);
    const isKept = await dialog.evaluate((element) => {
      const target = element.contains(document.activeElement) ? document.activeElement : element;
      return target?.dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown", bubbles: true, cancelable: true }));
    });
    await waitForRendering(page);
    expect({ isKept, scrolled: await page.evaluate(() => window.scrollY) }).toEqual({ isKept: true, scrolled });
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  },
);

test("/ focuses the search, ? lists the shortcuts, where they can be disabled @UI-01", { as: "pr" }, async ({ page }) => {
  await page.goto("/");
  const search = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await search.waitFor();
  expect(await search.getAttribute("placeholder")).toBe("Input your search term");
  // The shortcuts are enabled a second after the load (STATE-07). The field is replaced when its code has loaded.
  const isFocused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") === "Search");
  await expect
    .poll(async () => {
      if (!(await isFocused())) await page.keyboard.press("/");
      return isFocused();
    })
    .toBe(true);
  expect(await search.inputValue()).toBe("");
  await page.keyboard.type("tech?");
  await page.getByRole("option", { name: /Tech Desk/ }).waitFor();
  expect(await search.inputValue()).toBe("tech?");
  await page.getByRole("main").focus();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.getByText("Next post").waitFor();
  await list.getByText("Use keyboard shortcuts").click();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(false);
  expect(await list.count()).toBe(0);

  // The account menu leads to the switch.
  await page.reload();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await list.getByText("Use keyboard shortcuts").click();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  // Shortcuts are enabled one second after the load.
  await expect
    .poll(async () => {
      if ((await list.count()) === 0) await page.keyboard.press("?");
      return list.count();
    })
    .toBe(1);
});

test("text typed to find an option survives scrolling, and Escape discards it @DEV-03", { as: "journo" }, async ({ page }) => {
  await page.goto("/interviews/new");
  const topics = page.getByRole("combobox", { name: /^Topics/ });
  const sports = page.getByRole("option", { name: "Sports" });
  await topics.click();
  await topics.pressSequentially("spo");
  await sports.waitFor();
  await page.evaluate(() => scrollBy(0, 40));
  await waitForRendering(page);
  expect(await topics.inputValue()).toBe("spo");
  await sports.waitFor();
  await topics.press("Escape");
  await sports.waitFor({ state: "detached" });
  expect(await topics.inputValue()).toBe("");
  await topics.pressSequentially("spo");
  await sports.click();
  expect(await topics.inputValue()).toBe("");
  // Elements behind the list are inert until it is closed.
  await topics.press("Escape");
  await page.getByRole("grid", { name: "Chosen: Topics" }).getByRole("row", { name: "Sports" }).waitFor();
});

test(
  "a control that focus scrolls into view shows its tooltip until it leaves the view @CONST-31",
  { as: "journo" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto("/");
    const time = page.getByRole("feed").getByRole("article").nth(1).locator("a:has(time)").first();
    await time.focus();
    await page.keyboard.press("Shift+Tab");
    // Only its upper half remains visible.
    const position = await time.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      window.scrollBy({ top: (top + bottom) / 2 - window.innerHeight, behavior: "instant" });
      return window.scrollY;
    });
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(position);
    await waitForRendering(page);
    const tooltip = page.getByRole("tooltip");
    expect(await tooltip.textContent()).toMatch(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/);
    const [control, shown] = [await time.boundingBox(), await tooltip.boundingBox()];
    expect((control?.y ?? 0) - (shown?.y ?? 0) - (shown?.height ?? 0)).toBeCloseTo(6, -1);
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => tooltip.count()).toBe(0);
  },
);
