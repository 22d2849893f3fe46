import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";

const test = browserTests();

/** Describes the focused element by its accessible name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    return element?.getAttribute("aria-label") ?? (label ?? element)?.textContent?.trim() ?? "";
  });

/** Presses Tab until the named element has the focus; fails after 60 presses. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    const label = await focused(page);
    if (name.test(label)) return;
    passed.push(label.slice(0, 40));
    await page.keyboard.press("Tab");
  }
  expect.fail(`Tab never reached ${name}; it passed ${passed.join(", ")}`);
}

describe("accessibility in the light and the dark theme", () => {
  test("the sign-in page has no axe violations @UI-01", {}, async ({ page }) => {
    await page.goto("/sign_in");
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    await expectAccessibleInBothThemes(page);
  });

  test("home has no axe violations @FEED-04", { as: "journo" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    await expectAccessibleInBothThemes(page);
  });

  test("a community and its tabs have no axe violations @COMM-04", { as: "journo" }, async ({ page }) => {
    await page.goto("/community/media-insiders");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    await expectAccessibleInBothThemes(page);
    await page.goto("/community/media-insiders/members");
    await page.getByRole("region", { name: "Members" }).getByRole("listitem").first().waitFor();
    await expectAccessibleInBothThemes(page);
    await page.goto("/community/media-insiders/activities");
    await page.getByRole("region", { name: "Activities" }).getByRole("listitem").first().waitFor();
    await expectAccessibleInBothThemes(page);
  });

  test("the directory and a private community have no axe violations @COMM-01", { as: "pr" }, async ({ page }) => {
    await page.goto("/communities");
    await page.getByRole("main").getByRole("article").first().waitFor();
    await expectAccessibleInBothThemes(page);
    await page.goto("/community/investigations");
    await page.getByText("This community is private").waitFor();
    await expectAccessibleInBothThemes(page);
  });

  test("an open post has no axe violations @OVERLAY-01", { as: "journo" }, async ({ page }) => {
    await page.goto("/community/media-insiders");
    await page.getByRole("feed").getByRole("article").first().locator("[data-card-link]").waitFor();
    const card = page
      .getByRole("feed")
      .getByRole("article")
      .filter({ has: page.locator('a[data-card-link][href*="?"]') })
      .first();
    await card.locator("[data-card-link]").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("textbox").waitFor();
    await expectAccessibleInBothThemes(page);
  });

  test(
    "home, a community and a profile with older posts have no axe violations on a phone @FEED-04 @PROFILE-01",
    { as: "pr", device: "mobile" },
    async ({ page }) => {
      for (const path of ["/", "/community/media-insiders", "/u/leilani-kahale"]) {
        await page.goto(path);
        await page.getByRole("feed").getByRole("article").nth(1).waitFor();
        await expectAccessibleInBothThemes(page);
      }
    },
  );
});

test(
  "with reduced motion, elements that become visible have their accessible names at once, at any depth @UI-01",
  { as: "journo", motion: "reduce" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    // The list of posts hides a new card in this way until it has measured it.
    const stillHidden = await page.evaluate(async () => {
      const feed = document.querySelector<HTMLElement>("[role=feed]");
      if (!feed) throw new Error("There is no feed.");
      const parts = [...feed.querySelectorAll("*")].filter((part) => part.checkVisibility({ visibilityProperty: true }));
      const hidden = () => parts.filter((part) => getComputedStyle(part).visibility === "hidden").length;
      feed.style.visibility = "hidden";
      while (hidden() < parts.length) await new Promise(requestAnimationFrame);
      feed.style.visibility = "";
      return hidden();
    });
    expect(stillHidden).toBe(0);
  },
);

test(
  "with forced colours, the focus, what is selected and filled buttons can be told apart @UI-01",
  { as: "pr" },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    const outlined = () =>
      page
        .locator("a, button, input")
        .evaluateAll((controls) =>
          controls
            .filter(
              (control) => getComputedStyle(control).outlineStyle !== "none" && getComputedStyle(control).outlineWidth !== "0px",
            )
            .map((control) => (control.getAttribute("aria-current") === null ? (control.textContent ?? "") : "current")),
        );
    expect(new Set(await outlined())).toEqual(new Set(["current"]));
    await tabTo(page, /^Create/);
    expect((await outlined()).filter((name) => name !== "current")).toEqual([expect.stringMatching(/^Create/)]);

    await page.getByRole("button", { name: /^Account of/ }).press("Enter");
    const entry = page.getByRole("menuitem", { name: "Profile", exact: true });
    const outline = () => entry.evaluate((node) => getComputedStyle(node).outlineStyle);
    await entry.waitFor();
    while ((await focused(page)) !== "Profile") await page.keyboard.press("ArrowDown");
    expect(await outline()).toBe("solid");
    await page.keyboard.press("ArrowDown");
    await expect.poll(outline).toBe("none");
    await page.keyboard.press("Escape");

    await page.goto("/?create=communityPost");
    const publish = page.getByRole("button", { name: "Publish community post" });
    await publish.waitFor();
    const colours = await publish.evaluate((node) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(node);
      return { color, backgroundColor, forcedColorAdjust, page: getComputedStyle(document.body).backgroundColor };
    });
    expect(colours.forcedColorAdjust).toBe("none");
    expect(colours.backgroundColor).not.toBe(colours.page);
    expect(colours.color).not.toBe(colours.backgroundColor);
  },
);

test(
  "signing in, opening a post and joining a community work with the keyboard alone @OVERLAY-01 @COMM-09",
  {},
  async ({ page }) => {
    await page.goto("/sign_in");
    await page.getByLabel(/^e-?mail/i).waitFor();
    await tabTo(page, /^e-?mail/i);
    await page.keyboard.type("expert@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type("pressroom-demo-2026");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("feed").getByRole("article").first().waitFor();

    // The first tab stop is the link that skips the bars.
    await page.goto("/community/sydney-media");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");

    await tabTo(page, /^Join Sydney Media$/);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Joined Sydney Media/ }).waitFor();
    // Leaving asks for confirmation; Escape cancels it and restores the focus.
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toMatch(/^Joined Sydney Media/);

    // Opening and closing the second post of the feed restores the focus.
    const feed = page.getByRole("feed");
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press("Tab");
      if (await feed.evaluate((element) => element.contains(document.activeElement))) break;
    }
    await page.keyboard.press("PageDown");
    const position = () =>
      page.evaluate(() => document.activeElement?.closest("[aria-posinset]")?.getAttribute("aria-posinset") ?? null);
    await expect.poll(position).toBe("2");
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.matches('[data-card-link][href*="?"]') ?? false)) break;
    }
    const opened = await position();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => page.getByRole("dialog").evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(position).toBe(opened);
  },
);
