import type { Page, WebSocketRoute } from "playwright";
import { describe, expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { comment, like, write } from "./support/others.ts";
import { openFeed, overlay } from "./support/posts.ts";

const test = browserTests();

const bell = (page: Page) => page.getByRole("button", { name: "Notifications" });
const indicator = (page: Page) => bell(page).getByText("New notifications");
const list = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const isRead = (path: string) => path.startsWith("/api/v1/notifications/read");

/** Presses the bell until nothing is unread. */
async function readAll(page: Page): Promise<void> {
  await bell(page).click();
  await list(page).getByRole("listitem").first().waitFor();
  await page.keyboard.press("Escape");
  await list(page).waitFor({ state: "detached" });
  await indicator(page).waitFor({ state: "detached" });
}

/** Lets the test take the page's socket apart. */
async function takeSocket(page: Page): Promise<{ current: WebSocketRoute | null; isHeld: boolean; opened: number }> {
  const line: { current: WebSocketRoute | null; isHeld: boolean; opened: number } = { current: null, isHeld: false, opened: 0 };
  await page.routeWebSocket("**/graphql", (route) => {
    if (line.isHeld) return void route.close({ code: 4900 });
    line.current = route;
    line.opened += 1;
    route.connectToServer();
  });
  return line;
}

describe("notifications", () => {
  test(
    "appear as they happen, are read by opening, and lead to the comment @NOTIF-01 @NOTIF-05 @NOTIF-06 @NOTIF-07 @NOTIF-08 @NOTIF-09 @RT-03 @OVERLAY-05",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await write(product, "journo", "What a day at the desk.");
      await like(product, "pr", post);
      await openFeed(page);
      // The flag of the start.
      await indicator(page).waitFor();
      await readAll(page);
      expect(product.upstream.calls.filter(({ path }) => isRead(path)).length).toBe(1);

      // The event.
      const made = await comment(product, "pr", post, "Could not agree more.");
      await indicator(page).waitFor();
      await bell(page).click();
      const fresh = list(page).getByRole("region", { name: "New" });
      const first = fresh.getByRole("link").first();
      await expect.poll(() => first.innerText()).toMatch(/commented on your statement[\s\S]*Could not agree more\./);
      expect(await fresh.getByRole("listitem").count()).toBe(1);
      expect(await list(page).getByRole("region", { name: "Earlier" }).getByText("liked your statement").count()).toBeGreaterThan(
        0,
      );
      await expect.poll(() => product.upstream.calls.filter(({ path }) => isRead(path)).length).toBe(2);
      // What was unread stays marked while the list is open.
      await first.getByText("Unread").waitFor();
      await expectAccessible(page);

      // One that comes while the list is looked at stands first and is read too.
      await comment(product, "expert", post, "Neither could I.");
      await expect.poll(() => first.innerText()).toContain("Neither could I.");
      expect(await fresh.getByRole("listitem").count()).toBe(2);
      await expect.poll(() => product.upstream.calls.filter(({ path }) => isRead(path)).length).toBe(3);
      await fresh.getByRole("link").nth(1).click();
      await list(page).waitFor({ state: "detached" });
      await indicator(page).waitFor({ state: "detached" });
      expect(new URL(page.url()).search).toBe(`?statement=${post.databaseId}&cid=${made.databaseId}`);
      await overlay(page).getByText("Could not agree more.").waitFor();
    },
  );
});
