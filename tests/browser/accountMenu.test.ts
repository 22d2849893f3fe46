import type { Page } from "playwright";
import { expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import type { Product } from "../support/product.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { runMutation, like, publishStatement } from "./support/mutations.ts";
import { holdSocket } from "./support/socket.ts";

const test = browserTests();

const account = (page: Page) => page.getByRole("button", { name: /^Account of/ });
const entry = (page: Page, name: RegExp) => page.getByRole("menuitem", { name });
const nameOf = (page: Page) => account(page).getAttribute("aria-label");

interface Viewer {
  authorId: string;
  conversations: { edges: { node: { id: string } }[] };
}

const viewerOf = async (product: Product, as: AccountName): Promise<Viewer> => {
  const document = "{ viewer { authorId conversations(first: 50) { edges { node { id } } } } }";
  const { data } = await product.graphql<{ viewer: Viewer }>({ as, document });
  if (!data) throw new Error("There is no viewer.");
  return data.viewer;
};

async function readAllMessages(product: Product, as: AccountName): Promise<void> {
  const { conversations } = await viewerOf(product, as);
  for (const { node } of conversations.edges) await runMutation(product, as, "markConversationRead", { conversationId: node.id });
}

/** Journalists have neither these buttons in a phone's bar nor, in the reduced view, entries in the left menu. */
test(
  "the account menu on a phone links journalists to messages and notifications and marks unread ones @PERM-46 @MSG-02 @NOTIF-08",
  { as: "journo", device: "mobile" },
  async ({ page, product }) => {
    await like(product, "pr", await publishStatement(product, "journo", "Seen on a phone."));
    await page.goto("/communities");
    await expect.poll(() => nameOf(page)).toMatch(/, unread messages, new notifications$/);
    await account(page).locator("[data-dot]").waitFor();
    await account(page).click();
    await entry(page, /^Messages 3 unread$/).waitFor();
    await expectAccessible(page);
    await entry(page, /^Notifications New notifications$/).click();
    await page.waitForURL("**/notifications");
    await expect.poll(() => nameOf(page)).toMatch(/, unread messages$/);

    await readAllMessages(product, "journo");
    await expect.poll(() => nameOf(page)).not.toContain("unread");
    expect(await account(page).locator("[data-dot]").count()).toBe(0);

    // New messages show while the page is open.
    const { authorId } = await viewerOf(product, "journo");
    await runMutation(product, "expert", "startConversation", { personIds: [authorId], content: "A word about tomorrow?" });
    await expect.poll(() => nameOf(page)).toMatch(/, unread messages$/);
    await account(page).click();
    await entry(page, /^Messages 1 unread$/).click();
    await page.waitForURL("**/messages");
    await page.getByText("A word about tomorrow?").first().waitFor();
  },
);

test(
  "the account menu counts messages that arrive between the loading of the page and its subscription @MSG-02 @RT-05 @RT-07",
  { as: "journo" },
  async ({ page, product }) => {
    await readAllMessages(product, "journo");
    const release = await holdSocket(page);
    await page.goto("/communities");
    await expect.poll(() => nameOf(page)).toMatch(/^Account of/);
    const { authorId } = await viewerOf(product, "journo");
    await runMutation(product, "expert", "startConversation", { personIds: [authorId], content: "Before you are all set." });
    expect(await nameOf(page)).not.toContain("unread");
    await release();
    await expect.poll(() => nameOf(page)).toMatch(/, unread messages/);
  },
);

for (const as of ["pr", "admin"] as const) {
  test(
    `the account menu on a wide screen links ${as} to messages and shows a dot while some are unread @PERM-46 @MSG-02`,
    { as },
    async ({ page, product }) => {
      await page.goto("/communities");
      await expect.poll(() => nameOf(page)).toMatch(/, unread messages$/);
      await account(page).locator("[data-dot]").waitFor();
      await account(page).click();
      // The bell is next to the account.
      expect(await entry(page, /^Notifications/).count()).toBe(0);
      await entry(page, /^Messages 3 unread$/).click();
      await page.waitForURL("**/messages");
      await page.getByRole("heading", { name: "Messages", level: 1 }).waitFor();
      await readAllMessages(product, as);
      await expect.poll(() => nameOf(page)).not.toContain("unread");
      await account(page).click();
      await entry(page, /^Messages$/).waitFor();
    },
  );
}

test(
  "the navigation bar on a phone marks new notifications @LAYOUT-08 @NOTIF-08",
  { as: "expert", device: "mobile" },
  async ({ page, product }) => {
    await like(product, "pr", await publishStatement(product, "expert", "Seen in the bar."));
    await page.goto("/communities");
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /Notifications/ });
    await button.locator("[data-dot]").waitFor();
    await button.click();
    await page.waitForURL("**/notifications");
    await button.locator("[data-dot]").waitFor({ state: "detached" });
  },
);
