import type { Page } from "playwright";
import { expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { heading } from "./support/elements.ts";
import { waitForStableFeed, readFeed } from "./support/feeds.ts";
import { watchOperations } from "./support/operations.ts";
import { findPost, overlayAddress, overlay } from "./support/posts.ts";

const test = browserTests();

const aside = (page: Page) => page.getByRole("complementary", { name: /^About/ });
const parts = (page: Page) => page.getByRole("navigation", { name: /^Parts of (?!the settings)/ });

test(
  "the author's name on a card links to their profile with their posts, which can be followed and unfollowed @ROUTE-16 @PROFILE-01 @GEN-14",
  { as: "journo" },
  async ({ page, product }) => {
    await page.goto("/community/media-insiders");
    const card = page
      .getByRole("feed")
      .getByRole("article")
      .filter({ hasNot: page.getByText("Company", { exact: true }) })
      .filter({ hasNotText: "(you)" })
      .first();
    const author = card.getByRole("link", { name: /^[A-Z]/ }).first();
    await author.waitFor();
    const name = await author.innerText();
    const { callsOfNext } = watchOperations(page, product);
    const opening = callsOfNext("UserPageQuery");
    await waitForStableFeed(page);
    await author.click();
    await page.waitForURL("**/u/*");
    await heading(page, name).waitFor();
    await expect.poll(() => page.title()).toContain(name);
    expect((await opening).length).toBeLessThanOrEqual(3);

    const feed = page.getByRole("feed", { name: `Posts by ${name}` });
    await feed.getByRole("article").first().waitFor();
    const addresses = await readFeed(page, 2);
    expect(new Set(addresses).size).toBe(addresses.length);
    // All cards are by this author, and the shortcuts move between them.
    for (const line of await feed.locator("header").allInnerTexts()) expect(line).toContain(name);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await feed.locator('[aria-posinset="1"]').focus();
    await page.keyboard.press("j");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-posinset"))).toBe("2");

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("button", { name: `Follow ${name}`, exact: true }).click();
    const following = page.getByRole("button", { name: `Following ${name}, stop following` });
    await following.waitFor();
    await expect
      .poll(() => product.upstream.calls.filter(({ path, status }) => path.includes("toggleFollow") && status === 200).length)
      .toBe(1);
    await page.reload();
    await following.click();
    await page.getByRole("button", { name: `Follow ${name}`, exact: true }).waitFor();
    await expect.poll(() => product.upstream.calls.filter(({ path }) => path.includes("toggleFollow")).length).toBe(2);
  },
);

test(
  "the user's own profile shows their details and no follow button @PROFILE-01 @GEN-16",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Profile" }).click();
    await page.waitForURL("**/u/amelia-hart");
    await heading(page, "Amelia Hart").waitFor();
    await page.getByText("Senior reporter, The Harbour Ledger").waitFor();
    await aside(page)
      .getByText(/I report on energy/)
      .waitFor();
    expect(await page.getByRole("button", { name: /^Follow/ }).count()).toBe(0);
    await aside(page).getByRole("link", { name: "The Harbour Ledger" }).click();
    await page.waitForURL("**/o/harbour-ledger");
    await heading(page, "The Harbour Ledger").waitFor();
  },
);

test(
  "a mention links to the profile of the mentioned person, by click and by keyboard @ROUTE-16 @NOTIF-01",
  { as: "journo" },
  async ({ page, product }) => {
    const post = await findPost(product, "journo", ({ content }) => content?.includes('class="mention"') === true);
    const name = /class="mention"[^>]*>@([^<]+)</.exec(post.content ?? "")?.[1] ?? "";
    const mention = overlay(page)
      .getByRole("link", { name: `@${name}` })
      .first();
    for (const follow of [() => mention.click(), () => mention.press("Enter")]) {
      await page.goto(overlayAddress(post));
      await mention.waitFor();
      await follow();
      await page.waitForURL(/\/[uc]\/[\w-]+$/);
      await heading(page, name).waitFor();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    }
    // A mention keeps the former name of a person who has another one now.
    await page.goto(overlayAddress(post));
    const renamed = overlay(page).locator(".mention").first();
    await renamed.evaluate((element) => (element.textContent = "@Former Name"));
    await renamed.click();
    await page.waitForURL(/\/[uc]\/[\w-]+$/);
    await heading(page, name).waitFor();

    await page.goto(overlayAddress(post));
    await renamed.evaluate((element) => element.setAttribute("data-id", "999999999"));
    await renamed.click();
    await page.getByText("This person's page was not found.").waitFor();
  },
);

test(
  "a failed follow is rolled back with an error message @PROFILE-01 @ERR-01",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/50\d|Failed|error/i);
    await page.goto("/c/quillon");
    const follow = page.getByRole("button", { name: "Follow Quillon Software", exact: true });
    await follow.waitFor();
    product.upstream.fail({ method: "POST", path: /toggleFollow/, status: 500 });
    await follow.click();
    await page.getByText("Something went wrong. We are already working to solve it.").waitFor();
    await follow.waitFor();
  },
);

test(
  "a guest can open a public profile and is asked to sign in only for its posts @PROFILE-01 @PROFILE-03",
  {},
  async ({ page }) => {
    await page.goto("/u/marcus-adeyemi");
    await heading(page, "Marcus Adeyemi").waitFor();
    await aside(page).getByText("The Harbour Ledger").waitFor();
    await page.getByText("Sign in to read the posts of Marcus Adeyemi").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Follow Marcus Adeyemi" }).click();
    await page.getByRole("dialog", { name: "Sign in" }).waitFor();
  },
);

test(
  "a private profile shows only its header, an unknown one the not-found page @PROFILE-01 @ROUTE-16",
  { as: "pr" },
  async ({ page }) => {
    await page.goto("/u/dmitri-volkov");
    await heading(page, "Dmitri Volkov").waitFor();
    await page.getByText("This profile is private").waitFor();
    await page.getByText("Security reporter, Freelance").waitFor();
    expect(await page.getByText(/Encrypted messages/).count()).toBe(0);
    expect(await page.getByRole("feed").count()).toBe(0);
    await expectAccessible(page);
    for (const path of ["/u/nobody-at-all", "/c/nobody-at-all", "/o/nobody-at-all"]) {
      await page.goto(path);
      await page.getByText("This page does not exist").waitFor();
    }
  },
);

test(
  "companies and outlets show their description, posts and people @ROUTE-17 @ROUTE-18 @PROFILE-02 @PROFILE-03",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/c/meridian-energy");
    await heading(page, "Meridian Energy Partners").waitFor();
    await aside(page)
      .getByText(/wind, solar and battery/)
      .waitFor();
    await page.getByRole("feed", { name: "Posts by Meridian Energy Partners" }).getByRole("article").first().waitFor();
    await parts(page).getByRole("link", { name: "People" }).click();
    await page.waitForURL("**/c/meridian-energy?tab=people");
    const people = page.getByRole("region", { name: "People" }).getByRole("listitem");
    await people.filter({ hasText: "Olivia Brandt" }).filter({ hasText: "Media contact" }).waitFor();

    await page.goto("/o/harbour-ledger");
    await heading(page, "The Harbour Ledger").waitFor();
    await page.getByText("Newspaper", { exact: true }).waitFor();
    await page.getByRole("feed", { name: "Stories in The Harbour Ledger" }).getByRole("article").first().waitFor();
    await aside(page).getByRole("link", { name: "All people" }).click();
    await page.waitForURL("**/o/harbour-ledger?tab=people");
    await people.filter({ hasText: "Siobhan Keane" }).getByRole("link", { name: "Siobhan Keane" }).click();
    await page.waitForURL("**/u/siobhan-keane");
    await page.goBack();
    await people.filter({ hasText: "Siobhan Keane" }).waitFor();
  },
);

test(
  "the details of a profile are in a tab on phones, and a list that fails to load can be retried @PROFILE-02 @ERR-01",
  { as: "journo", device: "mobile" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/50\d|Failed|error/i);
    product.upstream.fail({ path: /\/c\/tasman-rail\/posts/, status: 500, times: 1 });
    await page.goto("/c/tasman-rail");
    await heading(page, "Tasman Rail").waitFor();
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("feed", { name: "Posts by Tasman Rail" }).waitFor();
    await parts(page).getByRole("link", { name: "About" }).click();
    await page.getByText(/Passenger and freight rail/).waitFor();
    await expectAccessible(page);
  },
);

test(
  "on a tablet the actions of a profile leave room for its name @ROUTE-16",
  { as: "admin", device: "tablet" },
  async ({ page }) => {
    await page.goto("/u/olivia-brandt");
    const name = heading(page, "Olivia Brandt");
    await name.waitFor();
    await page.getByRole("button", { name: "Follow Olivia Brandt", exact: true }).waitFor();
    const lines = await name.evaluate((node) =>
      Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)),
    );
    expect(lines).toBe(1);
  },
);
