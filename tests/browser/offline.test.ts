import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { waitForStableFeed } from "./support/feeds.ts";
import { formOf, write } from "./support/forms.ts";
import { findPost, overlayAddress, overlay } from "./support/posts.ts";

const test = browserTests();

const generic = "Something went wrong";
const sentWhenOnline = "You are offline. Your text is kept here and will be sent when you are back online.";
const changedOffline = "You are offline. Your text is kept here. Please send it when you have finished.";
/** Messages of the browser itself while it is offline. */
const browserErrors = /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|WebSocket|RequestError/i;

const offlineState = (page: Page) => page.getByRole("main").getByRole("alert").filter({ hasText: "You are offline" });

for (const device of ["laptop", "mobile"] as const) {
  test(
    `a page that is not loaded shows that there is no connection, and opens when it is back, on ${device} @ERR-01 @ERR-15`,
    { as: "journo", device },
    async ({ page, context, expectConsole }) => {
      expectConsole(browserErrors);
      await page.goto("/community/media-insiders");
      const author = page.getByRole("feed").getByRole("article").first().locator('a[href^="/u/"], a[href^="/c/"]').first();
      const name = (await author.innerText()).trim();
      const visited = await author.getAttribute("href");
      await context.setOffline(true);
      await author.click();
      await offlineState(page).waitFor({ timeout: 5000 });
      await page.getByText("You are offline.").waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/[uc]\//);
      expect(await page.getByText(generic).count()).toBe(0);
      await context.setOffline(false);
      await page.getByRole("main").getByRole("heading", { name, level: 1 }).waitFor();
      await offlineState(page).waitFor({ state: "detached" });

      // Its code is loaded now, but not the data of other posts.
      await page.goBack();
      await page.getByRole("feed").getByRole("article").first().waitFor();
      // Only then does the set of rendered cards stop changing.
      await waitForStableFeed(page);
      await waitForStableFeed(page);
      const others = `article a[href^="/u/"]:not([href="${visited}"])`;
      const other = page.getByRole("feed").locator(others).first();
      await other.waitFor();
      await context.setOffline(true);
      await other.click();
      await offlineState(page).waitFor({ timeout: 5000 });
      await context.setOffline(false);
      await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
      expect(await page.getByText(generic).count()).toBe(0);
    },
  );

  test(
    `a post published offline is kept and sent once when the connection is back, on ${device} @POST-21 @ERR-01`,
    { as: "journo", device },
    async ({ page, context, product, expectConsole }) => {
      expectConsole(browserErrors);
      const sent = () => product.upstream.calls.filter(({ method, path }) => method === "POST" && path.includes("/reactions"));
      await page.goto("/?create=reaction");
      await write(page, "Text", "Said on a train");
      const publish = formOf(page).getByRole("button", { name: "Publish reaction" });
      await context.setOffline(true);
      await publish.click();
      await formOf(page).getByText(sentWhenOnline).waitFor();
      expect(await page.getByText(generic).count()).toBe(0);
      await formOf(page).getByText("Said on a train").waitFor();

      // A text that was changed while offline is not sent automatically.
      await write(page, "Text", " at night");
      await formOf(page).getByText(changedOffline).waitFor();
      await context.setOffline(false);
      await page.getByText("You are back online").waitFor();
      expect(sent()).toHaveLength(0);

      await context.setOffline(true);
      await publish.click();
      await formOf(page).getByText(sentWhenOnline).waitFor();
      await context.setOffline(false);
      await page.getByText("Your reaction has been published.").waitFor();
      expect(sent()).toHaveLength(1);
    },
  );

  test(
    `a comment written offline is sent when the connection is back, on ${device} @COMMENT-01 @ERR-01`,
    { as: "journo", device },
    async ({ page, context, product, expectConsole }) => {
      expectConsole(browserErrors);
      const post = await findPost(product, "journo", ({ type }) => type === "communityPost");
      await page.goto(overlayAddress(post));
      const text = `From the tunnel, on ${device}`;
      const box = overlay(page).getByRole("textbox", { name: "Write a comment" });
      await box.fill(text);
      await context.setOffline(true);
      await overlay(page).getByRole("button", { name: "Comment", exact: true }).last().click();
      await overlay(page).getByText(sentWhenOnline).waitFor();
      expect(await page.locator("[data-toast]").count()).toBe(0);
      await context.setOffline(false);
      await overlay(page).getByRole("listitem").filter({ hasText: text }).waitFor();
      await expect.poll(() => box.inputValue()).toBe("");
    },
  );
}

test(
  "messages written offline are sent in order when the connection is back @MSG-01 @ERR-01",
  { as: "journo" },
  async ({ page, context, expectConsole }) => {
    expectConsole(browserErrors);
    await page.goto("/messages");
    await page.getByRole("region", { name: "All messages" }).getByRole("link").filter({ hasText: /\w/ }).last().click();
    const box = page.getByRole("region", { name: "Conversation" }).getByRole("textbox");
    await box.waitFor();
    await context.setOffline(true);
    for (const text of ["One from the tunnel", "Two from the tunnel"]) {
      await box.fill(text);
      await box.press("Enter");
    }
    await expect.poll(() => page.getByText("This message will be sent when you are back online.").count()).toBe(2);
    await context.setOffline(false);
    const written = page.getByRole("region", { name: "Message history" }).getByRole("listitem");
    await expect.poll(() => page.getByText("This message will be sent").count()).toBe(0);
    await expect
      .poll(async () => (await written.allInnerTexts()).slice(-2).map((text) => text.includes("from the tunnel")))
      .toEqual([true, true]);
    const last = (await written.allInnerTexts()).slice(-2).join("\n");
    expect(last.indexOf("One from")).toBeLessThan(last.indexOf("Two from"));
  },
);
