import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { Product } from "../support/product.ts";
import { findings } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { findPost, overlayAddress, overlay, type RestPost } from "./support/posts.ts";

const test = browserTests();

const box = (page: Page) => overlay(page).getByRole("textbox", { name: "Write a comment" });
const people = (page: Page) => page.getByRole("listbox", { name: "People to mention" });

/** A commenter on the post whose name has a common first letter. */
async function commenterOf(product: Product, { type, id }: RestPost): Promise<string> {
  const headers = { cookie: `sid=${await product.sessionOf("journo")}`, "x-requested-with": "XMLHttpRequest" };
  const response = await fetch(`${product.platform.url}/api/v1/${type}s/${id}/comments?limit=20`, { headers });
  const { data } = (await response.json()) as { data: { author: { name: string; type: string } }[] };
  const author = data
    .map((comment) => comment.author)
    .find(({ name, type: authorType }) => authorType === "person" && name !== "Amelia Hart");
  if (author === undefined) throw new Error("Nobody has commented.");
  return author.name;
}

describe.each(["laptop", "mobile"] as const)("on a %s", (device) => {
  test(
    "a comment suggests the people of its thread, with job and organization, and keeps mentions when edited @NOTIF-01 @COMMENT-01",
    { device, as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(
        product,
        "journo",
        ({ type, commentable }) => type === "callout" && commentable.commentsCount > 5,
      );
      const name = await commenterOf(product, post);
      await page.goto(overlayAddress(post));
      await box(page).click();
      await page.keyboard.type(`Thanks @${name.slice(0, 1).toLowerCase()}`);
      const options = people(page).getByRole("option");
      await expect.poll(() => options.count()).toBe(8);
      const offered = await options.allInnerTexts();
      const position = offered.findIndex((text) => text.startsWith(name));
      expect(position).toBeGreaterThanOrEqual(0);
      // Job and organization are shown below the name.
      expect(offered[position]?.split("\n")[1]).toMatch(/^.+, .+$/);
      const firstId = await options.first().getAttribute("id");
      await expect.poll(() => box(page).getAttribute("aria-activedescendant")).toBe(firstId);

      // The list is at the end of the document, outside of landmarks; aria-controls links it to its text field.
      expect((await findings(page)).filter((finding) => !finding.startsWith("region:"))).toEqual([]);
      await page.keyboard.press("Escape");
      await people(page).waitFor({ state: "detached" });
      await overlay(page).waitFor();
      await page.keyboard.type(name.slice(1, 3));
      const chosen = options.filter({ hasText: name });
      await (device === "mobile" ? chosen.tap() : chosen.click());
      // What is typed next follows the name at once.
      await page.keyboard.type(`for this on a ${device}, and @`);
      await page.keyboard.type(name.slice(0, 4));
      await options.first().waitFor();
      // An Enter that ends a composition belongs to the input method.
      await box(page).dispatchEvent("keydown", { key: "Enter", bubbles: true, isComposing: true });
      expect(await options.count()).toBeGreaterThan(0);
      expect(await box(page).inputValue()).toMatch(new RegExp(`@${name.slice(0, 4)}$`));
      await page.keyboard.press("Tab");
      await page.keyboard.type("too.");
      await page.keyboard.press("Control+Enter");
      const comment = overlay(page)
        .getByRole("region", { name: "Comments" })
        .getByRole("listitem")
        .filter({ hasText: `for this on a ${device}, and` });
      expect(await comment.first().locator(".mention").first().innerText()).toBe(`@${name}`);

      // Editing the text keeps the mentions.
      await comment
        .first()
        .getByRole("button", { name: /^More for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      const edit = overlay(page).getByRole("textbox", { name: "Edit your comment" });
      await edit.press("End");
      await edit.pressSequentially(" Really.");
      await overlay(page).getByRole("button", { name: "Save" }).click();
      await edit.waitFor({ state: "detached" });
      await comment.first().getByText("Really.").waitFor();
      expect(await comment.first().locator(".mention").first().innerText()).toBe(`@${name}`);
    },
  );
});

test(
  "a new post suggests the members of its communities, with job and organization @NOTIF-01",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/community/media-insiders?create=statement");
    const form = page.getByRole("dialog", { name: "Write a post" });
    await form.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("With @ruth");
    const menu = page.locator("#typeahead-menu");
    await menu.getByText("Ruth Callaghan").waitFor();
    expect(await menu.getByRole("option").filter({ hasText: "Ruth Callaghan" }).innerText()).toMatch(/Ruth Callaghan\n.+, .+/);
  },
);
