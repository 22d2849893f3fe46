import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { Product } from "../support/product.ts";
import { browserTests } from "./support/browserTest.ts";
import { waitForStableFeed } from "./support/feeds.ts";
import { startAt, goTo, openNotifications, screens } from "./support/journey.ts";
import { runMutation } from "./support/mutations.ts";
import { overlay } from "./support/posts.ts";

const test = browserTests();

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });
const textbox = (page: Page, label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** The PR person replies to the comment with that text. */
async function answer(product: Product, text: string, reply: string): Promise<void> {
  const { id, entity_type, entity_id } = await product.platform.db
    .selectFrom("comments")
    .select(["id", "entity_type", "entity_id"])
    .where("content", "like", `%${text}%`)
    .executeTakeFirstOrThrow();
  const type = entity_type.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  const { data } = await product.graphql<{
    post: { id: string; comments: { edges: { node: { id: string; databaseId: number } }[] } };
  }>({
    as: "pr",
    document: `query ($id: Int!) { post(type: ${type}, databaseId: $id) {
      ... on PostBase { id comments(first: 50) { edges { node { id databaseId } } } } } }`,
    variables: { id: entity_id },
  });
  const comment = data?.post.comments.edges.find(({ node }) => node.databaseId === id)?.node;
  await runMutation(product, "pr", "addComment", { subjectId: data?.post.id, parentId: comment?.id, content: `<p>${reply}</p>` });
}

describe.each(screens)("on a %s", (screen) => {
  test(
    "a new user signs up, completes onboarding, comments on a post and reads the reply @ROUTE-07 @ONBOARD-01 @COMMENT-01 @NOTIF-04",
    { device: screen },
    async ({ page, product }) => {
      const question = `Does this hold on a ${screen} as well?`;
      await startAt(page, "/");
      await page.getByRole("link", { name: "Sign up" }).last().click();
      await page.getByRole("heading", { name: "Sign up" }).waitFor();
      await field(page, "First name").fill("Nora");
      await field(page, "Last name").fill("Lindqvist");
      await field(page, "E-mail").fill(`nora.${screen}@example.com`);
      await field(page, "Password").fill("a quiet word in the newsroom");
      await page.getByText("Journalists", { exact: true }).click();
      await page.getByText("I accept the privacy policy and the terms").click();
      await page.getByRole("button", { name: "Sign up", exact: true }).click();

      await dialog(page, "About you").waitFor();
      await textbox(page, "Job title").fill("Reporter");
      await dialog(page, "About you").getByRole("button", { name: "Continue" }).click();
      await dialog(page, "Where you work").waitFor();
      await textbox(page, "Organization").fill("The Night Desk");
      await dialog(page, "Where you work").getByRole("button", { name: "Continue" }).click();
      await dialog(page, "Your beats").getByText("Tech", { exact: true }).click();
      await dialog(page, "Your beats").getByRole("button", { name: "Continue" }).click();
      const communities = dialog(page, "Communities");
      await communities.getByRole("button", { name: "Join Media Insiders" }).click();
      await communities.getByRole("button", { name: /^Joined Media Insiders/ }).waitFor();
      await communities.getByRole("button", { name: "Continue" }).click();
      await communities.waitFor({ state: "detached" });
      await page.getByRole("heading", { name: "Welcome, Nora!" }).waitFor();
      await page.getByRole("button", { name: "Continue" }).click();

      await goTo(page, screen, "Media Insiders");
      const post = page
        .getByRole("feed")
        .getByRole("article")
        .filter({ has: page.locator('a[data-card-link][href*="?"]') })
        .first();
      const comment = post.getByRole("button", { name: /comment/i }).first();
      // Cards far below the viewport are not rendered yet.
      await comment.evaluate((button) => button.scrollIntoView({ block: "center" }));
      await waitForStableFeed(page);
      await comment.click();
      await overlay(page).getByRole("textbox", { name: "Write a comment" }).fill(question);
      await overlay(page).getByRole("button", { name: "Comment", exact: true }).click();
      await overlay(page).getByRole("region", { name: "Comments" }).locator("p", { hasText: question }).waitFor();
      await overlay(page).getByRole("button", { name: "Close" }).click();

      await answer(product, question, `It does, on every ${screen}.`);
      const notifications = await openNotifications(page, screen);
      await notifications
        .getByText(/replied to your comment/)
        .first()
        .click();
      const reply = overlay(page).getByRole("region", { name: "Comments" }).getByText(`It does, on every ${screen}.`);
      await reply.waitFor();
      await overlay(page).getByRole("button", { name: "Reply to Daniel Okafor" }).first().click();
      const box = overlay(page).getByRole("textbox", { name: "Write a reply" });
      await box.press("End");
      await box.pressSequentially("Thank you!");
      await overlay(page).getByRole("button", { name: "Reply", exact: true }).click();
      await overlay(page).getByRole("region", { name: "Comments" }).locator("p", { hasText: "Thank you!" }).waitFor();
      expect(await page.locator('[data-toast="error"]').count()).toBe(0);
    },
  );
});
