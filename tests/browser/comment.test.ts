import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { Product } from "../support/product.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { findPost, overlayAddress, overlay, type RestPost } from "./support/posts.ts";

const test = browserTests();

interface RestComment {
  id: number;
  author: { name: string };
  content: string | null;
  isDeleted: boolean;
  childrenCount: number;
  children: RestComment[];
}

const collections: Record<string, string> = {
  communityPost: "communityPosts",
  job: "jobs",
  callout: "callouts",
  event: "events",
};

/** The comments of a post, read from the REST API. */
async function commentsOf(product: Product, { type, id }: RestPost, limit = 100): Promise<RestComment[]> {
  const headers = { cookie: `sid=${await product.sessionOf("journo")}`, "x-requested-with": "XMLHttpRequest" };
  const response = await fetch(`${product.platform.url}/api/v1/${collections[type]}/${id}/comments?limit=${limit}`, { headers });
  const { data } = (await response.json()) as { data: RestComment[] };
  return data;
}

const thread = (page: Page) => overlay(page).getByRole("region", { name: "Comments" });
const box = (page: Page) => overlay(page).getByRole("textbox", { name: "Write a comment" });
/** The innermost list item with that text. */
const comment = (page: Page, text: string) => thread(page).getByRole("listitem").filter({ hasText: text }).last();

const isWithoutComments = (type: string) => (post: RestPost) => post.type === type && post.commentable.totalCommentsCount === 0;
const hasManyComments = (post: RestPost) => post.type in collections && post.commentable.commentsCount > 20;

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await overlay(page).getByRole("button", { name: "Comment", exact: true }).click();
  await comment(page, text.split("\n")[0] ?? "").waitFor();
}

describe("a comment", () => {
  test(
    "can be written, edited, deleted after confirmation, and restored @COMMENT-01 @PERM-05 @PERM-06",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(product, "journo", isWithoutComments("job"));
      await page.goto(overlayAddress(post));
      await thread(page).getByText("No comments yet. Be the first to comment.").waitFor();
      await write(page, "Is the desk in Sydney?\n\nSee https://example.org/desk for the plan.");
      expect(await box(page).inputValue()).toBe("");
      const ownComment = comment(page, "Is the desk in Sydney?");
      expect(await ownComment.getByRole("link", { name: "https://example.org/desk" }).getAttribute("rel")).toContain("noopener");

      await ownComment.getByRole("button", { name: /^More for the comment/ }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      const edit = thread(page).getByRole("textbox", { name: "Edit your comment" });
      expect(await edit.inputValue()).toBe("Is the desk in Sydney?\n\nSee https://example.org/desk for the plan.");
      await edit.fill("Is the desk in Perth?");
      await thread(page).getByRole("button", { name: "Save" }).click();
      const edited = comment(page, "Is the desk in Perth?");
      await edited.getByText("edited", { exact: true }).waitFor();

      await edited.getByRole("button", { name: /^More for the comment/ }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByText("Do you want to delete this comment?").waitFor();
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
      await edited.getByRole("button", { name: /^More for the comment/ }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      const deleted = comment(page, "This comment has been deleted.");
      await deleted.waitFor();
      expect(await thread(page).getByText("Is the desk in Perth?").count()).toBe(0);

      await deleted.getByRole("button", { name: "Restore" }).click();
      await comment(page, "Is the desk in Perth?").waitFor();
      expect((await commentsOf(product, post)).map(({ content }) => content)).toEqual(["<p>Is the desk in Perth?</p>"]);
    },
  );

  test(
    "is refused when empty or too long, and the box counts its characters @COMMENT-01 @CONST-20",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(product, "journo", isWithoutComments("callout"));
      await page.goto(overlayAddress(post));
      await box(page).focus();
      await page.keyboard.press("Control+Enter");
      await overlay(page).getByText("Comment cannot be empty.").waitFor();
      await box(page).fill("a".repeat(2001));
      await overlay(page).getByText("2001/2000").waitFor();
      await page.keyboard.press("Control+Enter");
      await overlay(page).getByText("Comment must have at most 2000 characters.").waitFor();
      await box(page).fill("a".repeat(2000));
      await overlay(page).getByText("2000/2000").waitFor();
      expect(product.upstream.calls.some(({ method }) => method === "POST")).toBe(false);
      await box(page).fill("");
      // An emoji counts as one character, as in the REST API.
      const emoji = "\u{1f680}".repeat(1001);
      await box(page).fill(emoji);
      await overlay(page).getByText("1001/2000").waitFor();
      await page.keyboard.press("Control+Enter");
      await comment(page, emoji).waitFor();
    },
  );

  test(
    "stays in its box when the platform fails; sending it again creates one comment @COMMENT-01 @ERR-01",
    { as: "journo" },
    async ({ page, product, expectConsole }) => {
      expectConsole(/50\d|Failed|error/i);
      const post = await findPost(product, "journo", isWithoutComments("communityPost"));
      await page.goto(overlayAddress(post));
      await box(page).waitFor();
      product.upstream.fail({ method: "POST", path: /comments/, status: 503, times: 1 });
      await box(page).fill("Sent twice, kept once.");
      await page.keyboard.press("Control+Enter");
      await page.getByText("Something went wrong. We are already working to solve it.").waitFor();
      expect(await box(page).inputValue()).toBe("Sent twice, kept once.");
      await page.keyboard.press("Control+Enter");
      await comment(page, "Sent twice, kept once.").waitFor();
      const keys = product.upstream.calls
        .filter(({ method, path }) => method === "POST" && path.includes("comments"))
        .map(({ headers }) => headers["idempotency-key"]);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
      expect(keys[0]).toMatch(/^[\w-]{21}$/);
    },
  );

  test("shows markup as typed text @COMMENT-01", { as: "journo" }, async ({ page, product }) => {
    const post = await findPost(product, "journo", (one) => one.type === "event" && one.commentable.commentsCount < 3);
    await page.goto(overlayAddress(post));
    await write(page, '<img src=x onerror="document.title=1"> <b>bold</b> & done');
    expect(await comment(page, "<b>bold</b>").locator('img[src="x"], b').count()).toBe(0);
  });
});

describe("a thread", () => {
  test(
    "loads in pages of twenty, newest first, without duplicates @COMMENT-03 @COMMENT-04",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(product, "journo", hasManyComments);
      const expected = await commentsOf(product, post);
      await page.goto(overlayAddress(post));
      const top = thread(page).locator(":scope > ol > li");
      await expect.poll(() => top.count()).toBe(20);
      await thread(page).getByRole("button", { name: "Show more comments" }).click();
      await expect.poll(() => top.count()).toBe(expected.length);
      expect(await thread(page).getByRole("button", { name: "Show more comments" }).count()).toBe(0);
      // The focus stays at the end of the list.
      expect(await thread(page).evaluate((list) => list.contains(document.activeElement))).toBe(true);
      const shown = await top.evaluateAll((items) => items.map((item) => item.querySelector(".rich-text")?.textContent ?? ""));
      const texts = expected
        .slice(0, shown.length)
        .map(({ content, isDeleted }) => (isDeleted ? null : (content ?? "").replace(/<[^>]*>/g, "")));
      for (const [index, text] of texts.entries()) if (text !== null && !text.includes("&")) expect(shown[index]).toBe(text);
    },
  );

  test(
    "shows an error with a retry when it cannot be loaded, below the post @COMMENT-03 @ERR-01",
    { as: "journo" },
    async ({ page, product, expectConsole }) => {
      expectConsole(/50\d|Failed|error/i);
      const post = await findPost(product, "journo", hasManyComments);
      product.upstream.fail({ method: "GET", path: /\/comments/, status: 500 });
      await page.goto(overlayAddress(post));
      await thread(page).getByText("The comments could not be loaded.").waitFor();
      expect(await overlay(page).getByRole("article").first().textContent()).toContain(post.author.name);
      product.upstream.reset();
      await thread(page).getByRole("button", { name: "Retry" }).click();
      await expect.poll(() => thread(page).locator(":scope > ol > li").count()).toBe(20);
    },
  );

  test(
    "shows an error with a retry when a further page fails @COMMENT-04",
    { as: "journo" },
    async ({ page, product, expectConsole }) => {
      expectConsole(/50\d|Failed|error/i);
      const post = await findPost(product, "journo", hasManyComments);
      await page.goto(overlayAddress(post));
      const top = thread(page).locator(":scope > ol > li");
      await expect.poll(() => top.count()).toBe(20);
      product.upstream.fail({ method: "GET", path: /comments/, status: 500 });
      await thread(page).getByRole("button", { name: "Show more comments" }).click();
      await thread(page).getByText("They could not be loaded.").waitFor();
      expect(await top.count()).toBe(20);
      product.upstream.reset();
      await thread(page).getByRole("button", { name: "Retry" }).click();
      await expect.poll(() => top.count()).toBeGreaterThan(20);
    },
  );

  test(
    "shows two replies, then all, oldest first; a new reply comes last and mentions the person it answers @COMMENT-02",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(product, "journo", hasManyComments);
      const parent = (await commentsOf(product, post, 20)).find(
        ({ childrenCount, isDeleted }) => childrenCount > 2 && !isDeleted,
      );
      if (!parent) throw new Error("The demo data have no comment with many replies.");
      await page.goto(overlayAddress(post, `&cid=${parent.id}`));
      const item = thread(page).locator(":scope > ol > li").first();
      const replies = item.getByRole("list").getByRole("listitem");
      await expect.poll(() => replies.count()).toBe(2);
      await item.getByRole("button", { name: "Show replies" }).click();
      await expect.poll(() => replies.count()).toBe(Math.min(22, parent.childrenCount));

      const first = parent.children[0];
      await replies
        .first()
        .getByRole("button", { name: `Reply to ${first?.author.name}` })
        .click();
      const reply = item.getByRole("textbox", { name: "Write a reply" });
      expect(await reply.inputValue()).toBe(`@${first?.author.name} `);
      await page.waitForFunction((element) => element === document.activeElement, await reply.elementHandle());
      await page.keyboard.type("thank you, noted.");
      // A reply in progress stays when the reader presses the button of another one.
      await replies
        .last()
        .getByRole("button", { name: /^Reply to/ })
        .click();
      await page.waitForFunction((element) => element === document.activeElement, await reply.elementHandle());
      await page.keyboard.press("Control+Enter");
      await expect.poll(() => replies.last().textContent()).toContain(`@${first?.author.name} thank you, noted.`);
      expect(await replies.last().locator(".mention").innerText()).toBe(`@${first?.author.name}`);
    },
  );

  test(
    "pins and highlights the comment in the address; a reply is shown with its parent @OVERLAY-05",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(product, "journo", hasManyComments);
      const all = await commentsOf(product, post);
      const lastReplied = all.findLast(({ isDeleted, childrenCount }) => !isDeleted && childrenCount > 0);
      const reply = lastReplied?.children[0];
      if (!lastReplied || !reply) throw new Error("The demo data have no late comment with a reply.");
      // The highlight lasts for two seconds, which pass only in steps.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await page.goto(overlayAddress(post, `&cid=${reply.id}`));
      const pinned = thread(page).locator(":scope > ol > li").first();
      const highlight = pinned.getByRole("listitem").filter({ hasText: reply.author.name }).locator(".bg-accent-soft").first();
      const isShown = async () => {
        await page.clock.runFor(16);
        if ((await highlight.count()) === 0) return false;
        return highlight.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top > 0 && bottom < innerHeight;
        });
      };
      await expect.poll(isShown, { timeout: 30_000 }).toBe(true);
      await page.clock.runFor(2000);
      await highlight.waitFor({ state: "detached" });
      expect(await pinned.textContent()).toContain(lastReplied.author.name);
    },
  );

  test("ignores the id of a comment on another post @OVERLAY-05", { as: "journo" }, async ({ page, product }) => {
    const post = await findPost(product, "journo", hasManyComments);
    const other = await findPost(
      product,
      "journo",
      (one) => one.id !== post.id && one.type in collections && one.commentable.commentsCount > 2,
    );
    const [otherComment] = await commentsOf(product, other);
    const [newest] = await commentsOf(product, post);
    await page.goto(overlayAddress(post, `&cid=${otherComment?.id}`));
    await thread(page)
      .locator(":scope > ol > li")
      .first()
      .getByText(newest?.author.name ?? "")
      .first()
      .waitFor();
  });
});

test("a comment can be written and sent with the keyboard alone @COMMENT-01", { as: "pr" }, async ({ page, product }) => {
  const post = await findPost(product, "pr", isWithoutComments("job"));
  await page.goto(overlayAddress(post));
  await box(page).waitFor();
  for (let press = 0; press < 40 && !(await box(page).evaluate((element) => element === document.activeElement)); press += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.type("Only keys.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await comment(page, "Only keys.").waitFor();
  await expectAccessible(page);
});

test(
  "a story page lists comments and accepts a new one @OVERLAY-08 @COMMENT-03 @ROUTE-13",
  { as: "journo" },
  async ({ page, product }) => {
    const news = await findPost(
      product,
      "journo",
      ({ type, commentable }) => ["media", "epitome", "marcoms"].includes(type) && commentable.commentsCount > 2,
    );
    await page.goto(`/stories/${news.id}`);
    const comments = page.getByRole("region", { name: "Comments" });
    await comments.getByRole("listitem").first().waitFor();
    expect(await page.title()).toContain(news.title ?? "");
    await page.getByRole("textbox", { name: "Write a comment" }).fill("Read with interest.");
    await page.keyboard.press("Control+Enter");
    await comments.getByRole("listitem").first().getByText("Read with interest.").waitFor();
    await expectAccessible(page);
  },
);
