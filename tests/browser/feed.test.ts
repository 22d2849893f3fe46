import { expect } from "vitest";
import { genericError } from "../support/errorTexts.ts";
import { browserTests } from "./support/browserTest.ts";
import { waitForStableFeed, feedOf, firstVisibleItem, readFeed, shownItems } from "./support/feeds.ts";
import { watchOperations } from "./support/operations.ts";

const test = browserTests();

const feedPath = "/community/media-insiders";

test(
  "ten pages hold every post once and in order, with few items in the DOM @FEED-01 @FEED-02",
  { as: "journo" },
  async ({ page, product }) => {
    const expected = await feedOf(product, "journo", "media-insiders", 200);
    expect(expected).toHaveLength(200);
    await page.goto(feedPath);
    expect(await readFeed(page, 200)).toEqual(expected);
    expect((await shownItems(page)).length).toBeLessThan(40);
  },
);

test("a page of the feed has twenty posts @FEED-01", { as: "journo" }, async ({ page, product }) => {
  await page.goto(feedPath);
  await readFeed(page, 20);
  const pages = product.upstream.calls.filter(({ path }) => path.startsWith("/api/v1/posts?"));
  expect(new URL(pages[0]?.path ?? "", product.url).searchParams.get("limit")).toBe("20");
});

test("a feed that has loaded is not rendered repeatedly before it is shown @FEED-01", { as: "journo" }, async ({ page }) => {
  await page.addInitScript(countMessages);
  const counts: number[] = [];
  // React shows the feed 300 ms after its skeleton; each render until then takes a task, which it schedules with a message.
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto("/");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    counts.push(await page.evaluate(() => Number(Reflect.get(globalThis, "messages"))));
  }
  expect(Math.max(...counts)).toBeLessThan(60);
});

/** Runs in the page: counts the messages that its scripts post to themselves. */
function countMessages(): void {
  let messages = 0;
  Object.defineProperty(globalThis, "messages", { get: () => messages });
  MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
    apply(postMessage, port, message) {
      messages += 1;
      Reflect.apply(postMessage, port, message);
    },
  });
}

test("opening and closing a post keeps the scroll position @FEED-01 @OVERLAY-01", { as: "journo" }, async ({ page }) => {
  await page.goto(feedPath);
  await readFeed(page, 40);
  const before = await firstVisibleItem(page);
  await page.locator(`[aria-posinset="${before.position}"] [data-card-link]`).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await waitForStableFeed(page);
  expect(await firstVisibleItem(page)).toEqual(before);
});

test(
  "going back restores posts and scroll position without requests @FEED-01 @ROUTE-12",
  { as: "journo" },
  async ({ page, product }) => {
    await page.goto(feedPath);
    await readFeed(page, 70);
    const before = await firstVisibleItem(page);
    await page.getByRole("link", { name: "All communities" }).click();
    await page.getByRole("heading", { name: "Communities", level: 1 }).waitFor();
    const { sent } = watchOperations(page, product);
    await page.goBack();
    await page.getByRole("feed").waitFor();
    await expect.poll(() => firstVisibleItem(page)).toEqual(before);
    expect(sent).toEqual([]);
  },
);

test("a click right after scrolling is not lost @FEED-01", { as: "journo" }, async ({ page }) => {
  await page.goto(feedPath);
  await page.getByRole("feed").waitFor();
  await waitForStableFeed(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  // The centre of the first link to a post that is completely visible.
  const point = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>("[role=feed] a[data-card-link]")];
    const top = links.map((link) => link.getBoundingClientRect()).find((box) => box.top > 100 && box.bottom < innerHeight);
    return top && { x: top.left + top.width / 2, y: top.top + top.height / 2 };
  });
  if (!point) throw new Error("No link to a post is inside the viewport.");
  await page.mouse.click(point.x, point.y);
  await page.getByRole("dialog").waitFor();
});

test(
  "a next page that fails shows an error below the loaded posts and continues on Retry @FEED-01 @ERR-01",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/500/);
    await page.goto(feedPath);
    await page.getByRole("feed").waitFor();
    product.upstream.fail({ method: "GET", path: /^\/api\/v1\/posts\?/, status: 500 });
    await page.waitForFunction(() => {
      scrollBy(0, innerHeight);
      return document.querySelector("[role=alert]") !== null;
    });
    await expect.poll(() => page.getByRole("alert").innerText()).toContain(genericError);
    const loaded = await page.getByRole("feed").getByRole("article").count();
    expect(loaded).toBeGreaterThan(0);

    product.upstream.reset();
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("alert").waitFor({ state: "detached" });
    expect(await readFeed(page, 60)).toHaveLength(60);
  },
);

test(
  "a first page that fails shows an error in place of the feed and keeps the community's header @FEED-01 @ERR-01",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/500/);
    product.upstream.fail({ method: "GET", path: /^\/api\/v1\/posts\?/, status: 500 });
    await page.goto(feedPath);
    await page.getByRole("main").getByText(genericError).waitFor();
    await page.locator("[data-sonner-toast]").getByText(genericError).waitFor();
    await page.getByRole("heading", { name: "Media Insiders", level: 1 }).waitFor();

    product.upstream.reset();
    await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
    await page.getByRole("feed").waitFor();
    expect(await readFeed(page, 20)).toHaveLength(20);
  },
);

test("the feed has a name and gives the position of each post to screen readers @FEED-01", { as: "journo" }, async ({ page }) => {
  await page.goto(feedPath);
  const feed = page.getByRole("feed", { name: "Posts in Media Insiders" });
  const second = feed.getByRole("article").nth(1);
  await second.waitFor();
  expect(await second.getAttribute("aria-posinset")).toBe("2");
  // The total is unknown, because more items can be loaded.
  expect(await second.getAttribute("aria-setsize")).toBe("-1");
});

test(
  "a card that fails to render shows an error in its place and keeps the others @FEED-01 @ERR-01",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    expectConsole(/null|Error/);
    let breaksResponse = true;
    await page.route("**/graphql", async (route) => {
      if (!breaksResponse || !route.request().postDataJSON()?.operationName?.startsWith("CommunityPage")) return route.continue();
      const response = await route.fetch();
      const body = (await response.json()) as { data: { feed?: { edges: { node: { author: unknown } }[] } } };
      // Violates the schema, in which every post has an author.
      const broken = body.data.feed?.edges[1]?.node;
      if (broken) broken.author = null;
      await route.fulfill({ response, json: body });
    });
    await page.goto(feedPath);
    const feed = page.getByRole("feed");
    await feed.getByText("This post cannot be shown.").waitFor();
    expect(await feed.getByRole("article", { name: "Unavailable post" }).getAttribute("aria-posinset")).toBe("2");
    expect(await feed.getByRole("article").count()).toBeGreaterThan(2);
    await page.getByRole("heading", { level: 1 }).waitFor();

    breaksResponse = false;
    await page.reload();
    await feed.getByRole("article").first().waitFor();
    expect(await feed.getByText("This post cannot be shown.").count()).toBe(0);
  },
);

test("Page Down and Page Up move between posts, Control+End leaves the feed @FEED-01", { as: "journo" }, async ({ page }) => {
  await page.goto(feedPath);
  const position = () =>
    page.evaluate(() => document.activeElement?.closest("[aria-posinset]")?.getAttribute("aria-posinset") ?? null);
  await page.getByRole("feed").getByRole("article").first().getByRole("link").first().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("PageDown");
    await expect.poll(position).toBe(String(step + 2));
  }
  await page.keyboard.press("PageUp");
  await expect.poll(position).toBe("12");
  await page.keyboard.press("Control+End");
  await expect.poll(position).toBeNull();
});

test(
  "the feed keeps the focus when its card leaves the window, and the next key moves to a visible card @FEED-01",
  { as: "journo" },
  async ({ page }) => {
    await page.goto(feedPath);
    const feed = page.getByRole("feed");
    const first = feed.locator("[aria-posinset='1']");
    await first.getByRole("link").first().focus();
    await page.mouse.move(640, 400);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2000);
        return first.count();
      })
      .toBe(0);
    const hasFocus = (element: Element) => element === document.activeElement;
    expect(await feed.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press("PageDown");
    await expect.poll(() => feed.locator("[aria-posinset]:focus").count()).toBe(1);
    const { y } = (await feed.locator("[aria-posinset]:focus").boundingBox()) ?? { y: -1 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(800);
  },
);

test(
  "the latest posts replace an empty follow feed and keep their scroll position @FEED-05",
  { as: "readonly" },
  async ({ page, product }) => {
    await product.platform.db.deleteFrom("follows_communities").execute();
    await product.platform.db.deleteFrom("follows_feed_types").execute();
    await page.goto("/");
    await page.getByRole("heading", { name: "Latest posts" }).waitFor();
    const latest = page.getByRole("feed", { name: "Latest posts" });
    await latest.getByRole("article").first().waitFor();
    expect(await readFeed(page, 40)).toHaveLength(40);

    const before = await firstVisibleItem(page);
    await page.getByRole("link", { name: "All communities" }).click();
    await page.getByRole("heading", { name: "Communities", level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => firstVisibleItem(page).catch(() => null)).toEqual(before);
  },
);

test(
  "the latest posts contain a post that the reader of an empty follow feed has just published @FEED-05 @POST-21",
  { as: "pr" },
  async ({ page, product }) => {
    await product.platform.db.deleteFrom("follows_communities").execute();
    await product.platform.db.deleteFrom("follows_feed_types").execute();
    await page.goto("/");
    const latest = page.getByRole("feed", { name: "Latest posts" });
    await latest.getByRole("article").first().waitFor();
    await page.getByRole("link", { name: "What do you want to share?" }).click();
    const form = page.getByRole("dialog", { name: "Write a post" });
    await form.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("My first words here");
    await form.getByRole("button", { name: "Publish community post" }).click();
    await latest.getByText("My first words here").waitFor();
  },
);
