import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";

const test = browserTests();

const CODE = /\/assets\/overlays-[^/]*\.js/;

/** Delays the code of menus and dialogs until the returned function is called. */
async function delayCode(page: Page, code: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a menu that is pressed before its code has loaded opens when it has", { as: "journo" }, async ({ page }) => {
  const release = await delayCode(page, CODE);
  await page.goto("/");
  const button = page.getByRole("button", { name: /^Account of/ });
  await button.click();
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  release();
  const menu = page.getByRole("menu", { name: "Account" });
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a second press and Escape close what has not been loaded yet", { as: "journo" }, async ({ page }) => {
  const release = await delayCode(page, CODE);
  await page.goto("/");
  const button = page.getByRole("button", { name: /^Account of/ });
  await button.click();
  await button.click();
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  await button.press("ArrowDown");
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  await button.press("Escape");
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  // The last one stays: its first entry has the focus.
  await button.press("ArrowDown");
  release();
  await page.getByRole("menuitem").first().waitFor();
  await expect
    .poll(() =>
      page
        .getByRole("menuitem")
        .first()
        .evaluate((element) => element === document.activeElement),
    )
    .toBe(true);
});

test(
  "when the code of menus cannot be loaded, an error with Retry is shown @ERR-15",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
    await page.clock.install();
    await page.route(CODE, (route) => route.abort());
    await page.goto("/");
    await page.getByRole("button", { name: /^Account of/ }).click();
    const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    // The retries follow within 18 s.
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return alert.count();
      })
      .toBe(1);
    await page.unroute(CODE);
    await alert.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("menu", { name: "Account" }).waitFor();
    expect(await alert.count()).toBe(0);
  },
);

test(
  "what is typed into the search before its code has loaded is kept and searched @VALID-19",
  { as: "journo" },
  async ({ page }) => {
    const release = await delayCode(page, /\/assets\/SearchField-[^/]*\.js/);
    await page.goto("/");
    const field = page.getByRole("combobox", { name: "Search" });
    await field.click();
    await page.keyboard.type("cli");
    release();
    await expect.poll(() => field.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.type("mate");
    await expect.poll(() => field.inputValue()).toBe("climate");
    await page.getByRole("listbox", { name: "Results" }).waitFor();
  },
);

test("without its code, Enter in the search opens the page of results", { as: "journo" }, async ({ page }) => {
  await delayCode(page, /\/assets\/SearchField-[^/]*\.js/);
  await page.goto("/");
  await page.getByRole("combobox", { name: "Search" }).fill("climate");
  await page.keyboard.press("Enter");
  await page.waitForURL(/climate/);
});
