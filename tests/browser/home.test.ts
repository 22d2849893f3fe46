import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { holdOperation } from "./support/feeds.ts";
import { watchOperations } from "./support/operations.ts";

const test = browserTests();

test('a journalist has one feed, "All beats" @FEED-04', { as: "journo" }, async ({ page }) => {
  await page.goto("/");
  const feeds = page.getByRole("navigation", { name: "Feeds" });
  await feeds.waitFor();
  expect(await feeds.getByRole("link").allInnerTexts()).toEqual(["All beats"]);
  await page.getByRole("feed", { name: "All beats" }).waitFor();
});

test(
  'other users have "My favourites" and one feed per beat, each with an address @FEED-05',
  { as: "pr" },
  async ({ page, product }) => {
    const { data } = await product.graphql<{ viewer: { beats: { name: string }[] } }>({
      as: "pr",
      document: "{ viewer { beats { name } } }",
    });
    const beats = data?.viewer.beats.map(({ name }) => name) ?? [];
    expect(beats.length).toBeGreaterThan(0);
    await page.goto("/");
    const feeds = page.getByRole("navigation", { name: "Feeds" });
    await feeds.waitFor();
    expect(await feeds.getByRole("link").allInnerTexts()).toEqual(["My favourites", ...beats]);

    const beat = beats[0] ?? "";
    await feeds.getByRole("link", { name: beat }).click();
    await page.waitForURL(/\/\?feed=beat-\d+$/);
    await expect.poll(() => feeds.locator("[aria-current=page]").innerText()).toBe(beat);

    await page.reload();
    await expect.poll(() => feeds.locator("[aria-current=page]").innerText()).toBe(beat);
  },
);

test("an open post keeps the selected feed in the address @FEED-05 @OVERLAY-01", { as: "pr" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Feeds" }).getByRole("link").nth(1).click();
  await page.waitForURL(/feed=beat-\d+/);
  await page.getByRole("navigation", { name: "Feeds" }).locator('[aria-current=page][href*="feed=beat"]').waitFor();
  const { search } = new URL(page.url());
  await page.getByRole("complementary", { name: "Latest events and jobs" }).getByRole("link").first().click();
  await page.getByRole("dialog").waitFor();
  const params = new URL(page.url()).searchParams;
  expect(params.get("feed")).toBe(new URLSearchParams(search).get("feed"));
  expect(params.get("event")).toMatch(/^\d+$/);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe(search);
});

test(
  "the latest events and jobs are shown beside the feed from 1280 px @API-032 @API-043",
  { as: "journo", device: "laptop" },
  async ({ page }) => {
    await page.goto("/");
    const aside = page.getByRole("complementary", { name: "Latest events and jobs" });
    await aside.getByRole("region", { name: "Latest events" }).getByRole("link").first().waitFor();
    await aside.getByRole("region", { name: "Latest jobs" }).getByRole("link").first().waitFor();
    expect(await page.getByRole("link", { name: "Events and jobs" }).count()).toBe(0);
  },
);

test(
  "the latest events and jobs have their own tab on narrower screens @API-032 @API-043",
  { as: "journo", device: "mobile" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("feed").waitFor();
    expect(await page.getByRole("complementary", { name: "Latest events and jobs" }).count()).toBe(0);
    await page.getByRole("link", { name: "Events and jobs" }).click();
    await page.waitForURL(/feed=latest/);
    await page.getByRole("region", { name: "Latest jobs" }).getByRole("link").first().click();
    await page.getByRole("dialog").waitFor();
    expect(new URL(page.url()).searchParams.get("job")).toMatch(/^\d+$/);
  },
);

test(
  "home loads in one operation with few REST calls and reads only the selected feed @FEED-05",
  { as: "pr" },
  async ({ page, product }) => {
    const release = await holdOperation(page, "FollowFeedPaginationQuery");
    await page.goto("/communities");
    await page.getByRole("main").getByRole("article").first().waitFor();
    const { sent, callsOfNext } = watchOperations(page, product);
    const opening = callsOfNext("HomePageQuery");
    await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
    await page.getByRole("feed").waitFor();
    const calls = await opening;
    expect(sent.filter((name) => name !== "FollowFeedPaginationQuery")).toEqual(["HomePageQuery"]);
    expect(calls.length, calls.join(", ")).toBeLessThanOrEqual(4);
    expect(calls.filter((call) => call.includes("/feeds/"))).toHaveLength(1);
    release();
  },
);

test("rows that are links are highlighted under the pointer", { as: "journo", device: "laptop" }, async ({ page }) => {
  const rows = [
    ["/", page.getByRole("complementary", { name: "Latest events and jobs" }).locator("li a")],
    ["/messages", page.getByRole("main").locator('a[href*="/messages/"]')],
    ["/search/results?q=media", page.getByRole("main").locator("li a")],
  ] as const;
  for (const [path, links] of rows) {
    await page.goto(path);
    const row = links.first();
    await row.waitFor();
    const readColour = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.mouse.move(0, 0);
    const before = await readColour();
    await row.hover();
    await expect.poll(readColour, { message: path }).not.toBe(before);
  }
});
