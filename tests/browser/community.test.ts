import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";
import { holdOperation, readFeed, shownItems } from "./support/feeds.ts";
import { watchOperations } from "./support/operations.ts";

const test = browserTests();

const tabs = (page: Page) => page.getByRole("navigation", { name: "Parts of Media Insiders" });
const addresses = async (page: Page) => (await shownItems(page)).map(({ address }) => address);

test("the header shows name, type, member count and description of a community @COMM-01", { as: "journo" }, async ({ page }) => {
  await page.goto("/community/media-insiders");
  await page.getByRole("heading", { name: "Media Insiders", level: 1 }).waitFor();
  await main(page).getByText("Public community").waitFor();
  await main(page)
    .getByText(/^[\d.]+[km]? members$/)
    .first()
    .waitFor();
  await main(page)
    .getByText(/The front page of the trade/)
    .waitFor();
  expect(await page.title()).toContain("Media Insiders");
});

test(
  "each of the five tabs has an address and shows its content @COMM-04 @COMM-05 @COMM-06 @COMM-07 @COMM-08",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/community/media-insiders");
    await page.getByRole("feed").waitFor();
    expect(await tabs(page).getByRole("link").allInnerTexts()).toEqual([
      "Overview",
      "Editorial",
      "Updates",
      "Members",
      "Activities",
    ]);
    const types = new Set((await readFeed(page, 40)).map((address) => address.replace(/[=/]?\d+$/, "")));
    expect(types.size).toBeGreaterThan(3);

    await tabs(page).getByRole("link", { name: "Editorial" }).click();
    await page.waitForURL("**/community/media-insiders/editorial");
    await expect.poll(async () => (await addresses(page)).every((address) => address.startsWith("/stories/"))).toBe(true);

    await tabs(page).getByRole("link", { name: "Updates" }).click();
    await page.waitForURL("**/community/media-insiders/updates");
    await expect.poll(async () => (await addresses(page)).every((address) => address.startsWith("?communityPost="))).toBe(true);

    await tabs(page).getByRole("link", { name: "Members" }).click();
    await page.waitForURL("**/community/media-insiders/members");
    await page.getByRole("region", { name: "Members" }).getByRole("listitem").first().waitFor();

    await tabs(page).getByRole("link", { name: "Activities" }).click();
    await page.waitForURL("**/community/media-insiders/activities");
    await page.getByRole("region", { name: "Activities" }).getByRole("listitem").first().waitFor();
    await expect.poll(() => tabs(page).locator("[aria-current=page]").innerText()).toBe("Activities");
  },
);

test("the address /overview redirects to the community's address @COMM-04", { as: "journo" }, async ({ page }) => {
  await page.goto("/community/media-insiders/overview");
  await page.waitForURL("**/community/media-insiders");
  await page.getByRole("feed").waitFor();
});

test(
  "members can be searched by name with one REST call per search @COMM-02 @COMM-07",
  { as: "journo" },
  async ({ page, product }) => {
    await page.goto("/community/media-insiders/members");
    const list = page.getByRole("region", { name: "Members" });
    const row = list.getByRole("listitem").nth(1);
    await row.waitFor();
    const name = (await row.locator("p").first().innerText()).trim();
    product.upstream.reset();
    await list.getByPlaceholder("Input your search term").fill(name);
    await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
    await expect.poll(() => list.getByRole("listitem").first().innerText()).toContain(name);
    expect(product.upstream.calls.filter(({ path }) => path.includes("/members?") && path.includes("q="))).toHaveLength(1);

    await list.getByRole("button", { name: "Clear search" }).click();
    await expect.poll(() => list.getByRole("listitem").count()).toBeGreaterThan(5);
  },
);

test("the viewer is shown as active now @COMM-02", { as: "journo" }, async ({ page, product }) => {
  const { data } = await product.graphql<{ viewer: { fullName: string } }>({ as: "journo", document: "{ viewer { fullName } }" });
  await page.goto("/community/media-insiders/members");
  const list = page.getByRole("region", { name: "Members" });
  await list.getByPlaceholder("Input your search term").fill(data?.viewer.fullName ?? "");
  await list.getByRole("listitem").filter({ hasText: "(you)" }).getByText("Active now").waitFor();
});

test("an activity opens its post over the page @COMM-03 @COMM-08", { as: "journo" }, async ({ page }) => {
  await page.goto("/community/media-insiders/activities");
  const list = page.getByRole("region", { name: "Activities" });
  await list.getByRole("link").first().click();
  await page.getByRole("dialog").waitFor();
  expect(new URL(page.url()).pathname).toBe("/community/media-insiders/activities");
  expect(new URL(page.url()).search).toMatch(/^\?[a-zA-Z]+=\d+$/);
});

test(
  "the community page takes at most four REST calls, a further page of its feed at most two @COMM-01 @FEED-01",
  { as: "journo" },
  async ({ page, product }) => {
    const release = await holdOperation(page, "CommunityFeedPaginationQuery");
    await page.goto("/communities");
    const link = main(page).getByRole("link", { name: "Media Insiders" });
    await link.waitFor();
    const { sent, callsOfNext } = watchOperations(page, product);
    const opening = callsOfNext("CommunityPageQuery");
    await link.click();
    await page.getByRole("feed").waitFor();
    const calls = await opening;
    expect(calls).toContain("GET /api/v1/posts");
    expect(calls.length, calls.join(", ")).toBeLessThanOrEqual(4);
    expect(sent.filter((name) => name !== "CommunityFeedPaginationQuery")).toEqual(["CommunityPageQuery"]);

    const going = callsOfNext("CommunityFeedPaginationQuery");
    release();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const further = await going;
    expect(further).toContain("GET /api/v1/posts");
    expect(further.length, further.join(", ")).toBeLessThanOrEqual(2);
  },
);

test(
  "joining shows immediately and persists; leaving asks for confirmation @GEN-13 @COMM-09 @COMM-13",
  { as: "expert" },
  async ({ page, product }) => {
    await page.goto("/community/pr-exchange");
    const release = await holdOperation(page, "useMembershipMutation");
    await main(page).getByRole("button", { name: "Join PR Exchange" }).dblclick();
    // Shown before the server has responded.
    await main(page)
      .getByRole("button", { name: /^Joined PR Exchange/ })
      .waitFor();
    release();
    await expect
      .poll(() => product.upstream.calls.filter(({ path, status }) => path.endsWith("/join") && status === 200).length)
      .toBe(1);
    // The second click of a double click does not trigger the button's new action.
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await page.reload();
    const joined = main(page).getByRole("button", { name: /^Joined PR Exchange/ });
    await joined.waitFor();
    await page.getByRole("navigation").getByRole("link", { name: "PR Exchange" }).waitFor();

    await joined.click();
    await page.getByRole("alertdialog").getByText("Leave this community?").waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await joined.waitFor();
    await joined.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await main(page).getByRole("button", { name: "Join PR Exchange" }).waitFor();
  },
);

test(
  "a failed join restores button and member count and shows an error @COMM-09 @ERR-21",
  { as: "expert" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/500/);
    await page.goto("/community/sydney-media");
    const join = main(page).getByRole("button", { name: "Join Sydney Media" });
    await join.waitFor();
    const members = main(page)
      .getByText(/^[\d.]+[km]? members$/)
      .first();
    const before = await members.innerText();
    product.upstream.fail({ method: "POST", path: /\/join$/, status: 500, times: 1 });
    await join.click();
    await page.getByText("Something went wrong. We are already working to solve it.").waitFor();
    await join.waitFor();
    expect(await members.innerText()).toBe(before);
  },
);

test("a private community says that it needs an invitation @COMM-01 @COMM-09", { as: "pr" }, async ({ page }) => {
  await page.goto("/communities");
  const row = main(page).getByRole("article").filter({ hasText: "Investigations" });
  await row.getByText("By invitation").waitFor();
  expect(await row.getByRole("button").count()).toBe(0);
  await page.goto("/community/investigations");
  await main(page).getByText("This community is private").waitFor();
  expect(await page.getByRole("feed").count()).toBe(0);
  await main(page).getByText("By invitation").waitFor();
  await main(page).getByText("You need an invitation to join this community.").waitFor();
  expect(await main(page).getByRole("button", { name: /^Join/ }).count()).toBe(0);
});

test("an unknown slug shows the not-found page at its address @COMM-01 @ERR-09", { as: "journo" }, async ({ page }) => {
  await page.goto("/community/no-such-place");
  await page.getByText("This page does not exist").waitFor();
  expect(new URL(page.url()).pathname).toBe("/community/no-such-place");
});

test(
  "the directory searches and filters by its address, and offers joining @COMM-01 @COMM-09",
  { as: "admin" },
  async ({ page }) => {
    await page.goto("/communities");
    await main(page).getByRole("article").first().waitFor();
    await main(page).getByPlaceholder("Input your search term").fill("sydney");
    await page.waitForURL("**/communities?q=sydney");
    await expect.poll(() => main(page).getByRole("article").count()).toBe(1);
    // The button shows the new state before the gateway has confirmed it.
    const confirmed = page.waitForResponse(
      (response) => response.request().postData()?.includes("useMembershipMutation") === true,
    );
    await main(page).getByRole("button", { name: "Join Sydney Media" }).click();
    await main(page)
      .getByRole("button", { name: /^Joined Sydney Media/ })
      .waitFor();
    await confirmed;

    await page.goto("/communities?show=joined");
    await main(page).getByRole("link", { name: "Sydney Media" }).waitFor();
    // The other one was joined before.
    expect(await main(page).getByRole("article").count()).toBe(2);
  },
);

test(
  "a community in the navigation asks before joining, joins by slug and opens its page @COMM-10 @COMM-11 @COMM-12 @COMM-14 @COMM-15",
  { as: "company" },
  async ({ page, product }) => {
    await page.goto("/");
    const entry = page
      .getByRole("navigation")
      .getByRole("button", { name: /, not joined$/ })
      .first();
    const name = ((await entry.getAttribute("aria-label")) ?? (await entry.innerText())).replace(/, not joined$/, "");
    const colour = (element: typeof entry) => element.evaluate((node) => getComputedStyle(node).color);
    // Dimmed: in another colour than joined ones.
    expect(await colour(entry)).not.toBe(
      await colour(page.getByRole("navigation").getByRole("link", { name: "Media Insiders" })),
    );
    await entry.click();
    const question = page.getByRole("dialog");
    await question.getByText("You are not joined to this community. Do you wish to join?").waitFor();
    await question.getByRole("button", { name: "Join" }).click();
    await page.waitForURL(/\/community\/[\w-]+$/);
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    const { pathname } = new URL(page.url());
    expect(product.upstream.summary()).toContain(`POST /api/v1/communities/${pathname.split("/").at(-1)}/join`);
    await page.getByRole("navigation").getByRole("link", { name }).waitFor();
  },
);
