import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { findPost, overlay, overlayAddress } from "./support/posts.ts";
import { sentMail } from "./support/sentMail.ts";

const test = browserTests();

/**
 * Translates the page as Chrome does: each text between two elements is replaced by a `font` element in a `font` element, also
 * when it consists of several text nodes. A translated text begins with "»".
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untranslated = "font, script, style, textarea, [translate='no']";
    const isText = (node: Node | null): node is Text => node instanceof Text;

    const replaceText = (first: Text): void => {
      const parent = first.parentElement;
      if (isText(first.previousSibling) || !parent || parent.closest(untranslated)) return;
      const texts: Text[] = [];
      for (let next: Node | null = first; isText(next); next = next.nextSibling) texts.push(next);
      const original = texts.map(({ data }) => data).join("");
      if (original.trim() === "") return;
      const translation = document.createElement("font");
      translation.appendChild(document.createElement("font")).textContent = `»${original}`;
      first.before(translation);
      for (const text of texts) text.remove();
    };

    const replaceTexts = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) if (isText(text) && text.isConnected) replaceText(text);
    };

    document.addEventListener("DOMContentLoaded", () => {
      const options = { childList: true, characterData: true, subtree: true };
      const observer = new MutationObserver(() => setTimeout(replaceTexts, 50));
      observer.observe(document.body, options);
      replaceTexts();
    });
  });
}

describe("a page that the browser translates", () => {
  test("shows the translation of texts that change @UI-01", {}, async ({ page, product }) => {
    const { token, email, sender } = await sentMail(product);
    await translate(page);
    await page.goto(`/unsubscribe/${token}`);
    for (let count = 0; count < 2; count += 1) {
      await page.getByText(`»Press e-mails from »${sender}» are sent to »${email}».`).waitFor();
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await page.getByText(`»No more press e-mails from »${sender}» will be sent to »${email}».`).waitFor();
      await page.getByRole("button", { name: "Subscribe again" }).click();
    }
  });

  test(
    "shows changes of a thread, and does not translate what is written @UI-01 @COMMENT-01",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(
        product,
        "journo",
        ({ type, commentable }) => type === "job" && commentable.totalCommentsCount === 0,
      );
      await translate(page);
      await page.goto(overlayAddress(post));
      const comments = overlay(page).getByRole("region", { name: "Comments" });
      await comments.getByText("»No comments yet. Be the first to comment.").waitFor();
      await overlay(page).getByRole("textbox", { name: "Write a comment" }).fill("Is the desk in Sydney?");
      await overlay(page).getByRole("button", { name: "Comment" }).click();
      await comments.getByText("»Is the desk in Sydney?").waitFor();
      expect(await comments.getByText("No comments yet.").count()).toBe(0);
      await comments.getByRole("button", { name: /^More for/ }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("button", { name: "Delete" }).click();
      await comments.getByText("»Is the desk in Sydney?").waitFor({ state: "detached" });

      await page.goto("/?create=communityPost");
      const editor = page.getByRole("textbox", { name: /Text/ });
      await editor.click();
      await page.keyboard.type("As it is written.");
      // A translation would follow after 50 ms.
      await page.waitForTimeout(500);
      expect(await editor.innerText()).toBe("As it is written.");
    },
  );

  test("does not show again what was removed next to a translated text @UI-01", {}, async ({ page }) => {
    await page.goto("/sign_in");
    await page.getByLabel("E-mail").waitFor();
    const shown = await page.evaluate(async () => {
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      const [parent, text, removed] = [document.createElement("p"), new Text("Old"), new Text(" and removed")];
      document.body.append(parent);
      parent.append(text, removed);
      text.replaceWith(document.createElement("font"));
      await nextTask();
      parent.removeChild(removed);
      await nextTask();
      text.data = "New";
      await nextTask();
      return parent.textContent;
    });
    expect(shown).toBe("New");
  });
});
