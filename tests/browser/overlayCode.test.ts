import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { openFeed } from "./support/posts.ts";

const test = browserTests();

const code = /\/assets\/overlays-[^/]*\.js/;

/** Delays the code of menus and dialogs until the returned function is called. */
async function delayCode(page: Page, code: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a menu that is pressed before its code has loaded opens when the code has loaded", { as: "journo" }, async ({ page }) => {
  const release = await delayCode(page, code);
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
  const release = await delayCode(page, code);
  await page.goto("/");
  const button = page.getByRole("button", { name: /^Account of/ });
  await button.click();
  await button.click();
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  await button.press("ArrowDown");
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  await button.press("Escape");
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  // The last one remains: its first entry has the focus.
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

test("a control with keyboard focus shows its tooltip when the code has loaded @I18N-02", { as: "journo" }, async ({ page }) => {
  const release = await delayCode(page, code);
  await openFeed(page);
  await page.getByRole("feed").getByRole("article").locator("a:has(time)").first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const tooltip = page.getByRole("tooltip");
  expect(await tooltip.count()).toBe(0);
  release();
  await tooltip.getByText(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/).waitFor();
});

test(
  "when the code of menus cannot be loaded, an error with Retry is shown @ERR-15",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
    await page.clock.install();
    await page.route(code, (route) => route.abort());
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
    await page.unroute(code);
    await alert.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("menu", { name: "Account" }).waitFor();
    await alert.waitFor({ state: "detached" });
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

test("a select works before its list has loaded: keys choose, and a press opens it", { as: "admin" }, async ({ page }) => {
  const release = await delayCode(page, code);
  await page.goto("/work/tasks");
  const status = page.getByRole("button", { name: /Status$/ }).first();
  await status.press("ArrowRight");
  await page.waitForURL(/status=/);
  await status.press("d");
  await expect.poll(() => status.innerText()).toBe("Done");
  await status.click();
  await expect.poll(() => status.getAttribute("aria-expanded")).toBe("true");
  release();
  const done = page.getByRole("option", { name: "Done", exact: true });
  await expect.poll(() => done.getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Escape");
  await expect.poll(() => status.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("what is typed before the list of suggestions has loaded is searched for", { as: "journo" }, async ({ page }) => {
  const release = await delayCode(page, /\/assets\/RecipientControl-[^/]*\.js/);
  await page.goto("/messages");
  await page.getByRole("link", { name: "New message" }).click();
  const field = page.getByRole("combobox", { name: "To" });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("a");
  release();
  await expect.poll(() => field.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.type("n");
  await expect.poll(() => field.inputValue()).toBe("an");
});

/** A date field without its code, the texts of its parts, and a function that delivers the code. */
async function dateField(page: Page) {
  const release = await delayCode(page, /\/assets\/DateControl-[^/]*\.js/);
  await page.goto("/work/tasks");
  await page.getByRole("button", { name: "New task" }).click();
  const date = page.getByRole("dialog", { name: "New task" }).getByRole("group", { name: /^Due date/ });
  return { release, date, parts: () => date.getByRole("spinbutton").allInnerTexts() };
}

test("a date that is typed before its field has loaded is kept", { as: "admin" }, async ({ page }) => {
  const { release, date, parts } = await dateField(page);
  await date.getByRole("spinbutton", { name: "day" }).click();
  await page.keyboard.type("0703");
  expect(await parts()).toEqual(["dd", "mm", "yyyy"]);
  release();
  await expect.poll(parts).toEqual(["07", "03", "yyyy"]);
  await page.keyboard.type("2030");
  await expect.poll(parts).toEqual(["07", "03", "2030"]);
});

test("parts of a date that are typed one by one before its field has loaded are kept", { as: "admin" }, async ({ page }) => {
  const { release, date, parts } = await dateField(page);
  await date.getByRole("spinbutton", { name: "day" }).pressSequentially("25");
  await date.getByRole("spinbutton", { name: "year" }).pressSequentially("2030");
  await date.getByRole("spinbutton", { name: "month" }).pressSequentially("1");
  expect(await parts()).toEqual(["dd", "mm", "yyyy"]);
  release();
  await expect.poll(parts).toEqual(["25", "01", "2030"]);
  await page.keyboard.type("1");
  await expect.poll(parts).toEqual(["25", "11", "2030"]);
});
