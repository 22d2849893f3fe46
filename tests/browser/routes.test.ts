import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";

const test = browserTests();

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();

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
