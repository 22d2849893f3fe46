import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { navigation } from "./support/elements.ts";
import { runMutation } from "./support/mutations.ts";
import { controlSocket } from "./support/socket.ts";

// An entry is marked as in progress by the setting, whether or not its page exists.
const test = browserTests({ gateway: { settings: { menuInProgress: ["announcements.all"], development: true } } });

const conversations = "{ viewer { conversations { edges { node { id unreadCount } } } } }";
interface Conversations {
  viewer: { conversations: { edges: { node: { id: string; unreadCount: number } }[] } };
}

const group = (page: Page, title: string) => navigation(page).getByRole("button", { name: `${title} entries` });
const opened = (page: Page) =>
  navigation(page)
    .locator("button[aria-expanded='true']")
    .evaluateAll((arrows) => arrows.map((arrow) => arrow.getAttribute("aria-label")));
const entriesOf = (page: Page, title: string) =>
  navigation(page).getByRole("list", { name: title }).getByRole("listitem").allInnerTexts();

test(
  "groups open one at a time by their arrow, and the group of the current page opens by itself @MENU-03 @MENU-08 @MENU-20 @MENU-21 @MENU-22",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/");
    await group(page, "Interviews").waitFor();
    expect(await opened(page)).toEqual([]);
    await group(page, "Interviews").click();
    await expect.poll(() => opened(page)).toEqual(["Interviews entries"]);
    expect(await entriesOf(page, "Interviews")).toEqual([
      "Interview Wire",
      "My interviews",
      "My questions",
      "Awaiting answers",
      "Shared interviews",
      "Saved media",
    ]);
    await group(page, "Content").click();
    await expect.poll(() => opened(page)).toEqual(["Content entries"]);
    expect(await entriesOf(page, "Content")).toEqual(["Our announcements", "Our newsrooms"]);
    await group(page, "Content").click();
    await expect.poll(() => opened(page)).toEqual([]);
    await page.goto("/interviews/my");
    await expect.poll(() => opened(page)).toEqual(["Interviews entries"]);
  },
);

test(
  "the menu of a platform admin depends on the view and includes the developer pages @MENU-01 @MENU-02 @MENU-07 @MENU-13 @MENU-14 @STATE-13 @PERM-46 @USER-11 @ADMIN-02",
  { as: "admin" },
  async ({ page }) => {
    await page.goto("/communities");
    const messages = navigation(page).locator("a, button").filter({ hasText: "Messages" });
    await messages.waitFor();
    // The seeded conversations, three of them unread.
    await expect.poll(() => messages.innerText()).toMatch(/^Messages\s+3/);
    const firstLevel = () =>
      navigation(page)
        .getByRole("list")
        .first()
        .locator(":scope > li")
        .evaluateAll((items) => items.map((item) => (item as HTMLElement).innerText.split("\n")[0]));
    expect(await firstLevel()).toEqual(["Home", "Messages", "Interviews", "News", "Content", "Contacts"]);
    expect(await navigation(page).getByRole("heading").allInnerTexts()).toEqual(["Communities", "Admin Pages"]);
    await navigation(page).getByText("Development", { exact: true }).waitFor();

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitemradio", { name: "MVP" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(firstLevel).toEqual(["Home", "Interviews", "Announcements", "Content"]);
    expect(await navigation(page).getByRole("heading").allInnerTexts()).toEqual(["Communities"]);
    await page.reload();
    await expect.poll(firstLevel).toEqual(["Home", "Interviews", "Announcements", "Content"]);
  },
);

test(
  "the number of unread conversations is updated live @MENU-02 @MENU-19 @STATE-13",
  { as: "admin" },
  async ({ page, context, product }) => {
    await context.addCookies([{ name: "view-mode", value: "full", url: product.url }]);
    const socket = await controlSocket(page);
    await page.goto("/communities");
    const messages = navigation(page).locator("a, button").filter({ hasText: "Messages" });
    await expect.poll(() => messages.innerText()).toMatch(/^Messages\s+3/);
    await expect.poll(() => socket.operations.has("useUnreadLiveSubscription")).toBe(true);
    const { data } = await product.graphql<Conversations>({ as: "admin", document: conversations });
    const unread = data?.viewer.conversations.edges.find(({ node }) => node.unreadCount > 0)?.node;
    await runMutation(product, "admin", "markConversationRead", { conversationId: unread?.id ?? "" });
    await expect.poll(() => messages.innerText()).toMatch(/^Messages\s+2/);
  },
);

test(
  "an entry in progress shows a notice with Ok only and opens no page @MENU-15 @MENU-16",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/communities");
    await navigation(page).getByRole("button", { name: "Announcements", exact: true }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("This option is under development and will appear soon").waitFor();
    expect(await dialog.getByRole("button").allInnerTexts()).toEqual(["Ok"]);
    await dialog.getByRole("button", { name: "Ok" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/communities");
  },
);

test(
  "the compact menu shows icons only, hides groups' entries, and slides out while scrolling down @MENU-11 @MENU-17 @MENU-18 @LAYOUT-06",
  { as: "journo", device: "tablet" },
  async ({ page }) => {
    await page.goto("/community/media-insiders");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    expect(await navigation(page).innerText()).toBe("");
    expect(await navigation(page).locator("[aria-label='Interviews']").count()).toBe(1);
    expect(await group(page, "Interviews").count()).toBe(0);
    const community = navigation(page).getByRole("link", { name: "Tech Desk" });
    const icon = community.getByRole("img", { includeHidden: true }).or(community.locator("img")).first();
    await expect
      .poll(() => icon.evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0))
      .toBe(true);
    const isVisible = async () => ((await navigation(page).boundingBox())?.x ?? -1) >= 0;
    await page.evaluate(() => scrollTo(0, 800));
    await expect.poll(isVisible).toBe(false);
    await page.evaluate(() => scrollBy(0, -60));
    await expect.poll(isVisible).toBe(true);
  },
);
