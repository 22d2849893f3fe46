import { describe, expect } from "vitest";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { waitForStableFeed, holdRequests } from "./support/feeds.ts";
import { publishStatement } from "./support/mutations.ts";
import { findPost, openFeed, overlayAddress, overlay, postsOf, queryStringOf } from "./support/posts.ts";

const test = browserTests();

const labels: Record<string, string> = {
  communityPost: "Community post",
  job: "Job",
  callout: "Call-out",
  event: "Event",
  record: "Video update",
  reaction: "Reaction",
  statement: "Statement",
};
const types = Object.keys(labels);

describe("opened by its address, a post", () => {
  test(
    "opens over the current page, for each of the seven types @OVERLAY-01 @OVERLAY-02 @OVERLAY-03 @POST-01",
    { as: "journo" },
    async ({ page, product }) => {
      const posts = await postsOf(product, "journo");
      for (const type of types) {
        const post = posts.find((one) => one.type === type);
        if (!post) throw new Error(`The demo data have no ${type}.`);
        await page.goto(overlayAddress(post));
        const dialog = page.getByRole("dialog", { name: labels[type] ?? "", exact: true });
        await dialog.getByRole("article").waitFor();
        expect(await dialog.getByRole("article").textContent()).toContain(post.author.name);
        // The page below is rendered.
        await page.locator("main").getByText("Media Insiders", { exact: true }).first().waitFor();
        const title = post.title ?? post.name ?? `${labels[type]} by ${post.author.name}`;
        expect(await page.title()).toContain(title);
      }
    },
  );

  test(
    "offers no editing of a system community post to a platform admin @PERM-24 @OVERLAY-04",
    { as: "admin" },
    async ({ page, product }) => {
      const isSystem = ({ type, author }: { type: string; author: { type: string } }) =>
        type === "communityPost" && author.type === "company";
      const post = await findPost(product, "admin", isSystem);
      await page.goto(overlayAddress(post, "&edit=1"));
      await overlay(page)
        .getByRole("button", { name: /^More for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Delete" }).waitFor();
      expect(await page.getByRole("menuitem", { name: "Edit" }).count()).toBe(0);
      expect(queryStringOf(page)).toBe(`?communityPost=${post.id}`);
    },
  );

  test(
    "is taken from the first key; invalid ids are removed, other keys kept @OVERLAY-03 @OVERLAY-04",
    { as: "journo" },
    async ({ page, product }) => {
      const job = await findPost(product, "journo", ({ type }) => type === "job");
      await page.goto(`/community/media-insiders?statement=1&mark=x&job=${job.id}&edit=1&cid=zz`);
      await page.getByRole("dialog", { name: "Job", exact: true }).getByRole("article").waitFor();
      expect(queryStringOf(page)).toBe(`?mark=x&job=${job.id}`);

      await page.goto("/community/media-insiders?job=12ab&mark=x");
      await page.getByRole("feed").waitFor();
      await page.waitForURL((url) => url.search === "?mark=x");
      expect(await page.getByRole("dialog").count()).toBe(0);
    },
  );

  test("shows a message and closes when it does not exist @OVERLAY-03", { as: "journo" }, async ({ page }) => {
    await page.goto("/community/media-insiders?job=999999");
    await page.getByText("Not found. This post may have been deleted.").waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(queryStringOf(page)).toBe("");
  });

  test("is removed from the address on closing, other keys are kept @OVERLAY-06", { as: "journo" }, async ({ page, product }) => {
    const job = await findPost(product, "journo", ({ type }) => type === "job");
    await page.goto(overlayAddress(job, "&mark=x"));
    await overlay(page).getByRole("article").waitFor();
    await overlay(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname + queryStringOf(page)).toBe("/community/media-insiders?mark=x");
  });

  test("closes with one press after it was edited @OVERLAY-04 @OVERLAY-06", { as: "journo" }, async ({ page, product }) => {
    const { databaseId: id } = await publishStatement(product, "journo", "First words");
    const form = page.getByRole("dialog", { name: "Edit statement" });
    const pressClose = () => overlay(page).getByRole("button", { name: "Close" }).click();
    const openForm = async () => {
      await overlay(page)
        .getByRole("button", { name: /^More for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      await form.waitFor();
    };
    const saveAndClose = async (text: string) => {
      await form.getByRole("textbox", { name: "Text", exact: true }).fill(text);
      await form.getByRole("button", { name: "Save changes" }).click();
      await overlay(page).getByRole("article").getByText(text).waitFor();
      expect(queryStringOf(page)).toBe(`?statement=${id}`);
      await pressClose();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(queryStringOf(page)).toBe("");
    };
    await page.goto(overlayAddress({ type: "statement", id }));
    await openForm();
    await pressClose();
    await overlay(page).getByRole("article").getByText("First words").waitFor();
    await openForm();
    await saveAndClose("Second words");
    await page.goto(overlayAddress({ type: "statement", id }, "&edit=1"));
    await saveAndClose("Third words");
  });

  test("shows a retry when it fails to load @OVERLAY-10 @ERR-01", { as: "journo" }, async ({ page, product, expectConsole }) => {
    expectConsole(/50\d|Failed|error/i);
    const job = await findPost(product, "journo", ({ type }) => type === "job");
    product.upstream.fail({ method: "GET", path: /\/api\/v1\/jobs\//, status: 500 });
    await page.goto(overlayAddress(job));
    await overlay(page).getByText("Something went wrong. We are already working to solve it.").waitFor();
    product.upstream.reset();
    await overlay(page).getByRole("button", { name: "Retry" }).click();
    await overlay(page)
      .getByRole("heading", { name: job.title ?? "" })
      .waitFor();
  });
});

describe("opened from a list, a post", () => {
  test("opens on a click on its title and closes on going back @OVERLAY-01 @OVERLAY-06", { as: "journo" }, async ({ page }) => {
    await openFeed(page);
    const link = page.getByRole("feed").locator('h2 a[data-card-link][href*="?"]').first();
    const title = await link.textContent();
    await link.click();
    await overlay(page)
      .getByRole("heading", { name: title ?? "", exact: true })
      .waitFor();
    expect(queryStringOf(page)).toMatch(/^\?\w+=\d+$/);
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(queryStringOf(page)).toBe("");
  });

  test(
    "opens on Enter with the focus inside; Escape goes back and restores the focus @OVERLAY-06",
    { as: "journo" },
    async ({ page }) => {
      await openFeed(page);
      const link = page.getByRole("feed").locator('h2 a[data-card-link][href*="?"]').first();
      const before = await page.evaluate(() => history.length);
      await link.focus();
      await page.keyboard.press("Enter");
      await overlay(page).getByRole("article").waitFor();
      await expect.poll(() => overlay(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(queryStringOf(page)).toBe("");
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.waitForFunction((element) => element === document.activeElement, await link.elementHandle());
    },
  );

  test(
    "opens on a click anywhere on the card, except on controls and after selecting text @OVERLAY-01",
    { as: "journo" },
    async ({ page }) => {
      await openFeed(page);
      const card = page
        .getByRole("feed")
        .getByRole("article")
        .filter({ has: page.locator('[data-card-link][href*="?"]') })
        .first();
      const text = card.locator(".rich-text").first();
      await waitForStableFeed(page);
      const box = await text.boundingBox();
      if (!box) throw new Error("The card shows no text.");
      await page.mouse.move(box.x + 4, box.y + 12);
      await page.mouse.down();
      await page.mouse.move(box.x + 160, box.y + 12, { steps: 4 });
      await page.mouse.up();
      expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
      await card.getByRole("button", { name: /^More for/ }).click();
      await page.keyboard.press("Escape");
      expect(queryStringOf(page)).toBe("");

      await page.evaluate(() => getSelection()?.removeAllRanges());
      await text.click({ position: { x: 10, y: 10 } });
      await overlay(page).getByRole("article").waitFor();
    },
  );

  test("closes on a click outside @OVERLAY-06", { as: "journo" }, async ({ page }) => {
    await openFeed(page);
    await page.getByRole("feed").locator('[data-card-link][href*="?"]').first().click();
    await overlay(page).getByRole("article").waitFor();
    await page.mouse.click(20, 400);
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  test(
    "shows the dialog's frame in the next frame of a slow phone, then the dialog takes its place @OVERLAY-01 @STATE-08 @STATE-09",
    { as: "journo", device: "mobile", motion: "no-preference" },
    async ({ page, context }) => {
      await openFeed(page);
      const release = await holdRequests(page, "**/graphql");
      const link = page.getByRole("feed").locator('h2 a[data-card-link][href*="?"]').first();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      // Records what appears first, if anything does before the next frame, and every frame until the dialog has the focus.
      const { first, isDimmed } = await link.evaluate(async (pressed: HTMLElement) => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        await nextFrame();
        const appeared = new Promise<string | null>((resolve) => {
          const observer = new MutationObserver(() => {
            const frame = document.querySelector("[data-scrim]");
            if (frame === null) return;
            observer.disconnect();
            resolve(frame.textContent);
          });
          observer.observe(document.body, { childList: true, subtree: true });
        });
        pressed.focus();
        pressed.click();
        const first = await Promise.race([appeared, nextFrame().then(() => null)]);
        const isDimmed: boolean[] = [];
        while (!document.activeElement?.closest("[role=dialog]")) {
          isDimmed.push(document.querySelectorAll("[data-scrim]").length === 1);
          await nextFrame();
        }
        return { first, isDimmed };
      });
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      const name = await overlay(page).getAttribute("aria-label");
      expect(first).toBe(`${name}Loading the postLoading comments`);
      expect(new Set(isDimmed)).toEqual(new Set([true]));
      expect(await page.locator("[data-scrim]").count()).toBe(1);
      release();
      // Half a second after the dialog has opened, React Aria takes the focus and returns it for screen readers.
      await page.waitForTimeout(700);
      expect(await overlay(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await page.locator("[data-scrim]").count()).toBe(0);
      expect(queryStringOf(page)).toBe("");
    },
  );

  test("shows the data of the card immediately, while comments are loading", { as: "journo" }, async ({ page }) => {
    await openFeed(page);
    const release = await holdRequests(page, "**/graphql");
    const link = page.getByRole("feed").locator('h2 a[data-card-link][href*="?"]').first();
    const title = (await link.textContent()) ?? "";
    await link.click();
    await overlay(page).getByRole("heading", { name: title, exact: true }).waitFor();
    await overlay(page).getByText("Loading comments").waitFor({ state: "attached" });
    release();
    await overlay(page).getByText("Loading comments").waitFor({ state: "detached" });
  });

  test("passes its new likes and comments on to the list @OVERLAY-11", { as: "pr" }, async ({ page, product }) => {
    const post = await findPost(
      product,
      "pr",
      ({ type, likable, commentable }) => type === "communityPost" && !likable.liked && commentable.totalCommentsCount === 0,
    );
    await openFeed(page, "/community/media-insiders/updates");
    const card = page
      .getByRole("feed")
      .getByRole("article")
      .filter({ has: page.locator(`a[href$="?communityPost=${post.id}"]`) });
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 500);
        return card.count();
      })
      .toBe(1);
    await card.scrollIntoViewIfNeeded();
    await card.locator("[data-card-link]").click();
    await overlay(page).getByRole("button", { name: "Like", exact: true }).first().click();
    await overlay(page).getByRole("textbox", { name: "Write a comment" }).fill("The list will know.");
    await page.keyboard.press("Control+Enter");
    await overlay(page).getByRole("region", { name: "Comments" }).getByText("The list will know.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await card.getByRole("button", { name: new RegExp(`^${post.likable.likesCount + 1} likes?, show who`) }).waitFor();
    await card.getByRole("button", { name: "Comment, 1 comment" }).waitFor();
    await card.getByText("The list will know.").waitFor();
  });
});

describe("with unsaved text", () => {
  for (const way of ["Escape", "button", "back"] as const) {
    test(
      `closing by ${way} asks for confirmation, then keeps or discards the text @OVERLAY-06`,
      { as: "journo" },
      async ({ page }) => {
        const close = async () => {
          if (way === "Escape") await page.keyboard.press("Escape");
          else if (way === "button") await overlay(page).getByRole("button", { name: "Close" }).click();
          else await page.evaluate(() => history.back());
        };
        await openFeed(page);
        await page.getByRole("feed").locator('[data-card-link][href*="?"]').first().click();
        const box = overlay(page).getByRole("textbox", { name: "Write a comment" });
        await box.fill("Half a thought");
        await close();
        const alert = page.getByRole("alertdialog");
        await alert.getByText("Discard changes?").waitFor();
        await alert.getByRole("button", { name: "Keep editing" }).click();
        await alert.waitFor({ state: "detached" });
        expect(await box.inputValue()).toBe("Half a thought");

        await close();
        await alert.getByRole("button", { name: "Discard" }).click();
        await page.getByRole("dialog").waitFor({ state: "detached" });
        expect(queryStringOf(page)).toBe("");
      },
    );
  }
});

test(
  "in an embedded frame, a post opens and closes without changing the address @OVERLAY-07",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    // The browser treats the mocked framing page as part of another network and blocks its socket.
    expectConsole(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
    // By default the gateway forbids framing; an installation that allows it would omit this header.
    await page.route("**/community/media-insiders", async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.route("**/framing", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: '<iframe src="/community/media-insiders" style="width:1200px;height:700px" title="Embedded"></iframe>',
      }),
    );
    await page.goto("/framing");
    const frame = page.frameLocator("iframe");
    await frame.getByRole("feed").locator("[data-card-link]:not([href])").first().click();
    await frame.getByRole("dialog").getByRole("article").waitFor();
    const embedded = page.frames().find((one) => one !== page.mainFrame());
    expect(new URL(embedded?.url() ?? "").search).toBe("");
    await frame.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await frame.getByRole("dialog").waitFor({ state: "detached" });
    expect(new URL(embedded?.url() ?? "").search).toBe("");
  },
);

describe("accessibility in the light and the dark theme", () => {
  for (const type of types) {
    test(`an open ${type} has no axe violations @OVERLAY-01`, { as: "journo" }, async ({ page, product }) => {
      const posts = (await postsOf(product, "journo")).filter((one) => one.type === type);
      const post = posts.find(({ commentable }) => commentable.totalCommentsCount > 3) ?? posts[0];
      if (!post) throw new Error(`The demo data have no ${type}.`);
      await page.goto(overlayAddress(post));
      await overlay(page).getByRole("region", { name: "Comments" }).waitFor();
      await expectAccessibleInBothThemes(page);
    });
  }
});

test(
  "an open post on mobile fills the screen with the comment box visible, and closes on going back @OVERLAY-01 @OVERLAY-06",
  { as: "journo", device: "mobile" },
  async ({ page }) => {
    await openFeed(page);
    await page.getByRole("feed").locator('[data-card-link][href*="?"]').first().click();
    const box = overlay(page).getByRole("textbox", { name: "Write a comment" });
    await box.waitFor();
    // Waits for the slide-in animation.
    await expect.poll(() => overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const boxBounds = await box.boundingBox();
    expect((boxBounds?.y ?? 0) + (boxBounds?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  },
);
