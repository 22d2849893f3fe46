import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { announceNotifications } from "../../upstream/realtime/announce.ts";
import { getKey } from "../../web/src/lib/globalId.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { comment, like, publishStatement } from "./support/mutations.ts";
import { openFeed, overlay } from "./support/posts.ts";
import { controlSocket, holdSocket, waitForSubscription } from "./support/socket.ts";
import { waitUntilComplete } from "./support/waitUntilComplete.ts";

const test = browserTests();

const bell = (page: Page) => page.getByRole("button", { name: "Notifications" });
const indicator = (page: Page) => bell(page).getByText("New notifications");
const list = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const isRead = (path: string) => path.startsWith("/api/v1/notifications/read");

/** Clicks the bell until nothing is unread. */
async function readAll(page: Page): Promise<void> {
  await bell(page).click();
  await list(page).getByRole("listitem").first().waitFor();
  await page.keyboard.press("Escape");
  await list(page).waitFor({ state: "detached" });
  await indicator(page).waitFor({ state: "detached" });
}

describe("notifications", () => {
  test(
    "appear live, are marked as read when the list opens, and link to the comment @NOTIF-01 @NOTIF-05 @NOTIF-06 @NOTIF-07 @NOTIF-08 @NOTIF-09 @RT-03 @OVERLAY-05",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await publishStatement(product, "journo", "What a day at the desk.");
      await like(product, "pr", post);
      await openFeed(page);
      // The flag loaded at the start.
      await indicator(page).waitFor();
      await readAll(page);
      await expect.poll(() => product.upstream.calls.filter(({ path }) => isRead(path)).length).toBe(1);

      // The flag set by an event.
      const reply = await comment(product, "pr", post, "Could not agree more.");
      await indicator(page).waitFor();
      await bell(page).click();
      const unread = list(page).getByRole("region", { name: "New" });
      const first = unread.getByRole("link").first();
      await expect.poll(() => first.innerText()).toMatch(/commented on your statement[\s\S]*Could not agree more\./);
      expect(await unread.getByRole("listitem").count()).toBe(1);
      expect(await list(page).getByRole("region", { name: "Earlier" }).getByText("liked your statement").count()).toBeGreaterThan(
        0,
      );
      await expect.poll(() => product.upstream.calls.filter(({ path }) => isRead(path)).length).toBe(2);
      // Unread ones stay marked while the list is open.
      await first.getByText("Unread").waitFor();
      await expectAccessible(page);

      // One that arrives while the list is open is inserted first and marked as read too.
      await comment(product, "expert", post, "Neither could I.");
      await expect.poll(() => first.innerText()).toContain("Neither could I.");
      expect(await unread.getByRole("listitem").count()).toBe(2);
      await expect.poll(() => product.upstream.calls.filter(({ path }) => isRead(path)).length).toBe(3);
      await unread.getByRole("link").nth(1).click();
      await list(page).waitFor({ state: "detached" });
      await indicator(page).waitFor({ state: "detached" });
      await page.waitForURL((url) => url.search === `?statement=${post.databaseId}&cid=${reply.databaseId}`);
      await overlay(page).getByText("Could not agree more.").waitFor();
    },
  );

  test(
    "that happen between the loading of the page and its subscription are shown @NOTIF-09 @RT-05 @RT-07",
    { as: "journo" },
    async ({ page, product }) => {
      const post = await publishStatement(product, "journo", "Something happens at once.");
      const release = await holdSocket(page);
      await openFeed(page);
      await readAll(page);
      await comment(product, "pr", post, "While the page loads.");
      await release();
      await indicator(page).waitFor();
      await bell(page).click();
      await list(page).getByRole("region", { name: "New" }).getByText("While the page loads.").waitFor();
    },
  );

  test(
    "missed while the socket was disconnected are shown once and in order @NOTIF-09 @RT-07 @RT-01",
    { as: "journo" },
    async ({ page, product }) => {
      const socket = await controlSocket(page);
      const post = await publishStatement(product, "journo", "Three things happen now.");
      await openFeed(page);
      await expect.poll(() => socket.operations.has("useNotificationsLiveSubscription")).toBe(true);
      await bell(page).click();
      await list(page).getByRole("listitem").first().waitFor();
      await comment(product, "pr", post, "Before it broke.");
      await list(page).getByText("Before it broke.").waitFor();

      await socket.disconnect();
      for (const text of ["First while away.", "Second while away.", "Third while away."])
        await comment(product, "pr", post, text);
      socket.allowReconnect();
      await list(page).getByText("Third while away.").waitFor();
      await comment(product, "pr", post, "After it was mended.");
      await list(page).getByText("After it was mended.").waitFor();
      const texts = await list(page)
        .getByText(/^(Before it broke|.* while away|After it was mended)\.$/)
        .allInnerTexts();
      expect(texts).toEqual([
        "After it was mended.",
        "Third while away.",
        "Second while away.",
        "First while away.",
        "Before it broke.",
      ]);
    },
  );

  test("announced without their content are loaded from the list @RT-02 @RT-03", { as: "journo" }, async ({ page, product }) => {
    const { db } = product.platform;
    const idsOf = async (as: "journo" | "pr") => {
      const { data } = await product.graphql<{ viewer: { databaseId: number; authorId: string } }>({
        as,
        document: "{ viewer { databaseId authorId } }",
      });
      if (!data) throw new Error("There is no viewer.");
      return data.viewer;
    };
    const [owner, other] = await Promise.all([idsOf("journo"), idsOf("pr")]);
    const socket = await controlSocket(page);
    const { databaseId } = await publishStatement(product, "journo", "Announced without content.");
    await openFeed(page);
    await expect.poll(() => socket.operations.has("useNotificationsLiveSubscription")).toBe(true);
    await bell(page).click();
    await list(page).getByRole("listitem").first().waitFor();
    const about = { entity_type: "statement", entity_id: databaseId } as const;
    await db
      .insertInto("notifications")
      .values({
        user_id: owner.databaseId,
        type: "like",
        who_id: Number(getKey(other.authorId)),
        ...about,
        created_at: new Date(),
      })
      .execute();
    const listed = list(page).getByText("Announced without content.");
    await expect
      .poll(async () => {
        await announceNotifications(db, [{ id: null, userId: owner.databaseId }]);
        return listed.count();
      })
      .toBe(1);
  });

  test("read in one tab are read in the others @NOTIF-07 @NOTIF-08", { as: "journo" }, async ({ page, context, product }) => {
    const other = await context.newPage();
    const subscribed = [page, other].map((tab) => waitForSubscription(tab, "useNotificationsLiveSubscription"));
    await Promise.all([openFeed(page), openFeed(other), ...subscribed]);
    await like(product, "pr", await publishStatement(product, "journo", "Seen twice."));
    await Promise.all([indicator(page).waitFor(), indicator(other).waitFor()]);
    await readAll(page);
    await indicator(other).waitFor({ state: "detached" });
    const readViewer = async () => {
      const document = "{ viewer { hasNotifications } }";
      return (await product.graphql<{ viewer: { hasNotifications: boolean } }>({ as: "journo", document })).data?.viewer;
    };
    await expect.poll(readViewer).toEqual({ hasNotifications: false });
    await other.reload();
    await bell(other).waitFor();
    expect(await indicator(other).count()).toBe(0);
  });

  test(
    "that arrive before the response to marking others as read stay new @NOTIF-07 @NOTIF-09",
    { as: "journo" },
    async ({ page, product }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/graphql", async (route) => {
        if (route.request().postDataJSON()?.operationName !== "useMarkReadMutation") return route.fallback();
        const response = await route.fetch();
        await released;
        await route.fulfill({ response });
      });
      const subscribed = waitForSubscription(page, "useNotificationsLiveSubscription");
      await openFeed(page);
      await subscribed;
      await readAll(page);
      await expect.poll(() => product.upstream.calls.filter(({ path }) => isRead(path)).length).toBe(1);
      await like(product, "pr", await publishStatement(product, "journo", "Liked at this moment."));
      await indicator(page).waitFor();
      const marked = page.waitForResponse(
        (response) => response.request().postDataJSON()?.operationName === "useMarkReadMutation",
      );
      release();
      await (await marked).finished();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await indicator(page).count()).toBe(1);
    },
  );

  test(
    "of an unknown type are left out; an interview answer links to its page @ERR-06 @NOTIF-04",
    { as: "pr" },
    async ({ page, product }) => {
      const who = { id: 5, avatar: null, name: "Ann Lee", slug: "ann-lee", type: "person" };
      const base = {
        isRead: false,
        when: new Date().toISOString(),
        who,
        entityType: "interview",
        entityId: 3,
        entitySummary: "Questions",
      };
      await openFeed(page);
      product.upstream.fail({
        path: "/api/v1/notifications",
        status: 200,
        body: {
          data: [
            { ...base, id: 2, type: "wave" },
            { ...base, id: 1, type: "interviewAnswer", link: { hash: "h4sh", type: "video" } },
          ],
          meta: { total: 2, offset: 0, limit: 20, unread: 2 },
        },
      });
      await bell(page).click();
      const answer = list(page).getByRole("link", { name: /Ann Lee answered your interview/ });
      expect(await answer.getAttribute("href")).toBe("/async/answer/video/h4sh");
      expect(await list(page).getByRole("listitem").count()).toBe(1);
      expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
    },
  );

  test(
    "show an error with a retry when they cannot be loaded @ERR-01",
    { as: "pr" },
    async ({ page, product, expectConsole }) => {
      expectConsole(/50\d|Failed|error/i);
      await openFeed(page);
      product.upstream.fail({ method: "GET", path: "/api/v1/notifications", status: 500 });
      await bell(page).click();
      await list(page).getByRole("alert").waitFor();
      expect(product.upstream.calls.filter(({ path }) => isRead(path))).toEqual([]);
      product.upstream.reset();
      await list(page).getByRole("button", { name: "Retry" }).click();
      await list(page).getByRole("listitem").first().waitFor();
    },
  );

  test(
    "have their own page on mobile, with an empty state @NOTIF-06 @UI-01",
    { as: "readonly", device: "mobile", theme: "dark" },
    async ({ page, product }) => {
      const { data } = await product.graphql<{ viewer: { databaseId: number } }>({
        as: "readonly",
        document: "{ viewer { databaseId } }",
      });
      await product.platform.db
        .deleteFrom("notifications")
        .where("user_id", "=", data?.viewer.databaseId ?? 0)
        .execute();
      await page.goto("/notifications");
      await page.getByRole("main").getByText("No notifications yet").waitFor();
      expect(await page.title()).toContain("Notifications");
      await expect.poll(() => product.upstream.calls.filter(({ path }) => isRead(path)).length).toBe(1);
      await expectAccessible(page);
    },
  );
});

test("internal events of the platform are only logged @RT-04", { as: "journo" }, async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
  const socket = await controlSocket(page);
  await openFeed(page);
  await expect.poll(() => socket.operations.has("useNotificationsLiveIssueSubscription")).toBe(true);
  await waitUntilComplete(page);
  const before = await page.locator("body").innerText();
  socket.send("useNotificationsLiveIssueSubscription", { issueLocked: { sequence: 1, payload: '{"issue":7}' } });
  await expect.poll(() => logged).toContain('debug: issue_locker {"issue":7}');
  expect(await page.locator("body").innerText()).toBe(before);
});

/** Counts the page's reads of the viewer. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql") && request.postDataJSON()?.operationName === "ShellQuery") reads += 1;
  });
  return () => reads;
}

describe("on mobile", () => {
  test("loads the viewer again after the start @RT-06", { as: "journo", device: "mobile" }, async ({ page }) => {
    const reads = countReads(page);
    await openFeed(page);
    await expect.poll(reads).toBe(2);
  });
});

/** Opens the feed and waits for the list of shortcuts; a repeated read of the viewer would be complete by then. */
async function readsAfterStart(page: Page): Promise<number> {
  const reads = countReads(page);
  await openFeed(page);
  await expect
    .poll(async () => {
      await page.keyboard.press("?");
      return page.getByRole("dialog").count();
    })
    .toBe(1);
  return reads();
}

test("a platform admin's viewer is loaded once on mobile @RT-06", { as: "admin", device: "mobile" }, async ({ page }) => {
  expect(await readsAfterStart(page)).toBe(1);
});

test("the viewer is loaded once on wider screens @RT-06", { as: "journo" }, async ({ page }) => {
  expect(await readsAfterStart(page)).toBe(1);
});
