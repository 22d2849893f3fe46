import type { Locator } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { findPost, overlay, overlayAddress } from "./support/posts.ts";

const test = browserTests();

const arabic = "مرحبا بالعالم! هذا نص (طويل).";
const english = "And a word in English.";

/** The side of its block at which the text begins. */
const sideOf = (text: Locator) =>
  text.evaluate((block) => {
    const range = document.createRange();
    range.selectNodeContents(block);
    const letters = range.getBoundingClientRect();
    const { left, right } = block.getBoundingClientRect();
    return right - letters.right < letters.left - left ? "right" : "left";
  });

test(
  "text in Arabic begins on the right, in posts and while it is written, and text in English on the left @UI-01",
  { as: "pr" },
  async ({ page, product }) => {
    const job = await findPost(product, "pr", ({ type }) => type === "job");
    await product.platform.db
      .updateTable("posts")
      .set({ title: arabic, content: `<p>${arabic}</p><p>${english}</p>` })
      .where("id", "=", job.id)
      .execute();
    await page.goto(overlayAddress(job));
    const post = overlay(page);
    expect(await sideOf(post.getByRole("heading", { name: arabic }))).toBe("right");
    expect(await sideOf(post.getByRole("paragraph").filter({ hasText: arabic }))).toBe("right");
    expect(await sideOf(post.getByRole("paragraph").filter({ hasText: english }))).toBe("left");

    await page.goto("/?create=communityPost");
    const editor = page.getByRole("textbox", { name: /^Text/ });
    await editor.click();
    await page.keyboard.insertText(arabic);
    expect(await sideOf(editor.getByRole("paragraph"))).toBe("right");
  },
);

test(
  "the beginning of a message in Arabic begins on the right in the list of conversations, and that of an own one on the left @UI-01",
  { as: "pr" },
  async ({ page, product }) => {
    await product.platform.db.updateTable("messages").set({ content: arabic }).execute();
    await page.goto("/messages");
    const list = page.getByRole("list", { name: "Conversations" });
    expect(await sideOf(list.getByText(arabic, { exact: true }).first())).toBe("right");
    expect(await sideOf(list.getByText(`You: ${arabic}`, { exact: true }).first())).toBe("left");
  },
);
