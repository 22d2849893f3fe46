import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { Product } from "../support/product.ts";
import { browserTests } from "./support/browserTest.ts";
import { comment, publishStatement, runMutation } from "./support/mutations.ts";
import { openFeed, overlay } from "./support/posts.ts";

const test = browserTests();

async function communityId(product: Product): Promise<string> {
  const document = '{ community(slug: "media-insiders") { id } }';
  const { data } = await product.graphql<{ community: { id: string } }>({ as: "pr", document });
  return data?.community.id ?? "";
}

const expectFocusIn = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Chooses an entry of the menu in this part of the page by keyboard. */
async function choose(page: Page, part: Locator, entry: string): Promise<void> {
  await part.getByRole("button", { name: /^More for/ }).press("Enter");
  await page.getByRole("menuitem", { name: entry }).press("Enter");
}

async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
}

test(
  "the focus stays at a comment while it is answered, edited, deleted and restored @UI-01 @COMMENT-01",
  { as: "journo" },
  async ({ page, product }) => {
    const post = await publishStatement(product, "pr", "Who keeps the tide tables?", [await communityId(product)]);
    await comment(product, "journo", post, "Ask at the harbour office.");
    await openFeed(page, `/community/media-insiders?statement=${post.databaseId}`);
    const shown = overlay(page).getByRole("region", { name: "Comments" }).getByRole("listitem").first();
    const press = (name: string) => shown.getByRole("button", { name, exact: true }).press("Enter");
    const reply = shown.getByRole("textbox", { name: "Write a reply" });
    const edit = shown.getByRole("textbox", { name: "Edit your comment" });
    const openReply = shown.getByRole("button", { name: /^Reply to/ }).first();

    await openReply.press("Enter");
    await press("Cancel");
    await reply.waitFor({ state: "detached" });
    await expectFocusIn(shown);

    await openReply.press("Enter");
    await reply.fill("Or at the lighthouse.");
    await press("Reply");
    await reply.waitFor({ state: "detached" });
    await expectFocusIn(shown);

    const menu = shown.getByRole("button", { name: /^More for/ }).first();
    const openEdit = async () => {
      await menu.press("Enter");
      await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
      await edit.waitFor();
    };
    await openEdit();
    await press("Cancel");
    await edit.waitFor({ state: "detached" });
    await expectFocusIn(shown);

    await openEdit();
    await edit.fill("Ask at the port office.");
    await press("Save");
    await edit.waitFor({ state: "detached" });
    await expectFocusIn(shown);

    await menu.press("Enter");
    await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
    await confirmDeletion(page);
    await shown.getByText("This comment has been deleted.").waitFor();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await expectFocusIn(shown);

    await press("Restore");
    await shown.getByText("Ask at the port office.").waitFor();
    await expectFocusIn(shown);
  },
);

test("the focus stays at the box after a comment was sent @UI-01 @COMMENT-01", { as: "journo" }, async ({ page, product }) => {
  const post = await publishStatement(product, "pr", "Who winds the town clock?", [await communityId(product)]);
  await openFeed(page, `/community/media-insiders?statement=${post.databaseId}`);
  const box = overlay(page).getByRole("textbox", { name: "Write a comment" });
  await box.fill("The sexton does.");
  const send = overlay(page).getByRole("button", { name: "Comment", exact: true });
  await send.press("Enter");
  await send.waitFor({ state: "detached" });
  await expectFocusIn(overlay(page));
  await page.keyboard.press("Tab");
  expect(await isFocused(box)).toBe(true);
});

test(
  "the focus stays at a card that is expanded, deleted and restored, and the keys of the feed continue from there @UI-01 @POST-23",
  { as: "pr" },
  async ({ page, product }) => {
    const text = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of the log.`).join("</p><p>");
    const { databaseId } = await publishStatement(product, "pr", text, [await communityId(product)]);
    await openFeed(page);
    const feed = page.getByRole("feed");
    const card = feed.locator("[aria-posinset='1']");
    await card.locator(`a[data-card-link][href*="statement=${databaseId}"]`).waitFor();

    await card.getByRole("button", { name: "Show more" }).press("Enter");
    await card.getByText("Line 30 of the log.").waitFor();
    await expectFocusIn(card);

    await choose(page, card, "Delete");
    await confirmDeletion(page);
    await card.getByText("This post has been deleted.").waitFor();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    // The card's parent takes the focus, because it stays when its content is replaced.
    await expectFocusIn(card.locator(".."));
    await card.getByRole("button", { name: "Restore" }).press("Enter");
    await card.getByText("Line 1 of the log.").waitFor();
    await expectFocusIn(card.locator(".."));
    await page.keyboard.press("j");
    await expect.poll(() => isFocused(feed.locator("[aria-posinset='2']"))).toBe(true);
  },
);

test("a card whose text becomes long offers to show all of it @POST-19", { as: "journo" }, async ({ page, product }) => {
  const { db } = product.platform;
  const { id, databaseId } = await publishStatement(product, "pr", "Short.", [await communityId(product)]);
  await db.updateTable("posts").set({ content: "" }).where("id", "=", databaseId).execute();
  await openFeed(page);
  const card = page.getByRole("feed").locator("[aria-posinset='1']");
  await card.locator(`a[data-card-link][href*="statement=${databaseId}"]`).waitFor();
  expect(await card.getByText("Short.").count()).toBe(0);
  const content = `<p>${Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of the log.`).join("</p><p>")}</p>`;
  await runMutation(product, "pr", "updateStatement", { postId: id, content });
  await card.getByRole("button", { name: "Show more" }).waitFor();
});
