import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { heading } from "./support/elements.ts";

/** Pages of the full view with their titles, for an account with all modules. */
const pages = [
  ["/contacts", "Contacts"],
  ["/contacts/lists", "Contacts lists"],
  ["/news/monitor", "Monitor"],
  ["/news/newswire", "Newswire"],
  ["/work/tasks", "Tasks"],
  ["/work/channels", "Channels"],
] as const;

const account = (page: Page) => page.getByRole("button", { name: /^Account of/ });

/** The left menu, which is a sheet opened by the avatar on a phone. */
async function openMenu(page: Page, device: "mobile" | "laptop") {
  if (device === "laptop") return page.getByRole("navigation", { name: "Main" });
  await account(page).click();
  await page.getByRole("menuitem", { name: "Menu", exact: true }).click();
  return page.getByRole("dialog", { name: "Menu" });
}

const devices = ["mobile", "laptop"] as const;

describe("by default", () => {
  const test = browserTests();
  for (const device of devices) {
    test(
      `an account with all modules has the reduced view (${device}) @USER-12 @MENU-07`,
      { as: "company", device },
      async ({ page }) => {
        await page.goto("/communities");
        const menu = await openMenu(page, device);
        await menu.getByRole("link", { name: "Announcements", exact: true }).waitFor();
        expect(await menu.getByRole("link", { name: /^(News|Contacts)$/ }).count()).toBe(0);
        for (const [path] of pages) {
          await page.goto(path);
          await page.waitForURL("**/error/404");
        }
      },
    );
  }
});

describe("with the full view enabled for accounts with modules", () => {
  const test = browserTests({ gateway: { settings: { fullView: "modules" } } });
  for (const device of devices) {
    test(
      `an account with all modules can open every page (${device}) @USER-10 @ROUTE-65 @GUARD-11`,
      { as: "company", device },
      async ({ page }) => {
        for (const [path, title] of pages) {
          await page.goto(path);
          await heading(page, title).waitFor();
        }
        await expectAccessible(page);
        const menu = await openMenu(page, device);
        await menu.getByRole("link", { name: "Contacts", exact: true }).click();
        await page.waitForURL("**/contacts");
        await heading(page, "Contacts").waitFor();
        // There is no choice: the modules determine the view.
        await account(page).click();
        await page.getByRole("menuitem", { name: "Log out" }).waitFor();
        expect(await page.getByRole("menuitemradio", { name: "MVP" }).count()).toBe(0);
      },
    );
  }

  test("each page requires its own modules @GUARD-12", { as: "pr" }, async ({ page }) => {
    await page.goto("/contacts");
    await heading(page, "Contacts").waitFor();
    await page.goto("/news/monitor");
    await page.waitForURL("**/error/404");
  });

  test("an account without modules keeps the reduced view @USER-12", { as: "journo" }, async ({ page }) => {
    await page.goto("/work/tasks");
    await page.waitForURL("**/error/404");
  });
});
