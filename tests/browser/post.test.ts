import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { pressInFeed } from "./support/feeds.ts";
import {
  findPost,
  openFeed,
  overlayAddress,
  overlay,
  postsOf,
  scrollUntil,
  queryStringOf,
  type RestPost,
} from "./support/posts.ts";

const test = browserTests();

/** Scrolls the feed until the card of the post exists. */
async function cardOf(page: Page, { type, id }: RestPost) {
  const card = page
    .getByRole("feed")
    .getByRole("article")
    .filter({ has: page.locator(`a[data-card-link][href$="?${type}=${id}"]`) });
  await scrollUntil(page, card);
  await card.scrollIntoViewIfNeeded();
  return card;
}

describe("a card", () => {
  test(
    "of a job shows company, location, workplace and job type in one line @POST-10 @POST-11 @POST-12",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(product, "journo", ({ type }) => type === "job");
      const job = post as RestPost & { company: { name: string }; location: string | null; workplace: string; jobType: string };
      await openFeed(page);
      const card = await cardOf(page, post);
      await card.getByRole("heading", { name: post.title ?? "", exact: true }).waitFor();
      const names: Record<string, string> = {
        "on-site": "On-site",
        remote: "Remote",
        hybrid: "Hybrid",
        "full-time": "Full-time",
        "part-time": "Part-time",
        temporary: "Temporary",
        volunteer: "Volunteer",
      };
      const facts = (await card.locator("dl").first().textContent()) ?? "";
      for (const fact of [job.company.name, job.location ?? "", names[job.workplace] ?? "?", names[job.jobType] ?? "?"])
        expect(facts).toContain(fact);
      await card.getByText("Job", { exact: true }).waitFor();
    },
  );

  test(
    "of a call-out shows ASAP without a deadline, and Closed after it @POST-05 @POST-06",
    { as: "journo" },
    async ({ page, product }) => {
      const callouts = (await postsOf(product, "journo")).filter(({ type }) => type === "callout");
      const asap = callouts.find(({ deadline }) => deadline === null);
      const closed = callouts.find(({ deadline }) => deadline && Date.parse(deadline) < Date.now());
      const open = callouts.find(({ deadline }) => deadline && Date.parse(deadline) > Date.now() + 2 * 86_400_000);
      if (!asap || !closed || !open) throw new Error("The demo data lack one of the deadlines.");
      await openFeed(page);
      const [first, second, third] = [open, asap, closed].toSorted(
        (one, other) => callouts.indexOf(one) - callouts.indexOf(other),
      );
      for (const post of [first, second, third]) {
        if (!post) continue;
        const facts = (await cardOf(page, post)).locator("dl").first();
        const expected =
          post === asap
            ? /^DeadlineASAP/
            : post === closed
              ? /^DeadlineClosed · \d{1,2} \w{3} \d{4}, \d\d:\d\d/
              : /^Deadline\d{1,2} \w{3} \d{4}, \d\d:\d\d · \d+ days left/;
        expect(await facts.textContent()).toMatch(expected);
      }
    },
  );

  test(
    "of an event shows its day, its time zone and the viewer's local time @POST-08 @POST-09 @I18N-03 @I18N-04",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(product, "journo", ({ type, timezone }) => type === "event" && timezone !== "Australia/Sydney");
      await openFeed(page);
      const card = await cardOf(page, post);
      const text = (await card.locator("dl").first().textContent()) ?? "";
      expect(text).toContain((post.timezone ?? "").replaceAll("_", " "));
      expect(text).toMatch(/\(.*\d{1,2} \w{3} \d{4}, \d\d:\d\d.* your time\)/);
      const day = new Intl.DateTimeFormat("en-GB", {
        timeZone: post.timezone ?? "UTC",
        day: "numeric",
        month: "short",
        year: "numeric",
      }).format(new Date(post.start ?? 0));
      expect(text).toContain(day.replace("Sept", "Sep"));
      expect(await card.locator("dl").nth(1).textContent()).toMatch(/^Place(Online|Offline)/);
    },
  );

  test(
    "of a company shows the author as a company, without internal terms @POST-02",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(
        product,
        "journo",
        ({ author, type }) => author.type === "company" && type !== "media" && type !== "epitome" && type !== "marcoms",
      );
      await openFeed(page);
      const card = await cardOf(page, post);
      await card.getByText("Company", { exact: true }).waitFor();
      expect(await card.innerText()).not.toMatch(/system/i);
    },
  );

  test(
    "shows a relative time, later the date, with the full time as tooltip @I18N-01 @I18N-02",
    { as: "journo" },
    async ({ page }) => {
      await openFeed(page);
      const time = page.getByRole("feed").getByRole("article").first().locator("time").first();
      expect(await time.textContent()).toMatch(/^(just now|\d+ (min|h)|\d\d \w{3} \d{4})$/);
      await page.getByRole("feed").getByRole("article").locator("a:has(time)").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      expect(await page.getByRole("tooltip").first().textContent()).toMatch(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/);
    },
  );

  test("of a post edited after publication shows that it was edited @POST-02", { as: "journo" }, async ({ page, product }) => {
    const post = await findPost(product, "journo", ({ updatedAt }) => typeof updatedAt === "string");
    await openFeed(page);
    const card = await cardOf(page, post);
    await card.getByText("edited", { exact: true }).first().waitFor();
    await page.goto(overlayAddress(post));
    await overlay(page).getByRole("article").getByText("edited", { exact: true }).first().waitFor();
    const other = await findPost(
      product,
      "journo",
      ({ type, updatedAt, commentable }) => type === "job" && !updatedAt && commentable.commentsCount === 0,
    );
    await page.goto(overlayAddress(other));
    await overlay(page).getByRole("article").first().waitFor();
    expect(await overlay(page).getByText("edited", { exact: true }).count()).toBe(0);
  });

  test("copies its link and confirms it for a moment @CONST-33", { as: "journo" }, async ({ page, context, product }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
    const post = await findPost(product, "journo", ({ type }) => type === "callout");
    await openFeed(page);
    const card = await cardOf(page, post);
    await Promise.all([
      card.getByRole("button", { name: "Copied" }).waitFor(),
      pressInFeed(card.getByRole("button", { name: "Copy link" })),
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/?callout=${post.id}`);
    await card.getByRole("button", { name: "Copy link" }).waitFor();

    await pressInFeed(card.getByRole("button", { name: /^More for/ }));
    await Promise.all([
      page.getByRole("menuitem", { name: "Copied" }).waitFor(),
      page.getByRole("menuitem", { name: "Copy link" }).click(),
    ]);
    expect(queryStringOf(page)).toBe("");
  });

  test(
    "collapses long text after eight lines and keeps it expanded after Show more @POST-02",
    { as: "journo", device: "mobile" },
    async ({ page, product }) => {
      const post = await findPost(
        product,
        "journo",
        ({ type, content }) => type === "communityPost" && (content?.length ?? 0) > 1200,
      );
      await openFeed(page, "/community/media-insiders/updates");
      const card = await cardOf(page, post);
      const text = card.locator(".rich-text").first().locator("..");
      const heightOf = () => text.evaluate((element) => element.clientHeight);
      const line = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
      const folded = await heightOf();
      expect(folded).toBeLessThan(line * 10);
      await pressInFeed(card.getByRole("button", { name: "Show more" }));
      await expect.poll(heightOf).toBeGreaterThan(folded);
      expect(await card.getByRole("button", { name: "Show more" }).count()).toBe(0);
      expect(queryStringOf(page)).toBe("");
    },
  );

  test(
    "shows pictures in a grid: of many the first four with the number of the others @POST-17",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await findPost(product, "journo", ({ attachments }) => (attachments?.count ?? 0) > 4);
      await openFeed(page, "/community/media-insiders/updates");
      const card = await cardOf(page, post);
      const count = post.attachments?.count ?? 0;
      const pictures = card.getByRole("button", { name: new RegExp(`^Picture \\d of`) });
      // The fourth one is the button that opens the post.
      expect(await pictures.count()).toBe(3);
      await card.getByText(`+${count - 4}`, { exact: true }).waitFor();
      await pictures.first().click();
      await page.getByRole("dialog", { name: /^Picture 1 of/ }).waitFor();
      await page.keyboard.press("Escape");
      expect(queryStringOf(page)).toBe("");
      await card.getByRole("button", { name: "Show all attachments" }).click();
      await overlay(page)
        .getByRole("button", { name: `Picture 4 of ${count}` })
        .click();
      await page.getByRole("dialog", { name: `Picture 4 of ${count}` }).waitFor();
    },
  );

  test("of a video plays it in place @POST-13 @POST-19 @POST-20", { as: "journo" }, async ({ page, product }) => {
    const post = await findPost(product, "journo", ({ type }) => type === "record");
    await openFeed(page);
    const card = await cardOf(page, post);
    const play = card.getByRole("button", { name: /^Play video by/ });
    expect(await play.textContent()).toMatch(/^\d+:\d\d$/);
    await pressInFeed(play);
    await card.locator("video").waitFor();
    await expect.poll(() => card.locator("video").evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
    expect(queryStringOf(page)).toBe("");
  });
});

test(
  "a news card links to its story @NEWS-02 @NEWS-03 @NEWS-04 @NEWS-05 @ROUTE-13",
  { as: "journo" },
  async ({ context, product }) => {
    const names: Record<string, string> = { media: "Media news", epitome: "Epitome", marcoms: "Marcoms News" };
    for (const [type, label] of Object.entries(names)) {
      const news = await findPost(product, "journo", (one) => one.type === type);
      // A new tab each time, because scroll positions are stored per tab.
      const page = await context.newPage();
      await openFeed(page, "/community/media-insiders/editorial");
      const link = page.locator(`a[data-card-link][href="/stories/${news.id}"]`);
      await scrollUntil(page, link);
      await link.scrollIntoViewIfNeeded();
      const card = page.getByRole("feed").getByRole("article").filter({ has: link });
      await card.getByText(label, { exact: true }).waitFor();
      await link.click();
      await page.waitForURL((url) => url.pathname === `/stories/${news.id}`);
      await page.getByRole("heading", { level: 1, name: news.title ?? "" }).waitFor();
      await page.close();
    }
  },
);

test("a story is open to guests; liking and commenting ask them to sign in @ROUTE-13", {}, async ({ page, product }) => {
  const news = await findPost(product, "journo", ({ type }) => type === "media");
  await page.goto(`/stories/${news.id}`);
  await page.getByRole("heading", { level: 1, name: news.title ?? "" }).waitFor();
  await page.getByRole("button", { name: "Sign in to comment" }).click();
  await page.getByRole("dialog", { name: "Sign in" }).waitFor();
});

test(
  "a story address with other characters than digits leads to the not-found page @ROUTE-13",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/stories/12a");
    await page.waitForURL((url) => url.pathname === "/error/404");
  },
);
