import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { announceVideo } from "../../upstream/realtime/announce.ts";
import type { Product } from "../support/product.ts";
import { browserTests } from "./support/browserTest.ts";
import { firstVisibleItem, readFeed } from "./support/feeds.ts";
import { runMutation, comment, like, publishStatement } from "./support/mutations.ts";
import { findPost, openFeed, overlay } from "./support/posts.ts";
import { controlSocket, holdSocket } from "./support/socket.ts";

const test = browserTests();

async function communityId(product: Product): Promise<string> {
  const { data } = await product.graphql<{ community: { id: string } }>({
    as: "pr",
    document: '{ community(slug: "media-insiders") { id } }',
  });
  if (!data) throw new Error("There is no such community.");
  return data.community.id;
}

const card = (page: Page, id: number) =>
  page.getByRole("article").filter({ has: page.locator(`a[data-card-link][href*="statement=${id}"]`) });

describe("new posts of a feed", () => {
  test(
    "are offered without moving the feed, and shown at the top on click @FEED-01 @FEED-02",
    { as: "journo" },
    async ({ page, product }) => {
      const community = await communityId(product);
      await openFeed(page);
      await readFeed(page, 30);
      const before = await firstVisibleItem(page);
      const posts = [];
      for (const text of ["One for the desk.", "Two for the desk.", "Three for the desk."])
        posts.push(await publishStatement(product, "pr", text, [community]));
      const pill = page.getByRole("button", { name: "3 new posts" });
      await pill.waitFor();
      expect(await firstVisibleItem(page)).toEqual(before);
      await pill.click();
      const feed = page.getByRole("feed");
      const newest = card(page, posts[2]?.databaseId ?? 0);
      await newest.waitFor();
      await pill.waitFor({ state: "detached" });
      await expect.poll(() => newest.evaluate((element) => element === document.activeElement)).toBe(true);
      // The layout is stable: a click on a new post hits the right element.
      await newest.getByRole("button", { name: "Like", exact: true }).press("Enter");
      await newest.getByRole("button", { name: "1 like, show who" }).waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const shown = await feed
        .locator("a[data-card-link]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(shown.slice(0, 3)).toEqual(
        posts.toReversed().map(({ databaseId }) => expect.stringContaining(`statement=${databaseId}`)),
      );
    },
  );

  test(
    "count only posts of others in the home feed, but are shown with the user's own @FEED-04",
    { as: "journo" },
    async ({ page, product }) => {
      const socket = await controlSocket(page);
      const community = await communityId(product);
      await openFeed(page, "/");
      await expect.poll(() => socket.operations.has("useNewPostsSubscription")).toBe(true);
      const ownPost = await publishStatement(product, "journo", "My own words.", [community]);
      const other = await publishStatement(product, "pr", "Words of another.", [community]);
      await page.getByRole("button", { name: "1 new post" }).click();
      await card(page, other.databaseId).waitFor();
      await card(page, ownPost.databaseId).waitFor();
    },
  );

  test(
    "are offered and shown in the feeds of a person, a company and an outlet @FEED-01",
    { as: "journo" },
    async ({ page, product }) => {
      const { data } = await product.graphql<{ company: { authorId: string }; outlet: { id: string } }>({
        as: "pr",
        document: '{ company(slug: "northlight") { authorId } outlet(slug: "harbour-ledger") { id } }',
      });
      const title = "Words of an outlet.";
      const story = { kind: "MEDIA", title, headline: title, content: `<p>${title}</p>`, status: "PUBLISHED" };
      const feeds: [address: string, text: string, publish: () => Promise<unknown>][] = [
        ["/u/daniel-okafor", "Words of a person.", () => publishStatement(product, "pr", "Words of a person.")],
        [
          "/c/northlight",
          "Words of a company.",
          () =>
            runMutation(product, "pr", "createStatement", {
              content: "<p>Words of a company.</p>",
              authorId: data?.company.authorId,
            }),
        ],
        ["/o/harbour-ledger", title, () => runMutation(product, "admin", "createStory", { ...story, outletId: data?.outlet.id })],
      ];
      for (const [address, text, publish] of feeds) {
        await openFeed(page, address);
        await publish();
        await page.getByRole("button", { name: "1 new post" }).click();
        await page.getByRole("feed").getByText(text).first().waitFor();
      }
    },
  );
});

describe("a post changed by others", () => {
  test(
    "updates its card: likes, comments, text, deletion and restoring @OVERLAY-11 @LIKE-02",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await publishStatement(product, "pr", "As it was written first.", [await communityId(product)]);
      await openFeed(page);
      const shown = card(page, post.databaseId);
      await shown.getByText("As it was written first.").waitFor();
      // Cards subscribe a second after they become visible, to what has changed since they were read.
      await like(product, "expert", post);
      await shown.getByRole("button", { name: "1 like, show who" }).waitFor();
      await comment(product, "expert", post, "Said below the card.");
      await shown.getByText("Said below the card.").waitFor();
      await runMutation(product, "pr", "updateStatement", { postId: post.id, content: "<p>As it was put later.</p>" });
      await shown.getByText("As it was put later.").waitFor();
      await runMutation(product, "pr", "deletePost", { postId: post.id });
      const deleted = page.getByRole("feed").getByText("This post has been deleted.");
      await deleted.waitFor();
      expect(await page.getByRole("feed").getByRole("button", { name: "Restore" }).count()).toBe(0);
      await runMutation(product, "pr", "restorePost", { postId: post.id });
      await deleted.waitFor({ state: "detached" });
      await shown.getByText("As it was put later.").waitFor();
    },
  );

  test(
    "updates while it is open, and keeps unsent comments @OVERLAY-11 @POST-19",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await publishStatement(product, "pr", "An open question.", [await communityId(product)]);
      const first = await comment(product, "expert", post, "A first answer.");
      await openFeed(page, `/community/media-insiders?statement=${post.databaseId}`);
      const dialog = overlay(page);
      const comments = dialog.getByRole("region", { name: "Comments" });
      await comments.getByText("A first answer.").waitFor();
      await comments
        .getByRole("button", { name: /^Reply to/ })
        .first()
        .click();
      const reply = dialog.getByRole("textbox", { name: "Write a reply" });
      await reply.fill("My reply, half");
      const box = dialog.getByRole("textbox", { name: "Write a comment" });
      await box.fill("My comment, half");

      const second = await comment(product, "expert", post, "A second answer.");
      await comments.getByText("A second answer.").waitFor();
      await comment(product, "pr", post, "A reply to the first.", first);
      await comments.getByText("A reply to the first.").waitFor();
      await comment(product, "pr", post, "A reply to the second.", second);
      await comments.getByText("A reply to the second.").waitFor();
      await runMutation(product, "expert", "updateComment", { commentId: first.id, content: "<p>A better answer.</p>" });
      await comments.getByText("A better answer.").waitFor();
      const third = await comment(product, "expert", post, "Written in error.");
      await comments.getByText("Written in error.").waitFor();
      await runMutation(product, "expert", "deleteComment", { commentId: third.id });
      await comments.getByText("This comment has been deleted.").waitFor();
      expect(await comments.getByText("A second answer.").count()).toBe(1);
      expect([await reply.inputValue(), await box.inputValue()]).toEqual(["My reply, half", "My comment, half"]);

      await runMutation(product, "pr", "deletePost", { postId: post.id });
      await dialog.getByText("This post has been deleted.").waitFor();
      expect([await reply.inputValue(), await box.inputValue()]).toEqual(["My reply, half", "My comment, half"]);
    },
  );

  test(
    "offers no comment box, replies and likes once it was deleted, except for texts in progress @OVERLAY-11 @POST-24",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await publishStatement(product, "pr", "Soon gone.", [await communityId(product)]);
      await comment(product, "expert", post, "A first answer.");
      await openFeed(page, `/community/media-insiders?statement=${post.databaseId}`);
      const thread = overlay(page).getByRole("region", { name: "Comments" });
      const actions = thread.getByRole("button", { name: /^(Reply|Like)/ });
      await expect.poll(() => actions.count()).toBe(2);
      const box = overlay(page).getByRole("textbox", { name: "Write a comment" });
      await box.waitFor();
      await runMutation(product, "pr", "deletePost", { postId: post.id });
      await overlay(page).getByText("This has been deleted.").waitFor();
      expect(await box.count()).toBe(0);
      expect(await thread.getByText("A first answer.").count()).toBe(1);
      expect(await actions.count()).toBe(0);
    },
  );

  test(
    "shows what others wrote before the socket was open, for example on a slow network @RT-07 @FEED-02",
    { as: "journo" },
    async ({ page, product }) => {
      const release = await holdSocket(page);
      const community = await communityId(product);
      const post = await publishStatement(product, "pr", "Read over a slow network.", [community]);
      await openFeed(page, `/community/media-insiders?statement=${post.databaseId}`);
      const dialog = overlay(page);
      await dialog.getByText("No comments yet.").waitFor();
      await comment(product, "expert", post, "Said while it loaded.");
      await publishStatement(product, "pr", "Published while it loaded.", [community]);
      await release();
      await dialog.getByText("Said while it loaded.").waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: "1 new post" }).waitFor();
    },
  );

  test(
    "shows a comment that is written while its comments are being read @OVERLAY-11 @RT-07",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await publishStatement(product, "pr", "A busy discussion.", [await communityId(product)]);
      await openFeed(page, `/community/media-insiders?statement=${post.databaseId}`);
      const dialog = overlay(page);
      await dialog.getByText("No comments yet.").waitFor();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const isReading = page.waitForRequest((request) => request.postData()?.includes("refreshThreadQuery") === true);
      await page.route("**/graphql", async (route) => {
        if (route.request().postDataJSON()?.operationName !== "refreshThreadQuery") return route.fallback();
        const response = await route.fetch();
        await released;
        await route.fulfill({ response });
      });
      await comment(product, "expert", post, "The first.");
      await isReading;
      await comment(product, "expert", post, "The second.");
      // By now the event has arrived.
      await dialog.getByRole("heading", { name: "Comments 2" }).waitFor();
      release();
      await dialog.getByText("The second.").waitFor();
      await dialog.getByText("The first.").waitFor();
    },
  );

  test("shows comments written while the socket was disconnected @RT-07", { as: "journo" }, async ({ page, product }) => {
    const socket = await controlSocket(page);
    const post = await publishStatement(product, "pr", "Read by somebody in a tunnel.", [await communityId(product)]);
    await openFeed(page, `/community/media-insiders?statement=${post.databaseId}`);
    const comments = overlay(page).getByRole("region", { name: "Comments" });
    await comments.getByText("No comments yet.").waitFor();
    await expect.poll(() => socket.operations.has("LivePostsSubscription")).toBe(true);
    await socket.disconnect();
    await comment(product, "expert", post, "Said meanwhile.");
    socket.allowReconnect();
    await comments.getByText("Said meanwhile.").waitFor();
  });
});

test(
  "a video that is being processed is replaced by the player when it is ready @POST-20",
  { as: "journo" },
  async ({ page, product }) => {
    const { db } = product.platform;
    const post = await findPost(product, "journo", ({ type }) => type === "record");
    const { data } = await product.graphql<{ viewer: { databaseId: number }; post: { video: { databaseId: number } } }>({
      as: "journo",
      document: `{ viewer { databaseId } post(type: RECORD, databaseId: ${post.id}) { ... on Record { video { databaseId } } } }`,
    });
    const id = data?.post.video.databaseId ?? 0;
    await db.updateTable("videos").set({ status: "processing" }).where("id", "=", id).execute();
    await openFeed(page, `/community/media-insiders?record=${post.id}`);
    const article = overlay(page).getByRole("article").first();
    await article.getByText("Video is being processed").waitFor();
    // After the second poll, polling is rare: the page relies on the event.
    const polls = () => product.upstream.calls.filter(({ path }) => path.startsWith(`/api/v1/uploads/videos/${id}`)).length;
    await expect.poll(polls).toBeGreaterThan(1);
    await db.updateTable("videos").set({ status: "processed" }).where("id", "=", id).execute();
    await announceVideo(db, data?.viewer.databaseId ?? 0, { id, status: "processed" });
    await article.getByRole("button", { name: /^Play video by/ }).waitFor({ timeout: 10_000 });
  },
);
