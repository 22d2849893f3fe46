import type { Page } from "playwright";
import { expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { waitForStableFeed, firstVisibleItem, readFeed } from "./support/feeds.ts";
import { watchOperations } from "./support/operations.ts";

const test = browserTests();

const goTo = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();

/** Marks the current feed element, to detect later whether it was replaced. */
const mark = (page: Page) => page.getByRole("feed").evaluate((feed) => feed.setAttribute("data-mark", ""));
const isMarked = (page: Page) => page.getByRole("feed").evaluate((feed) => feed.hasAttribute("data-mark"));

test(
  "going back restores the last two pages with position, loaded items and typed text; older ones are rendered again @ROUTE-12 @CONST-40",
  { as: "journo" },
  async ({ page, product }) => {
    await page.goto("/community/media-insiders");
    await readFeed(page, 45);
    await mark(page);
    const before = await firstVisibleItem(page);

    await goTo(page, "Tech Desk");
    await heading(page, "Tech Desk");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole("link", { name: "Members", exact: true }).click();
    const search = page.getByRole("main").getByRole("searchbox");
    await search.fill("an");
    await goTo(page, "All communities");
    await heading(page, "Communities");

    const { sent } = watchOperations(page, product);
    await page.goBack();
    await heading(page, "Tech Desk");
    expect(await search.inputValue()).toBe("an");
    await page.goBack();
    await page.goBack();
    await heading(page, "Media Insiders");
    await waitForStableFeed(page);
    expect(await firstVisibleItem(page)).toEqual(before);
    expect(await isMarked(page)).toBe(true);
    expect(sent).toEqual([]);

    for (const name of ["Tech Desk", "All communities", "Home"]) {
      await goTo(page, name);
      await heading(page, name === "All communities" ? "Communities" : name);
    }
    expect(await page.locator("[data-mark]").count()).toBe(0);
    for (const name of ["Communities", "Tech Desk", "Media Insiders"]) {
      await page.goBack();
      await heading(page, name);
    }
    await page.getByRole("feed").getByRole("article").first().waitFor();
    expect(await isMarked(page)).toBe(false);
  },
);

test("signing out removes the cached pages @ROUTE-12 @STATE-02", { as: "expert" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("feed").waitFor();
  await goTo(page, "Tech Desk");
  await heading(page, "Tech Desk");
  expect(await page.locator("h1", { hasText: "Home" }).count()).toBe(1);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("dialog", { name: "Sign in" }).waitFor();
  await page.locator("h1", { hasText: "Home" }).waitFor({ state: "detached" });
  expect(await page.locator("h1", { hasText: "Tech Desk" }).count()).toBe(1);
});

test("/work redirects to our announcements and keeps the query @ROUTE-09 @ROUTE-53", { as: "journo" }, async ({ page }) => {
  await page.goto("/work?x=1");
  await page.waitForURL("**/announcements/our?x=1");
  await heading(page, "Our announcements");
  expect(await page.title()).toBe("Our announcements");
});

test("/interviews redirects to its first tab and keeps the query @ROUTE-23", { as: "journo" }, async ({ page }) => {
  await page.goto("/interviews?x=1");
  await page.waitForURL("**/interviews/wire?x=1");
  await heading(page, "Interview Wire");
  expect(await page.title()).toBe("Interview Wire");
});

test(
  "the form of another account's announcement redirects to the announcement, by its address and by a link; back skips the form @ROUTE-41",
  { as: "journo" },
  async ({ page, product }) => {
    const { db } = product.platform;
    const published = await db
      .selectFrom("announcements")
      .select("id")
      .where("status", "=", "published")
      .orderBy("published_at", "desc")
      .limit(2)
      .execute();
    const [shown, linked] = published.map(({ id }) => `/announcements/${id}`);
    await db
      .updateTable("announcements")
      .set({ content: `<p>See <a href="${linked}/web?preview=1#text">the form</a>.</p>` })
      .where("id", "=", published[0]?.id ?? 0)
      .execute();
    const waitFor = (path: string | undefined) =>
      page.waitForURL((url) => url.pathname + url.search + url.hash === path, { waitUntil: "commit" });

    await page.goto("/announcements/all");
    await heading(page, "All announcements");
    await page.goto(`${shown}/web?preview=1#text`);
    await waitFor(shown);
    await page.goBack();
    await waitFor("/announcements/all");
    await heading(page, "All announcements");

    await page.goto(`${shown}`);
    await page.getByRole("main").getByRole("link", { name: "the form" }).click();
    await waitFor(linked);
    await page.goBack();
    await waitFor(shown);
    await page.getByRole("main").getByRole("link", { name: "the form" }).waitFor();
    await page.goForward();
    await waitFor(linked);
  },
);

test(
  "mobile pages redirect home in wider windows, on resizing and on opening @ROUTE-60 @ROUTE-63",
  { as: "journo", device: "mobile" },
  async ({ page }) => {
    await page.goto("/search");
    await heading(page, "Search");
    await page.setViewportSize({ width: 800, height: 900 });
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/create");
    await page.waitForURL((url) => url.pathname === "/");
    // Open overlays are kept by the redirect.
    await page.goto("/notifications?create=event");
    await page.waitForURL((url) => url.pathname === "/" && url.search === "?create=event");
  },
);

test(
  "the mvp view has none of the pages of the full view; the choice is stored in a cookie @USER-11 @ROUTE-65 @ROUTE-66",
  { as: "admin" },
  async ({ page, context, product }) => {
    await page.goto("/news");
    await page.waitForURL("**/announcements/all");
    await page.goto("/work/tasks");
    await heading(page, "Tasks");
    await context.addCookies([{ name: "view-mode", value: "mvp", url: product.url }]);
    await page.reload();
    await page.waitForURL("**/error/404");
  },
);

test(
  "switching the view redirects home from a page that the other view lacks @USER-10 @USER-11 @ROUTE-65 @ROUTE-66",
  { as: "admin" },
  async ({ page, context }) => {
    const choose = async (view: string) => {
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("menuitemradio", { name: view }).click();
      await page.keyboard.press("Escape");
    };
    const stored = async () => (await context.cookies()).find(({ name }) => name === "view-mode")?.value;
    const news = page.getByRole("navigation", { name: "Main" }).getByText("News", { exact: true });
    await page.goto("/work/tasks");
    await heading(page, "Tasks");
    await choose("MVP");
    await page.waitForURL((url) => url.pathname === "/");
    await heading(page, "Home");
    await news.waitFor({ state: "detached" });
    expect(await stored()).toBe("mvp");
    await choose("Full");
    await news.waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await stored()).toBe("full");
  },
);

test(
  "each path leads to its page, with title, heading and menu @ROUTE-09 @ROUTE-19 @ROUTE-45 @ROUTE-53 @ROUTE-56 @LAYOUT-05",
  { as: "admin" },
  async ({ page }) => {
    const notFound = { at: "/error/404", title: "Page not found", hasMenu: false };
    const home = { at: "/", title: "Pressroom", heading: "Home", hasMenu: true };
    const pages: Record<string, { at?: string; title: string; heading?: string; hasMenu: boolean }> = {
      "/": home,
      "/sign_in": home,
      "/password/new": home,
      "/sign_up": home,
      "/callouts": home,
      "/search": home,
      "/communities": { title: "Communities", hasMenu: true },
      "/community/tech-desk/overview": { at: "/community/tech-desk", title: "Tech Desk", hasMenu: true },
      "/drafts": { title: "Drafts", hasMenu: true },
      "/messages": { title: "Messages", hasMenu: true },
      "/interviews": { at: "/interviews/wire", title: "Interview Wire", hasMenu: true },
      "/interviews/async/video/12": { title: "Page not found", hasMenu: false },
      "/interviews/async/answer/text/h4sh": {
        at: "/async/answer/text/h4sh",
        title: "Page not found",
        hasMenu: false,
      },
      "/news": { at: "/announcements/all", title: "All announcements", hasMenu: true },
      "/contacts/all?q=a": { at: "/contacts?q=a", title: "Contacts", hasMenu: true },
      "/work": { at: "/announcements/our", title: "Our announcements", hasMenu: true },
      "/admin/companies/newsrooms": { at: "/companies/newsrooms", title: "Newsrooms", hasMenu: true },
      "/stories/twelve": notFound,
      "/development/main": notFound,
      "/drafts/": notFound,
      "/community/caf%C3": { title: "Page not found", hasMenu: true },
      "/nowhere/%": notFound,
    };
    for (const [path, { at = path, title, heading: headingText = title, hasMenu }] of Object.entries(pages)) {
      await page.goto(path);
      await heading(page, headingText);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search, path).toBe(at);
      await expect.poll(() => page.title(), { message: path }).toBe(title);
      const menus = () => page.getByRole("navigation", { name: "Main" }).count();
      await expect.poll(menus, { message: path }).toBe(hasMenu ? 1 : 0);
    }
  },
);

test(
  "the welcome page introduces the product to guests and links to sign-in and feedback @ROUTE-08 @GEN-03",
  {},
  async ({ page }) => {
    await page.goto("/welcome");
    await heading(page, "Where newsrooms, PR people and experts work on the same page.");
    expect(await page.title()).toBe("Welcome");
    expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      "For journalists",
      "For PR and marketing",
      "For experts",
    ]);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await heading(page, "Sign in");
    await page.getByRole("main").getByRole("button", { name: "Send feedback" }).click();
    const feedback = page.getByRole("dialog", { name: "Send feedback" });
    await feedback.getByLabel("Message").fill("I would like to join.");
    await feedback.getByRole("button", { name: "Send feedback" }).click();
    await feedback.getByText("Thank you for your feedback!").waitFor();
  },
);

test(
  "a user awaiting approval can ask for it; Continue opens the page that they first requested @ROUTE-08 @EXT-04 @GUARD-06",
  { as: "readonly" },
  async ({ page }) => {
    await page.goto("/welcome");
    await heading(page, "Welcome, Tom!");
    await page.getByRole("heading", { name: "Your account is awaiting approval" }).waitFor();
    await page.getByRole("button", { name: "Ask for rapid approval" }).click();
    const feedback = page.getByRole("dialog", { name: "Send feedback" });
    const message = feedback.getByLabel("Message");
    await message.waitFor();
    expect(await message.inputValue()).toBe("Hello! I need rapid approval for my account");
    await page.keyboard.press("Escape");
    await feedback.waitFor({ state: "detached" });
    const stored = { value: "/community/tech-desk/members", expires: Date.now() + 60_000 };
    await page.evaluate((entry) => localStorage.setItem("redirect-path", entry), JSON.stringify(stored));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/community/tech-desk/members");
    expect(await page.evaluate(() => localStorage.getItem("redirect-path"))).toBeNull();
  },
);

test("an approved user is greeted by name and continues to home @ROUTE-08", { as: "journo" }, async ({ page }) => {
  await page.goto("/welcome");
  await page.getByRole("heading", { name: /^Welcome, \w+!$/ }).waitFor();
  await page.getByRole("heading", { name: "Your account is ready" }).waitFor();
  expect(await page.getByRole("button", { name: "Ask for rapid approval" }).count()).toBe(0);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});
