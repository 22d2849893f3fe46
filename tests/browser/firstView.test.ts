import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { asPhone } from "./support/devices.ts";
import { holdRequests } from "./support/feeds.ts";
import { findPost } from "./support/posts.ts";
import { waitUntilComplete } from "./support/waitUntilComplete.ts";

const test = browserTests();

const options = { device: "mobile", newPage: true } as const;

const firstView = (page: Page) => page.locator("#first-view");

/** Opens a page, again if it has no first view: a gateway has none right after its start, or when its machine is busy. */
async function openWithFirstView(page: Page, path: string): Promise<void> {
  const open = async () => (await page.goto(path, { waitUntil: "commit" }))?.text();
  await expect.poll(open, { timeout: 60_000 }).toContain('<div id="first-view"');
}

/** Opens a page whose code waits for the returned function. */
async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, "**/assets/*.js");
  await openWithFirstView(page, path);
  await firstView(page).waitFor();
  return async () => {
    release();
    await firstView(page).waitFor({ state: "detached" });
  };
}

/** Lets the first view stay until the page is complete, however slow the machine: it would be removed after two seconds. */
async function removeTimeLimit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: original } = window;
    const longer = (callback: () => void, delay?: number, ...args: unknown[]) =>
      original(callback, delay === 2000 ? 60_000 : delay, ...args);
    Object.assign(window, { setTimeout: longer });
  });
}

/** The positions of the elements that a selector matches in an element. */
const positionsOf = (page: Page, root: string, selector: string) =>
  page.locator(`${root} ${selector}`).evaluateAll((elements) =>
    elements.slice(0, 3).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height, text: element.textContent };
    }),
  );

/** The pictures of the cards in the window and of the next one, without pictures of people. */
const cardPictures = (page: Page, root: string) =>
  page.locator(`${root} article img`).evaluateAll((elements: HTMLImageElement[]) =>
    elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 100 && box.top < 2 * innerHeight)
      .map(({ element, box }) => ({
        address: new URL(element.src).pathname,
        position: { x: box.x, y: box.y, width: box.width, height: box.height },
      })),
  );

describe("the first view on a phone", () => {
  test(
    "shows a page before its code has arrived, and takes no input @UI-01 @STATE-05",
    // A platform admin, because phones of other users read the viewer again a second after the start (RT-06).
    { ...options, as: "admin" },
    async ({ page, context }) => {
      await asPhone(context);
      await removeTimeLimit(page);
      const operations: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/graphql") && request.method() === "POST")
          operations.push(request.postDataJSON()?.operationName);
      });
      const showPage = await openWithoutCode(page, "/");
      const before = await positionsOf(page, "#first-view", "article h2");
      expect(before).toHaveLength(3);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("#first-view"))).toBeNull();
      await showPage();
      // The client shows the same elements in the same positions; those below the window may follow.
      const visible = before.filter(({ y }) => y < (page.viewportSize()?.height ?? 0));
      expect(visible.length).toBeGreaterThan(0);
      const titles = () => positionsOf(page, "#root", "article h2");
      expect((await titles()).slice(0, visible.length)).toEqual(visible);
      await expect.poll(titles).toEqual(before);
      await waitUntilComplete(page);
      expect(operations).not.toContain("ShellQuery");
      expect(operations).not.toContain("HomePageQuery");
      await page.getByRole("feed").getByRole("article").first().getByRole("button", { name: "Like", exact: true }).waitFor();
    },
  );

  test(
    "reserves space for the pictures of cards, which load after the code @UI-01",
    { ...options, as: "journo" },
    async ({ page, context }) => {
      await asPhone(context);
      const requested: string[] = [];
      page.on("request", (request) => requested.push(new URL(request.url()).pathname));
      const showPage = await openWithoutCode(page, "/community/media-insiders");
      const before = await cardPictures(page, "#first-view");
      expect(before.length).toBeGreaterThan(0);
      expect(before.filter(({ address }) => requested.includes(address))).toEqual([]);
      await showPage();
      const positionsAfter = async () => (await cardPictures(page, "#root")).map(({ position }) => position);
      await expect.poll(positionsAfter).toEqual(expect.arrayContaining(before.map(({ position }) => position)));
      const [first] = await cardPictures(page, "#root");
      await expect.poll(() => requested).toContain(first?.address);
    },
  );

  test("shows a linked post @OVERLAY-01", { ...options, as: "journo" }, async ({ page, context, product }) => {
    await asPhone(context);
    const { id, title = "" } = await findPost(product, "journo", ({ type }) => type === "job");
    const showPage = await openWithoutCode(page, `/?job=${id}`);
    await firstView(page).locator("[data-scrim]").getByRole("heading", { name: title }).waitFor();
    await showPage();
    await page.getByRole("dialog").getByRole("heading", { name: title }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForURL((url) => url.search === "");
  });

  test(
    "is replaced by the page when its data arrives after the code @UI-01",
    { ...options, as: "journo" },
    async ({ page, context, product }) => {
      await asPhone(context);
      product.upstream.delay({ method: "GET", path: "/api/v1/communities", ms: 400 });
      await openWithFirstView(page, "/communities");
      await firstView(page).waitFor({ state: "detached" });
      await page.getByRole("searchbox").fill("Tech");
    },
  );

  test("does not wait for fonts that do not arrive", options, async ({ page, context, expectConsole }) => {
    await asPhone(context);
    expectConsole(/woff2/);
    const release = await holdRequests(page, "**/*.woff2");
    const showPage = await openWithoutCode(page, "/sign_in");
    await showPage();
    release();
    await page.getByLabel("Password", { exact: true }).fill("password");
  });

  test(
    "is not shown in a window as wide as a tablet, which loads its code at once",
    { ...options, device: "tablet", as: "journo" },
    async ({ page, context }) => {
      await asPhone(context);
      await page.goto("/");
      await page.getByRole("feed").waitFor();
      await firstView(page).waitFor({ state: "detached" });
    },
  );
});
