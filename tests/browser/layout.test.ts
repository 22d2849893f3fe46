import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";

const STORY_ID = 1000;
const test = browserTests({ gateway: { settings: { bannerStoryId: STORY_ID } } });

const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const bannerOf = (page: Page) => page.getByRole("complementary", { name: "Welcome" });

/** The top offset that the page declares, and the actual top of its content, in px. */
async function offsets(page: Page): Promise<{ declared: string; actual: number }> {
  return page.evaluate(() => {
    const main = document.getElementById("main");
    const padding = main ? Number.parseFloat(getComputedStyle(main).paddingTop) : Number.NaN;
    return {
      declared: getComputedStyle(document.documentElement).getPropertyValue("--top-offset"),
      actual: Math.round((main?.getBoundingClientRect().top ?? 0) + window.scrollY + padding),
    };
  });
}

describe("the navigation bar on mobile", () => {
  const bars: [AccountName, string[]][] = [
    ["journo", ["Home", "Search", "Create"]],
    ["admin", ["Home", "Search", "Create"]],
    ["pr", ["Home", "Search", "Create", "Notifications", "Messages"]],
    ["company", ["Home", "Search", "Create", "Notifications", "Messages"]],
    ["expert", ["Home", "Search", "Create", "Notifications", "Messages"]],
  ];
  for (const [as, labels] of bars) {
    test(
      `has ${labels.join(", ")} for ${as} @LAYOUT-07 @LAYOUT-08 @PERM-45 @PERM-46`,
      { as, device: "mobile" },
      async ({ page }) => {
        await page.goto("/communities");
        await bottomBar(page).getByText("Home").waitFor();
        const texts = await bottomBar(page).getByRole("link").or(bottomBar(page).getByRole("button")).allInnerTexts();
        // A button may also show a count next to its label.
        expect(texts.map((text) => text.split("\n").at(-1))).toEqual(labels);
      },
    );
  }

  test(
    "links to home and the page for a new post; the account menu opens the menu @LAYOUT-04 @LAYOUT-07",
    { as: "journo", device: "mobile" },
    async ({ page }) => {
      await page.goto("/communities");
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^Account of/ })
        .waitFor();
      expect(await page.getByRole("banner").getByRole("link").count()).toBe(1);
      expect(await page.getByRole("combobox", { name: "Search", exact: true }).count()).toBe(0);
      await page.getByRole("button", { name: /^Account of/ }).click();
      // Pages without a separate button for journalists are linked here.
      await page.getByRole("menuitem", { name: "Notifications" }).waitFor();
      await page.getByRole("menuitem", { name: "Menu", exact: true }).click();
      const sheet = page.getByRole("dialog", { name: "Menu" });
      await sheet.getByRole("link", { name: "Tech Desk" }).click();
      await page.waitForURL("**/community/tech-desk");
      await sheet.waitFor({ state: "detached" });
      await bottomBar(page).getByRole("link", { name: "Home" }).click();
      await page.waitForURL((url) => url.pathname === "/");
      await bottomBar(page).getByText("Create").click();
      await page.waitForURL("**/create");
    },
  );
});

test(
  "search, menu, bars and sidebar follow the width of the window @CONST-06 @CONST-07 @CONST-08 @CONST-09 @CONST-10 @LAYOUT-03 @LAYOUT-04 @LAYOUT-05 @LAYOUT-06",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    const search = page.getByRole("banner").getByRole("combobox", { name: "Search" });
    const aside = page.getByRole("complementary", { name: "Latest events and jobs" });
    const layout = async () => ({
      search: await search.isVisible(),
      bottom: await bottomBar(page).getByText("Create").isVisible(),
      // The compact form shows icons without labels.
      labels: await page.getByRole("heading", { name: "Communities", level: 2 }).isVisible(),
      aside: await aside.isVisible(),
    });
    const classes = [
      [735, { search: false, bottom: true, labels: false, aside: false }],
      [736, { search: true, bottom: false, labels: false, aside: false }],
      [915, { search: true, bottom: false, labels: false, aside: false }],
      [916, { search: true, bottom: false, labels: true, aside: false }],
      [1279, { search: true, bottom: false, labels: true, aside: false }],
      [1280, { search: true, bottom: false, labels: true, aside: true }],
      [1990, { search: true, bottom: false, labels: true, aside: true }],
    ] as const;
    for (const [width, expected] of classes) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(layout, { message: `at ${width} px` }).toEqual(expected);
    }
  },
);

test(
  "text of twice the size has the layout of a window of half the width, and pages do not scroll sideways @CONST-06 @CONST-09",
  { as: "journo" },
  async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const open = async (path: string, textSize: number) => {
      // Before the page, because Chromium does not always report this change to a page that is open.
      await browser.send("Page.setFontSizes", { fontSizes: { standard: textSize } });
      await page.goto(path);
      await page.getByRole("main").getByRole("heading").first().waitFor();
    };
    for (const path of ["/", "/messages", "/u/amelia-hart/settings/companies", "/u/amelia-hart/settings/beats_outlets"]) {
      await open(path, 16);
      expect(await bottomBar(page).getByText("Create").count(), path).toBe(0);
      await open(path, 32);
      await bottomBar(page).getByText("Create").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  },
);

describe("the banner", () => {
  test(
    "is shown to company users until it is closed, and moves the page by 70 px @LAYOUT-10 @LAYOUT-11 @LAYOUT-12 @LAYOUT-14 @LAYOUT-15 @LAYOUT-16 @CONST-24",
    { as: "company" },
    async ({ page }) => {
      await page.goto("/communities");
      const link = bannerOf(page).getByRole("link");
      expect(await link.textContent()).toBe("Welcome to the new Pressroom platform! Click here to learn more.");
      expect(await link.getAttribute("href")).toBe(`/stories/${STORY_ID}`);
      await expect.poll(() => offsets(page)).toEqual({ declared: "142px", actual: 142 });
      await link.click();
      await page.getByRole("heading", { name: "Welcome to the new platform", level: 1 }).waitFor();
      await page.goBack();

      await bannerOf(page).getByRole("button", { name: "Close" }).click();
      await bannerOf(page).waitFor({ state: "detached" });
      await expect.poll(() => offsets(page)).toEqual({ declared: "72px", actual: 72 });
      const stored: unknown = JSON.parse(await page.evaluate(() => localStorage.getItem("banner") ?? "null"));
      expect(stored).toEqual({ value: "hidden", expires: expect.any(Number) });
      await page.reload();
      await page.getByRole("main").getByRole("article").first().waitFor();
      expect(await bannerOf(page).count()).toBe(0);
      // The banner may show again two weeks later.
      await page.evaluate(() => localStorage.setItem("banner", JSON.stringify({ value: "hidden", expires: Date.now() - 1 })));
      await page.reload();
      await bannerOf(page).waitFor();
    },
  );

  for (const as of ["journo", "admin"] as const) {
    test(`is not shown to ${as} @PERM-44 @LAYOUT-13 @LAYOUT-11`, { as }, async ({ page }) => {
      await page.goto("/communities");
      await page.getByRole("main").getByRole("article").first().waitFor();
      expect(await bannerOf(page).count()).toBe(0);
      await expect.poll(() => offsets(page)).toEqual({ declared: "72px", actual: 72 });
    });
  }
});

test(
  "the button to the top is shown above 1530 px wide, after scrolling more than 240 px @LAYOUT-09 @CONST-22 @CONST-23",
  { as: "journo" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1531, height: 900 });
    await page.goto("/community/media-insiders");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    const up = page.getByRole("button", { name: "Back to top" });
    await page.evaluate(() => scrollTo(0, 241));
    await up.waitFor();
    await page.setViewportSize({ width: 1530, height: 900 });
    await up.waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 1531, height: 900 });
    await up.waitFor();
    await page.evaluate(() => scrollTo(0, 240));
    await up.waitFor({ state: "detached" });
  },
);

test("keyboard shortcuts are enabled one second after the load @STATE-07 @CONST-25", { as: "journo" }, async ({ page }) => {
  // From here on, only the test advances the time.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/community/media-insiders");
  await page.getByRole("banner").waitFor();
  await page.evaluate(() => document.getElementById("main")?.focus());
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await page.clock.runFor(999);
  await page.keyboard.press("?");
  expect(await list.count()).toBe(0);
  await page.clock.runFor(1);
  await page.keyboard.press("?");
  // The list's code loads now, and React uses timers to show it.
  await page.clock.resume();
  await list.waitFor();
});

test(
  "a page for mobile only redirects home when the window becomes wider @ROUTE-63",
  { as: "pr", device: "mobile" },
  async ({ page }) => {
    await page.goto("/search");
    await page.waitForURL("**/search");
    await page.setViewportSize({ width: 735, height: 900 });
    await bottomBar(page).getByText("Home").waitFor();
    expect(new URL(page.url()).pathname).toBe("/search");
    await page.setViewportSize({ width: 736, height: 900 });
    await page.waitForURL((url) => url.pathname === "/");
  },
);

test("pages for answering by link show only the logo in the header @LAYOUT-01", { as: "pr" }, async ({ page }) => {
  await page.goto("/async/answer/video/some-hash");
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: "Pressroom" }).waitFor();
  expect(await bar.getByRole("link").count()).toBe(1);
  expect(await bar.getByRole("button").count()).toBe(0);
  expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
});

test(
  "printing an open post shows its full text alone, black on white @UI-01",
  { as: "journo", theme: "dark" },
  async ({ page }) => {
    await page.goto("/community/media-insiders");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
    expect(await page.getByRole("feed").getByRole("article").first().isVisible()).toBe(true);
    const colours = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement);
        return [color, backgroundColor];
      });
    await expect.poll(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    expect(
      await page
        .getByRole("feed")
        .getByRole("button", { name: /^Picture 1 of/ })
        .first()
        .isVisible(),
    ).toBe(true);

    await page.emulateMedia({ media: "screen" });
    await page.getByRole("feed").locator('a[data-card-link][href*="?"]').first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").waitFor();
    await page.emulateMedia({ media: "print" });
    // In full length and instead of the page below.
    expect(await page.getByRole("feed").isVisible()).toBe(false);
    expect(await dialog.getByRole("textbox").isVisible()).toBe(false);
    const lengths = await dialog
      .locator("[data-scroll-area]")
      .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
    expect(lengths[1]).toBe(lengths[0]);
  },
);

test(
  "printing a list shows its rows one below the other, without controls or the link to skip @UI-01",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/interviews/wire");
    await page.getByRole("searchbox", { name: "Search interviews" }).waitFor();
    await page.getByRole("main").getByRole("article").first().waitFor();
    await page.emulateMedia({ media: "print" });
    for (const control of [
      page.getByRole("link", { name: "Skip to content" }),
      page.getByRole("link", { name: "New interview" }),
      page.getByRole("searchbox", { name: "Search interviews" }),
    ])
      expect(await control.isVisible()).toBe(false);
    await page.goto("/");
    const posts = page.getByRole("feed").getByRole("article");
    await expect.poll(() => posts.count()).toBeGreaterThan(1);
    const gaps = await posts.evaluateAll((all) =>
      all.slice(1).map((post, index) => post.getBoundingClientRect().top - (all[index]?.getBoundingClientRect().bottom ?? 0)),
    );
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 0);
    expect(gaps[0]).toBeGreaterThan(0);
    expect(gaps[0]).toBeLessThan(20);
  },
);

describe("accessibility in the light and the dark theme", () => {
  test(
    "the menu, the banner and the list of shortcuts have no axe violations @UI-01 @MENU-01",
    { as: "company" },
    async ({ page }) => {
      await page.goto("/communities");
      await page.getByRole("button", { name: "Interviews entries" }).click();
      await bannerOf(page).waitFor();
      await expectAccessibleInBothThemes(page);
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
      await expectAccessibleInBothThemes(page);
    },
  );

  test("the bars of phones and tablets have no axe violations @UI-01", { as: "pr", device: "mobile" }, async ({ page }) => {
    await page.goto("/communities");
    await bottomBar(page).getByText("Messages").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.getByRole("combobox", { name: "Search", exact: true }).waitFor();
    await expectAccessibleInBothThemes(page);
  });
});
