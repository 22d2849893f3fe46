import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import { browserTests } from "./support/browserTest.ts";

const test = browserTests();

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const containsFocus = (locator: Locator) => locator.evaluate((element) => element.contains(document.activeElement));

const confirmations = [
  { motion: "reduce", waits: false },
  { motion: "no-preference", waits: false },
  { motion: "no-preference", waits: true },
] as const;

for (const { motion, waits } of confirmations) {
  const when = waits ? "after the menu has closed" : "at once";
  const title = `the focus stays in a list whose focused row is deleted, with motion ${motion}, confirmed ${when} @UI-01`;
  test(title, { as: "admin", motion }, async ({ page }) => {
    await page.goto("/work/tasks");
    const list = page.getByRole("main").getByRole("list", { name: "Tasks" });
    const menus = list.getByRole("button", { name: /^More for/ });
    await menus.first().waitFor();
    const count = await menus.count();
    await menus.first().press("Enter");
    await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
    const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Delete" });
    await confirm.waitFor();
    if (waits) await page.getByRole("menu", { includeHidden: true }).waitFor({ state: "detached" });
    await confirm.press("Enter");
    await expect.poll(() => menus.count()).toBe(count - 1);
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await expect.poll(() => list.evaluate((element) => element.parentElement === document.activeElement)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });
}

test(
  "the focus returns to the button of a menu whose entry opened a dialog @UI-01",
  { as: "admin", motion: "no-preference", newPage: true },
  async ({ page }) => {
    await page.goto("/work/tasks");
    const button = page
      .getByRole("main")
      .getByRole("button", { name: /^More for/ })
      .first();
    const openAndClose = async () => {
      await button.press("Enter");
      await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
      await page.getByRole("dialog").getByRole("textbox", { name: "Title" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expect.poll(() => isFocused(button)).toBe(true);
    };
    // The first time, the code of the dialog is still being loaded when the menu closes.
    await openAndClose();
    await openAndClose();
  },
);

for (const motion of ["reduce", "no-preference"] as const) {
  test(
    `the focus returns to the page when a saved form closes its dialog, with motion ${motion} @UI-01`,
    { as: "admin", motion },
    async ({ page }) => {
      await page.goto("/contacts/lists/1005");
      const button = page.getByRole("button", { name: "Edit", exact: true });
      await button.press("Enter");
      const form = page.getByRole("dialog", { name: "Edit list" });
      await form.getByRole("textbox", { name: "Description" }).fill(`With motion ${motion}.`);
      await form.getByRole("button", { name: "Save changes" }).press("Enter");
      await form.waitFor({ state: "detached" });
      await expect.poll(() => isFocused(button)).toBe(true);
    },
  );
}

test(
  "the focus stays at a result that has been added, so that Tab continues with the next one @UI-01",
  { as: "admin" },
  async ({ page }) => {
    await page.goto("/contacts/lists/1005");
    await page.getByRole("button", { name: "Add contacts" }).press("Enter");
    const results = page.getByRole("dialog").getByRole("list", { name: "Contacts found" });
    const buttons = results.getByRole("button", { name: /^Add / });
    await buttons.nth(1).waitFor();
    const next = (await buttons.nth(1).getAttribute("aria-label")) ?? "";
    await buttons.first().press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("In this list");
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(results.getByRole("button", { name: next }))).toBe(true);
  },
);

interface Replacement {
  what: string;
  as: AccountName;
  path: string;
  /** Presses the control that disappears. */
  press: (page: Page) => Promise<void>;
  /** What has the focus afterwards, itself or in it. */
  around: (page: Page) => Locator;
}

const replacements: readonly Replacement[] = [
  {
    what: "the tabs of home, which another feed replaces",
    as: "admin",
    path: "/",
    press: async (page) => {
      const feeds = page.getByRole("navigation", { name: "Feeds" });
      await feeds.getByRole("link").nth(1).press("Enter");
      await feeds.locator("[aria-current]:nth-child(2)").waitFor();
    },
    around: (page) => page.getByRole("main"),
  },
  {
    what: "a form that is cancelled",
    as: "journo",
    path: "/u/amelia-hart/settings/security",
    press: async (page) => {
      await page.getByRole("button", { name: "Change e-mail" }).press("Enter");
      await page.getByRole("form", { name: "Change e-mail" }).getByRole("button", { name: "Cancel" }).press("Enter");
    },
    around: (page) => page.getByRole("region", { name: "E-mail", exact: true }),
  },
  {
    what: "a list from which a contact is removed",
    as: "admin",
    path: "/contacts/1016",
    press: async (page) => {
      const button = page.getByRole("button", { name: "Remove from Launch week" });
      await button.press("Enter");
      await button.waitFor({ state: "detached" });
    },
    around: (page) => page.getByRole("region", { name: "Lists" }),
  },
];

for (const { what, as, path, press, around } of replacements) {
  test(`the focus stays near ${what} @UI-01`, { as }, async ({ page }) => {
    await page.goto(path);
    await press(page);
    await expect.poll(() => containsFocus(around(page))).toBe(true);
  });
}
