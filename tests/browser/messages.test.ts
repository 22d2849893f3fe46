import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import type { Product } from "../support/product.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { holdOperation } from "./support/feeds.ts";
import { paste, pictureFile, videoFile } from "./support/forms.ts";
import { idsOf, runMutation } from "./support/mutations.ts";
import { openPageAs } from "./support/openPageAs.ts";
import { watchOperations } from "./support/operations.ts";
import { holdSocket } from "./support/socket.ts";

const test = browserTests();

const list = (page: Page) => page.getByRole("list", { name: "Conversations" });
const history = (page: Page) => page.getByRole("region", { name: "Message history" });
const box = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
const menuEntry = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).locator("a, button").filter({ hasText: "Messages" });

async function nameOf(product: Product, as: AccountName): Promise<string> {
  const { data } = await product.graphql<{ viewer: { fullName: string } }>({ as, document: "{ viewer { fullName } }" });
  return data?.viewer.fullName ?? "";
}

/** Starts a conversation of the PR person with the journalist. */
async function startConversation(product: Product) {
  const { data } = await product.graphql<{ viewer: { authorId: string } }>({ as: "journo", document: "{ viewer { authorId } }" });
  const input = { personIds: [data?.viewer.authorId], content: "Are you there?" };
  const selection = "conversationEdge { node { id databaseId } }";
  const { conversationEdge } = await runMutation(product, "pr", "startConversation", input, selection);
  return idsOf(conversationEdge?.["node"]);
}

describe("messages", () => {
  test(
    "are exchanged live between two users, with attachments, deletion and drafts @MSG-01 @ROUTE-59 @GEN-11 @MENU-02 @RT-02",
    { as: "journo" },
    async ({ page, product }) => {
      const [journo, admin] = await Promise.all([nameOf(product, "journo"), nameOf(product, "admin")]);
      const other = await openPageAs(page, product, "admin");
      await other.context().addCookies([{ name: "view-mode", value: "full", url: product.url }]);
      await other.goto("/communities");
      await expect.poll(() => menuEntry(other).innerText()).toMatch(/^Messages\s+3/);

      // Chooses a recipient by name.
      await page.goto("/messages");
      await list(page).getByRole("link").first().waitFor();
      await page.getByText("Choose a conversation").waitFor();
      await page.getByRole("link", { name: "New message" }).click();
      await page.getByRole("combobox", { name: "To" }).fill(admin.slice(0, 5));
      const option = page.getByRole("option", { name: admin });
      // Job and organization are shown below the name.
      expect(await option.innerText()).toMatch(/\n.+, .+/);
      await option.click();
      // The focus stays in the field, so that further people can be added.
      await page.getByRole("row", { name: admin }).waitFor();
      await page.keyboard.type("x");
      expect(await page.getByRole("combobox", { name: "To" }).inputValue()).toBe("x");
      await page.keyboard.press("Backspace");
      await box(page).fill("Could you look at https://example.com/report before noon?");
      await page.getByRole("button", { name: "Send" }).dblclick();
      await page.waitForURL(/\/messages\/\d+$/);
      await history(page).getByText("Could you look at").waitFor();
      expect(await history(page).getByRole("link", { name: "https://example.com/report" }).getAttribute("rel")).toContain(
        "noopener",
      );
      expect(await page.title()).toContain(admin);

      // The recipient sees the count on the current page, and finds the message through the menu.
      await expect.poll(() => menuEntry(other).innerText()).toMatch(/^Messages\s+4/);
      await menuEntry(other).click();
      const row = list(other).getByRole("link").first();
      await expect.poll(() => row.innerText()).toContain(journo);
      await row.getByText("1 unread").waitFor();
      await row.click();
      await history(other).getByText("Could you look at").waitFor();
      expect(await history(other).getByText("Could you look at").count()).toBe(1);
      await expect.poll(() => menuEntry(other).innerText()).toMatch(/^Messages\s+3/);

      // Enter sends, Shift+Enter inserts a line break.
      await box(other).click();
      await other.keyboard.type("Reading it now.");
      await other.keyboard.press("Shift+Enter");
      await other.keyboard.type("Page 12 is odd.");
      expect(await box(other).inputValue()).toBe("Reading it now.\nPage 12 is odd.");
      await other.keyboard.press("Enter");
      await history(page).getByText("Page 12 is odd.").waitFor();
      expect(await box(other).inputValue()).toBe("");
      await expectAccessible(page);

      // Another message to the same person continues the conversation, with pictures and videos.
      await other.getByRole("link", { name: "New message" }).click();
      await other.getByRole("combobox", { name: "To" }).fill(journo.slice(0, 5));
      await other.getByRole("option", { name: journo }).click();
      await history(other).getByText("Page 12 is odd.").waitFor();
      expect(new URL(other.url()).pathname).toBe("/messages");
      await other
        .getByRole("region", { name: "Conversation" })
        .locator("input[type=file]")
        .setInputFiles([await pictureFile(), await videoFile(product)]);
      await other.getByRole("button", { name: "Crop plate.png" }).waitFor();
      await other.getByText("Ready to play").waitFor();
      await other.getByRole("button", { name: "Send" }).click();
      await other.waitForURL(/\/messages\/\d+$/);
      for (const side of [other, page]) {
        const last = history(side).getByRole("listitem").last();
        await last.getByRole("button", { name: /^Play video by/ }).waitFor();
        await last.locator("img[src*='/files/']").last().waitFor();
      }

      // A person's page links to the conversation with them.
      const { data } = await product.graphql<{ viewer: { slug: string } }>({ as: "admin", document: "{ viewer { slug } }" });
      await page.goto(`/u/${data?.viewer.slug}`);
      await page.getByRole("link", { name: `Message ${admin}` }).click();
      await page.waitForURL(/\/messages\/\d+$/);
      await history(page).getByText("Page 12 is odd.").waitFor();

      // Deleting one's own message is visible to both.
      await history(page).getByRole("button", { name: "More for your message" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await history(page).getByText("This message has been deleted.").waitFor();
      await history(other).getByText("This message has been deleted.").waitFor();

      // Typed text survives closing the tab.
      await box(page).fill("Not sent yet");
      await list(page).getByRole("link").nth(1).click();
      await expect.poll(() => box(page).inputValue()).toBe("");
      await list(page).getByRole("link").first().click();
      await expect.poll(() => box(page).inputValue()).toBe("Not sent yet");
      await page.reload();
      await history(page).getByText("Page 12 is odd.").waitFor();
      await expect.poll(() => box(page).inputValue()).toBe("Not sent yet");
      expect(await history(page).getByText("This message has been deleted.").count()).toBe(1);
    },
  );

  test(
    "keep their text when sending fails and can be retried; a conversation is deleted for one participant only @MSG-01 @ERR-13",
    { as: "pr" },
    async ({ page, product, expectConsole }) => {
      expectConsole(/503/);
      await page.goto("/messages");
      const first = list(page).getByRole("link").first();
      const opening = watchOperations(page, product).callsOfNext("ConversationQuery");
      await first.click();
      expect((await opening).length).toBeLessThanOrEqual(3);
      await history(page).getByRole("listitem").first().waitFor();
      product.upstream.fail({ method: "POST", path: /\/messages$/, status: 503, times: 1 });
      await box(page).fill("Will this arrive?");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("list", { name: "Not sent yet" }).waitFor({ state: "detached" });
      expect(await history(page).getByText("Will this arrive?").count()).toBe(1);
      await expect.poll(() => first.innerText()).toContain("You: Will this arrive?");

      await page.getByRole("searchbox", { name: "Search messages" }).fill("no such words anywhere");
      await page.getByText("Nothing found").waitFor();
      await page.getByRole("searchbox", { name: "Search messages" }).fill("this arrive");
      await expect.poll(() => list(page).getByRole("link").count()).toBe(1);
      await page.getByRole("button", { name: "Clear search" }).click();

      const name = await page.getByRole("heading", { level: 1 }).innerText();
      await page.getByRole("button", { name: "More for this conversation" }).click();
      await page.getByRole("menuitem", { name: "Delete conversation" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await page.waitForURL(/\/messages$/);
      await expect.poll(() => first.innerText()).not.toContain(name);
    },
  );

  test(
    "work on a phone: from the bar to the list, to one conversation and back @MSG-01 @LAYOUT-08",
    { as: "company", device: "mobile" },
    async ({ page }) => {
      await page.goto("/communities");
      await menuEntry(page).tap();
      await page.waitForURL(/\/messages$/);
      await list(page).getByRole("link").first().tap();
      await page.waitForURL(/\/messages\/\d+$/);
      await history(page).getByRole("listitem").first().waitFor();
      expect(await list(page).isVisible()).toBe(false);
      const below = await box(page).boundingBox();
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThan(844 - 56);
      await expectAccessible(page);
      await page.getByRole("link", { name: "Back to all messages" }).tap();
      await list(page).getByRole("link").first().waitFor();
    },
  );

  test(
    "show those that arrived before the socket was open, for example on a slow network @MSG-01 @RT-07",
    { as: "journo" },
    async ({ page, product }) => {
      const { id: conversationId, databaseId } = await startConversation(product);
      const release = await holdSocket(page);
      await page.goto(`/messages/${databaseId}`);
      await history(page).getByText("Are you there?").last().waitFor();
      await runMutation(product, "pr", "sendMessage", { conversationId, content: "Sent while it loaded." });
      await release();
      await history(page).getByText("Sent while it loaded.").waitFor();
      await list(page).getByText("Sent while it loaded.").waitFor();
    },
  );

  test(
    "are received by one subscription, whichever conversation is open, also while one is being opened @MSG-01 @RT-02",
    { as: "journo" },
    async ({ page, product }) => {
      const { id: conversationId, databaseId } = await startConversation(product);
      const subscriptions: string[] = [];
      page.on("websocket", (socket) =>
        socket.on("framesent", ({ payload }) => {
          if (String(payload).includes("useConversationsLiveSubscription")) subscriptions.push(String(payload));
        }),
      );
      await page.goto("/messages");
      await list(page).getByRole("link").nth(1).click();
      await history(page).getByRole("listitem").first().waitFor();
      await expect.poll(() => subscriptions.length).toBe(1);

      // The conversation is read, then a message is sent, and then the page gets the response.
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/graphql", async (route) => {
        if (route.request().postDataJSON()?.operationName !== "ConversationQuery") return route.fallback();
        const response = await route.fetch();
        await released;
        await route.fulfill({ response });
      });
      await list(page).getByRole("link").first().click();
      await page.waitForURL(`**/messages/${databaseId}`);
      await runMutation(product, "pr", "sendMessage", { conversationId, content: "Sent while it was opened." });
      await list(page).getByText("Sent while it was opened.").waitFor();
      release();
      await history(page).getByText("Are you there?").last().waitFor();
      await history(page).getByText("Sent while it was opened.").waitFor();
      const announced = page.getByRole("status").filter({ hasText: /^New message from/ });
      for (const content of ["Once more.", "And again."]) {
        await runMutation(product, "pr", "sendMessage", { conversationId, content });
        await expect.poll(() => announced.textContent()).toContain(content);
      }
      expect(subscriptions).toHaveLength(1);
    },
  );

  test(
    "are marked as read when they arrive while others are being marked @MSG-01 @RT-02",
    { as: "journo" },
    async ({ page, product }) => {
      const { id: conversationId, databaseId } = await startConversation(product);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const marking = page.waitForRequest(
        (request) => request.postDataJSON()?.operationName === "useMarkConversationReadMutation",
      );
      await page.route("**/graphql", async (route) => {
        if (route.request().postDataJSON()?.operationName !== "useMarkConversationReadMutation") return route.fallback();
        const response = await route.fetch();
        await released;
        await route.fulfill({ response });
      });
      await page.goto(`/messages/${databaseId}`);
      await marking;
      await runMutation(product, "pr", "sendMessage", { conversationId, content: "One more." });
      await history(page).getByText("One more.").waitFor();
      release();
      const readUnread = async () => {
        const { data } = await product.graphql<{ conversation: { unreadCount: number } }>({
          as: "journo",
          document: `{ conversation(databaseId: ${databaseId}) { unreadCount } }`,
        });
        return data?.conversation.unreadCount;
      };
      await expect.poll(readUnread).toBe(0);
    },
  );

  test(
    "leave the user on the page to which they have moved when a response is late, and take no files while they are sent @MSG-01",
    { as: "journo" },
    async ({ page, product }) => {
      const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });
      const moveBefore = async (operation: string, release: () => void) => {
        const response = page.waitForResponse((one) => one.request().postData()?.includes(`"${operation}"`) === true);
        await home.click();
        await page.getByRole("heading", { name: "Home", level: 1 }).waitFor();
        release();
        await (await response).finished();
        // The client would navigate within this time.
        await page.waitForTimeout(500);
        expect(new URL(page.url()).pathname).toBe("/");
      };
      await page.goto("/messages");
      await page.getByRole("link", { name: "New message" }).click();
      await page.getByRole("combobox", { name: "To" }).fill((await nameOf(product, "admin")).slice(0, 5));
      await page.getByRole("option", { name: await nameOf(product, "admin") }).click();
      await box(page).fill("Just in time?");
      const releaseMessage = await holdOperation(page, "useStartConversationMutation");
      await page.getByRole("button", { name: "Send" }).click();
      await expect.poll(() => page.getByRole("button", { name: "Add pictures or videos" }).isDisabled()).toBe(true);
      expect(await page.getByRole("button", { name: "Drop files for the message" }).isDisabled()).toBe(true);
      await box(page).focus();
      await paste(page, await pictureFile());
      expect(await page.getByText("plate.png").count()).toBe(0);
      await moveBefore("useStartConversationMutation", releaseMessage);

      await page.goto("/messages");
      await list(page).getByRole("link").filter({ hasText: "Just in time?" }).click();
      await page.waitForURL(/\/messages\/\d+$/);
      const releaseDeletion = await holdOperation(page, "ConversationHeadDeleteMutation");
      await page.getByRole("button", { name: "More for this conversation" }).click();
      await page.getByRole("menuitem", { name: "Delete conversation" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
      await moveBefore("ConversationHeadDeleteMutation", releaseDeletion);
    },
  );

  test(
    "to chosen people are sent once when the writer leaves and comes back meanwhile; a failed search says so @MSG-01 @ERR-01",
    { as: "journo" },
    async ({ page, product, expectConsole }) => {
      expectConsole(/503/);
      const admin = await nameOf(product, "admin");
      const to = page.getByRole("combobox", { name: "To" });
      await page.goto("/messages");
      await page.getByRole("link", { name: "New message" }).click();
      product.upstream.fail({ method: "GET", path: /\/mentions/, status: 503, times: 1 });
      await to.fill(admin.slice(0, 3));
      await page.getByText("People could not be searched. Please try again.").waitFor();
      await to.fill(admin.slice(0, 5));
      await page.getByRole("option", { name: admin }).click();
      await box(page).fill("Only once, please.");
      const release = await holdOperation(page, "useStartConversationMutation");
      await page.getByRole("button", { name: "Send" }).click();
      await list(page).getByRole("link").nth(1).click();
      await history(page).waitFor();
      await page.getByRole("link", { name: "New message" }).click();
      await expect.poll(() => box(page).inputValue()).toBe("Only once, please.");
      expect(await box(page).isEditable()).toBe(false);
      release();
      await expect.poll(() => box(page).isEditable()).toBe(true);
      expect(await box(page).inputValue()).toBe("");
      // The client would navigate within this time.
      await page.waitForTimeout(500);
      expect(new URL(page.url()).pathname).toBe("/messages");
      await list(page).getByRole("link").first().getByText("You: Only once, please.").waitFor();
    },
  );

  test("cannot be written by read-only users @MSG-01", { as: "readonly" }, async ({ page }) => {
    await page.goto("/messages");
    await list(page).getByRole("link").first().click();
    await history(page).getByRole("listitem").first().waitFor();
    expect(await box(page).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
  });
});
