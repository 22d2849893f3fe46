import type { Page } from "playwright";
import { expect } from "vitest";
import { filesOf } from "../bench/web/bytes.ts";
import { browserTests } from "./support/browserTest.ts";
import { navigation } from "./support/elements.ts";
import { waitForStableFeed } from "./support/feeds.ts";
import { findPost } from "./support/posts.ts";
import { waitForRendering, waitUntilComplete } from "./support/waitUntilComplete.ts";

const test = browserTests();

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test(
  "the loading overlay hides when the page is rendered and is removed 350 ms later @STATE-05 @STATE-06 @CONST-26",
  { as: "journo" },
  async ({ page }) => {
    // From here on, only the test advances the time.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto("/communities");
    const overlay = page.locator("#overlay");
    await page.locator("#overlay[data-hidden]").waitFor({ state: "attached" });
    await page.clock.runFor(349);
    expect(await overlay.count()).toBe(1);
    await page.clock.runFor(1);
    expect(await overlay.count()).toBe(0);
  },
);

for (const device of ["mobile", "laptop"] as const) {
  test(
    `the page's frame is painted before any script or style sheet has arrived, and its requests start (${device}) @STATE-05`,
    { as: "journo", device, newPage: true },
    async ({ page, product }) => {
      const { id } = await findPost(product, "journo", ({ type }) => type === "job");
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/(?!start-|rolldown-)/, async (route) => {
        await released;
        await route.continue();
      });
      const operations: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/graphql")) operations.push(request.postDataJSON().operationName);
      });
      await page.goto(`/?job=${id}`, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      const frame = page.getByRole("status", { name: "Loading" });
      await frame.getByText("Pressroom").waitFor();
      const bar = frame.locator(device === "mobile" ? ".tabs" : ".navigation");
      expect(await bar.isVisible()).toBe(true);
      await expect.poll(() => operations.toSorted()).toEqual(["HomePageQuery", "OverlayPostQuery", "ShellQuery"]);
      release();
      await page.getByRole("dialog", { name: "Job" }).waitFor();
      await waitUntilComplete(page);
      for (const name of ["HomePageQuery", "OverlayPostQuery"]) expect(operations.filter((one) => one === name)).toEqual([name]);
    },
  );
}

/** The code that loads after the first view: live events, notifications, toasts, the button to the top. */
const loadedAfterFirstView = [
  "src/shell/SignedInParts.tsx",
  "src/shell/ScrollToggle.tsx",
  "src/ui/ToastHost.tsx",
  "../node_modules/graphql-ws/dist/client.js",
];

for (const { name, path, as, content } of [
  { name: "a guest's home, which is the sign-in", path: "/", as: undefined, content: "main form" },
  { name: "a community with a post over it", path: "/community/media-insiders", as: "journo", content: "[role=dialog] article" },
] as const) {
  test(
    `the code of ${name} is requested before any script has run`,
    { newPage: true, ...(as ? { as } : {}) },
    async ({ page, product }) => {
      const post = as && (await findPost(product, as, ({ type }) => type === "job"));
      const scripts: string[] = [];
      page.on("request", (request) => {
        const file = /\/assets\/(.*\.js)$/.exec(request.url())?.[1];
        if (file) scripts.push(file);
      });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      // Code that the page loads when it is idle is not part of its first view.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
      await page.goto(post ? `${path}?job=${post.id}` : path, { waitUntil: "commit" });
      const filesAfterFirstView = filesOf(loadedAfterFirstView);
      const linked = page.locator("link[rel=modulepreload], script[type=module]");
      await page.locator("#root").waitFor({ state: "attached" });
      const named = new Set(
        await linked.evaluateAll((all) => all.map((one) => one.getAttribute(one.matches("link") ? "href" : "src"))),
      );
      await expect.poll(() => new Set(scripts.map((file) => `/assets/${file}`))).toEqual(named);
      release();
      await page.locator(content).first().waitFor();
      const later = scripts
        .map((file) => `assets/${file}`)
        .filter((file) => !named.has(`/${file}`) && !filesAfterFirstView.has(file));
      expect(later).toEqual([]);
    },
  );
}

test("the loading overlay stays until the first page is rendered @STATE-05", { as: "journo" }, async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof HTMLElement && target.id === "overlay")) return;
      document.documentElement.dataset["drawnWhenHidden"] = String(document.getElementById("root")?.hasChildNodes());
    });
    observer.observe(document, { subtree: true, attributeFilter: ["data-hidden"] });
  });
  await page.goto("/communities");
  await page.locator("#overlay").waitFor({ state: "detached" });
  expect(await page.locator("html").getAttribute("data-drawn-when-hidden")).toBe("true");
});

test(
  "the navigation shows labels on desktop @LAYOUT-05 @MENU-01 @MENU-09 @MENU-10 @MENU-12",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/");
    await navigation(page).getByRole("link", { name: "Home" }).getByText("Home").waitFor();
    expect(await navigation(page).getByRole("link", { name: "Home" }).getAttribute("aria-current")).toBe("page");
    const community = navigation(page).getByRole("link", { name: "Tech Desk" });
    expect(await community.getAttribute("href")).toBe("/community/tech-desk");
    await community.click();
    await page.getByRole("heading", { name: "Tech Desk", level: 1 }).waitFor();
    await expect.poll(() => community.getAttribute("aria-current")).toBe("page");
    await expect.poll(() => page.title()).toBe("Tech Desk");
  },
);

test(
  "the navigation on a tablet shows icons with accessible names only @LAYOUT-06 @MENU-17",
  { as: "journo", device: "tablet" },
  async ({ page }) => {
    await page.goto("/");
    const home = navigation(page).getByRole("link", { name: "Home" });
    await home.waitFor();
    expect(await home.textContent()).toBe("");
    expect((await navigation(page).boundingBox())?.width).toBeLessThan(80);
  },
);

for (const device of ["mobile", "laptop"] as const) {
  test(
    `guests see the logo, Sign in and Sign up on every page, and no navigation (${device}) @LAYOUT-01 @LAYOUT-02 @LAYOUT-05`,
    { device },
    async ({ page }) => {
      const bar = page.getByRole("banner");
      for (const path of [
        "/error/404",
        "/sign_in",
        "/sign_up",
        "/password/new",
        "/welcome",
        "/stories/1000",
        "/async/public/finish",
      ]) {
        await page.goto(path);
        await bar.getByRole("link", { name: "Sign in" }).waitFor();
        const links = await bar.getByRole("link").allInnerTexts();
        // The logo shows its initial above its name.
        expect(links.map((text) => text.split("\n").at(-1))).toEqual(["Pressroom", "Sign in", "Sign up"]);
        expect(await navigation(page).count()).toBe(0);
      }
      await bar.getByRole("link", { name: "Sign up" }).click();
      await page.waitForURL("**/sign_up");
      await bar.getByRole("link", { name: "Sign in" }).click();
      await page.waitForURL("**/sign_in");
      // The previous page has such a field too, and remains in the document, hidden.
      await page.getByRole("textbox", { name: "E-mail" }).waitFor();
    },
  );
}

test("guests can read and navigate in a browser that denies access to its storage @ROUTE-13", {}, async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, { configurable: true, get: deny });
  });
  await page.goto("/stories/1000");
  await page.getByRole("heading", { level: 1, name: "Welcome to the new platform" }).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).waitFor();
});

test("guests have the button to the top and back @LAYOUT-09", { device: "desktop" }, async ({ page }) => {
  await page.goto("/stories/1000");
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Makes the page long enough to scroll; by a style sheet, since the loading overlay resets the body's own styles.
  await page.addStyleTag({ content: "body { min-height: 4000px !important }" });
  // A part that arrives later would move the visible content and thus the scroll position.
  await waitUntilComplete(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole("button", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("button", { name: "Back to your position" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test(
  "an unknown id shows the page's own not-found state, however many digits it has @ROUTE-13 @ROUTE-14 @ROUTE-15",
  {},
  async ({ page }) => {
    for (const noun of ["stories", "announcements", "interviews"]) {
      for (const id of ["999999999", "12345678901234567890"]) {
        await page.goto(`/${noun}/${id}`);
        await page.getByText("This page does not exist").waitFor();
        expect(new URL(page.url()).pathname).toBe(`/${noun}/${id}`);
      }
    }
  },
);

test("settings that an account admin may not open lead to error/404 @ROUTE-22", { as: "company" }, async ({ page, product }) => {
  const { slug } = await product.platform.db
    .selectFrom("users as u")
    .innerJoin("contacts as c", "c.id", "u.contact_id")
    .select("c.slug")
    .where("u.email", "=", "expert@example.com")
    .executeTakeFirstOrThrow();
  for (const path of [`/u/${slug}/settings`, `/u/${slug}/settings/security`, "/u/nobody-at-all/settings/basic"]) {
    await page.goto(path);
    await page.waitForURL("**/error/404");
    await page.getByText("This page does not exist").waitFor();
  }
});

test("navigation moves the focus to the content; the skip link does too @ROUTE-09", { as: "journo" }, async ({ page }) => {
  await page.goto("/");
  await navigation(page).getByRole("link", { name: "All communities" }).click();
  await page.getByRole("heading", { name: "Communities", level: 1 }).waitFor();
  await expect.poll(() => focusedId(page)).toBe("main");
  await expect.poll(() => page.title()).toBe("Communities");
  await page.reload();
  await page.getByRole("heading", { name: "Communities", level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await focusedId(page)).toBe("main");
});

test(
  "the bars slide out on scrolling down and return on scrolling up @MENU-18",
  { as: "journo", device: "mobile" },
  async ({ page }) => {
    await page.goto("/community/media-insiders");
    await page.getByRole("article").first().waitFor();
    const banner = page.getByRole("banner");
    const isVisible = async () => ((await banner.boundingBox())?.y ?? -1) >= 0;
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(isVisible).toBe(false);
    await page.evaluate(() => window.scrollBy(0, -60));
    await expect.poll(isVisible).toBe(true);
  },
);

test(
  "a press reaches its control if the bars return before the release @MENU-18",
  { as: "journo", device: "mobile" },
  async ({ page }) => {
    await page.goto("/community/media-insiders");
    await waitUntilComplete(page);
    // Scrolling removes articles above, so that their positions change.
    const labelId = await page.getByRole("article").nth(1).getAttribute("aria-labelledby");
    const article = page.locator(`article[aria-labelledby="${labelId}"]`);
    const like = article.getByRole("button", { name: "Like", exact: true });
    await like.scrollIntoViewIfNeeded();
    await waitForStableFeed(page);
    const isLiked = () => like.getAttribute("aria-pressed");
    const before = await isLiked();
    const hasBars = () => page.getByRole("banner").evaluate((banner) => banner.getBoundingClientRect().bottom > 0);
    // Scrolls down until the button is where the bottom bar appears.
    await like.evaluate((button) => scrollTo(0, scrollY - innerHeight + button.getBoundingClientRect().top));
    await waitForRendering(page);
    await page.evaluate(() => scrollBy(0, 50));
    await expect.poll(hasBars).toBe(false);
    await like.hover();
    await page.mouse.down();
    await page.evaluate(() => scrollBy(0, -10));
    await expect.poll(hasBars).toBe(true);
    await page.mouse.up();
    await expect.poll(isLiked).not.toBe(before);
  },
);

for (const browser of ["current browsers", "browsers without the event scrollend"]) {
  test(
    `a button leads to the top and back in wide windows, in ${browser} @LAYOUT-09`,
    { as: "journo", device: "desktop" },
    async ({ page }) => {
      if (browser !== "current browsers") {
        await page.addInitScript(() => {
          Reflect.deleteProperty(window, "onscrollend");
          addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);
        });
      }
      await page.goto("/community/media-insiders");
      await page.getByRole("article").first().waitFor();
      const up = page.getByRole("button", { name: "Back to top" });
      const back = page.getByRole("button", { name: "Back to your position" });
      expect(await up.count()).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 900));
      await up.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await back.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
      await up.click();
      await back.waitFor();
      // Scrolling by the reader, once that of the button has ended.
      const scrollOn = async () => {
        await page.mouse.wheel(0, 300);
        return up.count();
      };
      await expect.poll(scrollOn, { interval: 300 }).toBe(1);
    },
  );
}

test("the selected theme persists after a reload @UI-01", { as: "journo" }, async ({ page }) => {
  await page.goto("/");
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  expect(await background()).toBe(dark);
});

test("a bar shows when the device is offline @ERR-01", { as: "journo" }, async ({ page, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/");
  await page.getByRole("feed").waitFor();
  await context.setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await context.setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "detached" });
  // A notice announces the reconnection.
  await page.getByRole("region", { name: "Notices" }).getByText("You are back online").waitFor();
});
