import { describe, expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { holdOperation } from "./support/feeds.ts";
import { findPost, overlayAddress, overlay } from "./support/posts.ts";
import { isShownInFull } from "./support/texts.ts";
import { waitUntilComplete } from "./support/waitUntilComplete.ts";

const test = browserTests();

describe("a like", () => {
  test("is shown immediately and persists @LIKE-02 @LIKE-03", { as: "journo" }, async ({ page, product }) => {
    const post = await findPost(
      product,
      "journo",
      ({ type, likable }) => type === "job" && !likable.liked && likable.likesCount > 1,
    );
    await page.goto(overlayAddress(post));
    const article = overlay(page).getByRole("article").first();
    const like = article.getByRole("button", { name: "Like", exact: true });
    await like.waitFor();
    const release = await holdOperation(page, "useLikeMutation");
    await like.click();
    await article.getByRole("button", { name: `${post.likable.likesCount + 1} likes, show who` }).waitFor();
    expect(await like.getAttribute("aria-pressed")).toBe("true");
    release();
    await expect
      .poll(() => product.upstream.calls.filter(({ path, status }) => path.includes("toggleLike") && status === 200).length)
      .toBe(1);

    await page.reload();
    await article.getByRole("button", { name: `${post.likable.likesCount + 1} likes, show who` }).waitFor();
    await like.click();
    await article.getByRole("button", { name: `${post.likable.likesCount} likes, show who` }).waitFor();
  });

  test(
    "is rolled back with an error message when the request fails @LIKE-03 @ERR-01",
    { as: "journo" },
    async ({ page, product, expectConsole }) => {
      expectConsole(/50\d|Failed|error/i);
      const post = await findPost(
        product,
        "journo",
        ({ type, likable }) => type === "callout" && !likable.liked && likable.likesCount > 1,
      );
      await page.goto(overlayAddress(post));
      const article = overlay(page).getByRole("article").first();
      const like = article.getByRole("button", { name: "Like", exact: true });
      await like.waitFor();
      product.upstream.fail({ method: "POST", path: /toggleLike/, status: 500 });
      await like.click();
      await page.getByText("Something went wrong. We are already working to solve it.").waitFor();
      await article.getByRole("button", { name: `${post.likable.likesCount} likes, show who` }).waitFor();
      expect(await like.getAttribute("aria-pressed")).toBe("false");
    },
  );

  test("is rolled back with the REST API's message when it is refused @LIKE-03", { as: "journo" }, async ({ page, product }) => {
    const post = await findPost(
      product,
      "journo",
      ({ type, likable }) => type === "statement" && !likable.liked && likable.likesCount > 1,
    );
    await page.goto(overlayAddress(post));
    const article = overlay(page).getByRole("article").first();
    const like = article.getByRole("button", { name: "Like", exact: true });
    await like.waitFor();
    product.upstream.fail({ method: "POST", path: /toggleLike/, status: 422, body: { detail: "This post has been deleted." } });
    await like.click();
    await page.getByText("This post has been deleted.").waitFor();
    expect(await like.getAttribute("aria-pressed")).toBe("false");
  });

  test("is saved although its page is closed before the response @LIKE-02", { as: "journo" }, async ({ page, product }) => {
    const post = await findPost(product, "journo", ({ type, likable }) => type === "record" && !likable.liked);
    await page.goto(overlayAddress(post));
    const like = overlay(page).getByRole("article").first().getByRole("button", { name: "Like", exact: true });
    await like.waitFor();
    product.upstream.delay({ method: "GET", path: /./, ms: 500 });
    product.upstream.delay({ method: "POST", path: /toggleLike/, ms: 500 });
    const sent = page.waitForRequest((request) => request.postData()?.includes("useLikeMutation") ?? false);
    await like.click();
    await sent;
    await page.close();
    await expect
      .poll(() => product.upstream.calls.filter(({ path, status }) => path.includes("toggleLike") && status === 200).length)
      .toBe(1);
  });

  test("sends only the last state of several quick clicks @LIKE-02", { as: "journo" }, async ({ page, product }) => {
    const post = await findPost(product, "journo", ({ type, likable }) => type === "reaction" && !likable.liked);
    await page.goto(overlayAddress(post));
    const like = overlay(page).getByRole("article").first().getByRole("button", { name: "Like", exact: true });
    await like.waitFor();
    const release = await holdOperation(page, "useLikeMutation");
    for (let press = 0; press < 5; press += 1) await like.click();
    release();
    const calls = () => product.upstream.calls.filter(({ path, status }) => path.includes("toggleLike") && status === 200).length;
    await expect.poll(calls).toBe(1);
    await page.reload();
    await like.waitFor();
    expect(await like.getAttribute("aria-pressed")).toBe("true");
    expect(calls()).toBe(1);
  });

  test("is disabled with the reason on a read-only account @LIKE-02", { as: "readonly" }, async ({ page, product }) => {
    const post = await findPost(product, "readonly", ({ type, likable }) => type === "job" && likable.likesCount > 1);
    await page.goto(overlayAddress(post));
    const article = overlay(page).getByRole("article").first();
    const like = article.getByRole("button", { name: "Like", exact: true });
    expect(await like.getAttribute("aria-disabled")).toBe("true");
    await like.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    const reason = (await page.getByRole("tooltip").textContent()) ?? "";
    expect(reason).toMatch(/read-only/i);
    // Playwright would wait for the button to be enabled; a forced click does not wait either until nothing moves any more.
    await waitUntilComplete(page);
    await like.click({ force: true });
    await page.locator("[data-toast]").getByText(reason).waitFor();
    expect(product.upstream.calls.some(({ path }) => path.includes("toggleLike"))).toBe(false);
    await overlay(page).getByText(reason).waitFor();
    expect(await overlay(page).getByRole("textbox").count()).toBe(0);
  });

  test("can be set with the keyboard @LIKE-02", { as: "journo" }, async ({ page, product }) => {
    const post = await findPost(product, "journo", ({ type, likable }) => type === "record" && !likable.liked);
    await page.goto(overlayAddress(post));
    const like = overlay(page).getByRole("article").first().getByRole("button", { name: "Like", exact: true });
    await like.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => like.getAttribute("aria-pressed")).toBe("true");
  });
});

test(
  "a list of likes that fails to load shows an error with a retry @LIKE-01 @ERR-01",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/50\d|Failed|error/i);
    const post = await findPost(product, "journo", ({ type, likable }) => type === "statement" && likable.likesCount > 1);
    await page.goto(overlayAddress(post));
    product.upstream.fail({ method: "GET", path: /\/likes/, status: 500 });
    await overlay(page)
      .getByRole("button", { name: /likes, show who$/ })
      .first()
      .click();
    const list = page.getByRole("dialog", { name: /likes$/ });
    await list.getByText("The likes could not be loaded.").waitFor();
    product.upstream.reset();
    await list.getByRole("button", { name: "Retry" }).click();
    await list.getByRole("listitem").first().waitFor();
  },
);

test(
  "the likes of a post are listed in pages, newest first, and a page that failed can be loaded again @LIKE-01",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/50\d|Failed|error/i);
    const post = await findPost(
      product,
      "journo",
      ({ type, likable }) => type === "communityPost" && likable.likesCount > 25 && likable.likesCount < 120,
    );
    const { db } = product.platform;
    const long = "Bartholomew-Maximilian von und zu Hohenzollern-Schwarzenberg-Rudolstadt-Sondershausen";
    const newestLiker = db
      .selectFrom("likes")
      .select("contact_id")
      .where("entity_type", "=", "communityPost")
      .where("entity_id", "=", post.id)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1);
    await db.updateTable("contacts").set({ name: long }).where("id", "=", newestLiker).execute();
    await page.goto(overlayAddress(post));
    await overlay(page)
      .getByRole("button", { name: /likes, show who$/ })
      .first()
      .click();
    const list = page.getByRole("dialog", { name: /likes$/ });
    await expect.poll(() => list.getByRole("listitem").count()).toBe(20);
    expect(await isShownInFull(list.getByText(long))).toBe(true);
    await expectAccessible(page);
    product.upstream.fail({ method: "GET", path: /\/likes/, status: 500 });
    await list.getByRole("button", { name: "Show more" }).click();
    await list.getByRole("alert").waitFor();
    expect(await list.getByRole("listitem").count()).toBe(20);
    product.upstream.reset();
    await list.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => list.getByRole("listitem").count()).toBeGreaterThan(20);
    expect(await list.getByRole("alert").count()).toBe(0);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    // Only the list is closed, not the post.
    await overlay(page).getByRole("article").first().waitFor();
  },
);
