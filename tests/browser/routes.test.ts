import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { atRest, firstInSight, readFeed } from "./support/feeds.ts";

const test = browserTests();

const goTo = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();

/** Marks the feed that is shown; only the very same element can bear the mark later. */
const mark = (page: Page) => page.getByRole("feed").evaluate((feed) => feed.setAttribute("data-mark", ""));
const isMarked = (page: Page) => page.getByRole("feed").evaluate((feed) => feed.hasAttribute("data-mark"));

test(
  "going back finds the two pages left last as they were: position, loaded items, typed text; a third one is drawn anew @ROUTE-12 @CONST-40",
  { as: "journo" },
  async ({ page, product }) => {
    await page.goto("/community/media-insiders");
    await readFeed(page, 45);
    await mark(page);
    const before = await firstInSight(page);

    await goTo(page, "Tech Desk");
    await heading(page, "Tech Desk");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole("link", { name: "Members", exact: true }).click();
    const search = page.getByRole("main").getByRole("searchbox");
    await search.fill("an");
    await goTo(page, "All communities");
    await heading(page, "Communities");

    product.upstream.reset();
    await page.goBack();
    await heading(page, "Tech Desk");
    expect(await search.inputValue()).toBe("an");
    await page.goBack();
    await page.goBack();
    await heading(page, "Media Insiders");
    await atRest(page);
    expect(await firstInSight(page)).toEqual(before);
    expect(await isMarked(page)).toBe(true);
    expect(product.upstream.summary()).toEqual([]);

    for (const name of ["Tech Desk", "All communities", "Home"]) {
      await goTo(page, name);
      await heading(page, name === "All communities" ? "Communities" : name);
    }
    expect(await page.locator("[data-mark]").count()).toBe(0);
    for (const name of ["Communities", "Tech Desk", "Media Insiders"]) {
      await page.goBack();
      await heading(page, name);
    }
    await page.getByRole("feed").getByRole("article").first().waitFor();
    expect(await isMarked(page)).toBe(false);
  },
);

test("signing out leaves no page behind @ROUTE-12 @STATE-02", { as: "expert" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("feed").waitFor();
  await goTo(page, "Tech Desk");
  await heading(page, "Tech Desk");
  expect(await page.locator("h1", { hasText: "Home" }).count()).toBe(1);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("dialog", { name: "Sign in" }).waitFor();
  expect(await page.locator("h1", { hasText: "Home" }).count()).toBe(0);
  expect(await page.locator("h1", { hasText: "Tech Desk" }).count()).toBe(1);
});

test("a page to come says so under its title and leads home @MENU-15 @ROUTE-09 @ROUTE-23", { as: "journo" }, async ({ page }) => {
  await page.goto("/interviews?x=1");
  await page.waitForURL("**/interviews/wire?x=1");
  await heading(page, "Interview Wire");
  expect(await page.title()).toBe("Interview Wire");
  await page.getByText("This option is under development and will appear soon").waitFor();
  await page.getByRole("link", { name: "Go to home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test(
  "pages of phones lead home when the window becomes wider, and from wider windows at once @ROUTE-60 @ROUTE-63",
  { as: "journo", device: "mobile" },
  async ({ page }) => {
    await page.goto("/search");
    await heading(page, "Search");
    await page.setViewportSize({ width: 800, height: 900 });
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/create");
    await page.waitForURL((url) => url.pathname === "/");
  },
);

test(
  "in mvp view the pages of full view do not exist; the choice is kept in a cookie @USER-11 @ROUTE-65 @ROUTE-66",
  { as: "admin" },
  async ({ page, context, product }) => {
    await page.goto("/news");
    await page.waitForURL("**/announcements/all");
    await page.goto("/work/tasks");
    await heading(page, "Tasks");
    await context.addCookies([{ name: "view-mode", value: "mvp", url: product.url }]);
    await page.reload();
    await page.waitForURL("**/error/404");
  },
);
