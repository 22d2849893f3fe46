import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { emailOf, type AccountName } from "../support/accounts.ts";
import type { Product } from "../support/product.ts";
import { browserTests } from "./support/browserTest.ts";
import { storedDrafts } from "./support/indexedDb.ts";
import { publishStatement, runMutation } from "./support/mutations.ts";
import { overlay } from "./support/posts.ts";

const test = browserTests();

const form = (page: Page) => page.getByRole("dialog", { name: "Write a post" });
const write = async (page: Page, label: string, text: string) => {
  await form(page).getByRole("textbox", { name: label }).click();
  await page.keyboard.type(text);
};
const publish = (page: Page, noun: string) => form(page).getByRole("button", { name: `Publish ${noun}` });
const communityIdOf = async (product: Product, slug: string) => {
  const document = `{ community(slug: "${slug}") { id } }`;
  const { data } = await product.graphql<{ community: { id: string } }>({ as: "admin", document });
  return data?.community.id ?? "";
};
/** Leaves a community, like in another tab. */
const leave = async (product: Product, as: AccountName, slug: string) =>
  runMutation(product, as, "setMembership", { communityId: await communityIdOf(product, slug), joined: false });

describe("a new post", () => {
  test(
    "is published from a page over HTTP, where browsers lack several functions @POST-21",
    { as: "journo" },
    async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Crypto.prototype, "randomUUID");
        for (const name of ["locks", "clipboard", "mediaDevices"]) Reflect.deleteProperty(Navigator.prototype, name);
      });
      await page.goto("/?create=reaction");
      await write(page, "Text", "Said on the local network");
      await publish(page, "reaction").click();
      await page.getByText("Your reaction has been published.").waitFor();
    },
  );

  test(
    "is written from the form's link on home and published once, even on a double click @POST-21 @POST-04",
    { as: "journo" },
    async ({ page, product }) => {
      await page.goto("/");
      await page.getByRole("link", { name: "What do you want to share?" }).click();
      await write(page, "Text", "Words for everybody");
      product.upstream.reset();
      await publish(page, "community post").dblclick();
      await page.getByText("Your community post has been published.").waitFor();
      expect(product.upstream.calls.filter(({ method }) => method === "POST")).toHaveLength(1);
      await page.getByRole("button", { name: "View", exact: true }).click();
      await overlay(page).getByRole("article").getByText("Words for everybody").waitFor();
    },
  );

  test("shows its errors at the fields @VALID-18 @VALID-22", { as: "journo" }, async ({ page }) => {
    await page.goto("/?create=event");
    await publish(page, "event").click();
    for (const text of ["Name is required.", "Start is required.", "Link is required."])
      await form(page).getByText(text).waitFor();
    await form(page).getByRole("textbox", { name: "Name" }).fill("Open newsroom");
    await form(page).getByText("Name is required.").waitFor({ state: "detached" });
  });

  test(
    "keeps everything when saving fails, and can be published afterwards @POST-21 @ERR-01",
    { as: "journo" },
    async ({ page, product, expectConsole }) => {
      expectConsole(/50\d|Failed|error/i);
      await page.goto("/?create=callout");
      await form(page).getByRole("textbox", { name: "Title" }).fill("Looking for a glazier");
      await write(page, "Details", "Who restores church windows?");
      product.upstream.fail({ method: "POST", path: /\/api\/v1\/callouts/, status: 500 });
      await publish(page, "call-out").click();
      await form(page).getByText("Something went wrong. We are already working to solve it.").waitFor();
      expect(await form(page).getByRole("textbox", { name: "Title" }).inputValue()).toBe("Looking for a glazier");
      product.upstream.reset();
      await publish(page, "call-out").click();
      await page.getByText("Your call-out has been published.").waitFor();
      // The next form starts empty after publishing.
      await page.goto("/?create=callout");
      expect(await form(page).getByRole("textbox", { name: "Title" }).inputValue()).toBe("");
      expect(await page.getByText("Your earlier draft has been restored.").count()).toBe(0);
    },
  );

  test("is restored after its tab was closed @POST-16", { as: "journo" }, async ({ page, context }) => {
    await page.goto("/?create=statement");
    await write(page, "Text", "Half a thou");
    await form(page).getByRole("textbox", { name: "What does it refer to?" }).fill("example.com/story");
    await expect.poll(() => storedDrafts(page)).toMatch(/^(?=.*Half a thou).*example\.com\/story/);
    await page.close();
    const next = await context.newPage();
    await next.goto("/?create=statement");
    await next.getByText("Your earlier draft has been restored.").waitFor();
    await form(next).getByRole("textbox", { name: "Text", exact: true }).getByText("Half a thou").waitFor();
    expect(await form(next).getByRole("textbox", { name: "What does it refer to?" }).inputValue()).toBe("example.com/story");
  });

  test("is restored in the community where it was begun @POST-16", { as: "journo" }, async ({ page }) => {
    await page.goto("/community/media-insiders");
    await page.getByRole("main").getByRole("link", { name: "What do you want to share?" }).click();
    await write(page, "Text", "For the insiders");
    await expect.poll(() => storedDrafts(page)).toContain("For the insiders");
    await page.goto("/?create=communityPost");
    await page.getByText("Your earlier draft has been restored.").waitFor();
    await form(page).getByRole("checkbox", { name: "Media Insiders", checked: true }).waitFor();
  });

  test(
    "in a community that its writer has left is refused at that field, also when it is restored @POST-16 @VALID-18",
    { as: "company" },
    async ({ page, product }) => {
      await page.goto("/community/media-insiders");
      await page.getByRole("main").getByRole("link", { name: "What do you want to share?" }).click();
      await write(page, "Text", "For the insiders");
      await expect.poll(() => storedDrafts(page)).toContain("For the insiders");
      for (const slug of ["media-insiders", "pr-exchange"]) await leave(product, "company", slug);
      const communities = form(page).getByRole("group", { name: "Communities" });
      const refusal = communities.getByText("You can post only in communities that you have joined.");
      await publish(page, "community post").click();
      await refusal.waitFor();
      expect(await communities.evaluate((group) => group.contains(document.activeElement))).toBe(true);

      // The form of a writer who has joined no other community shows the field as well.
      await page.goto("/?create=communityPost");
      await page.getByText("Your earlier draft has been restored.").waitFor();
      await publish(page, "community post").click();
      await refusal.waitFor();
      await communities.getByRole("checkbox", { name: "Community that you have not joined", checked: true }).press("Space");
      await publish(page, "community post").click();
      await page.getByText("Your community post has been published.").waitFor();
    },
  );

  test("is edited in one tab at a time and can be taken over @POST-16", { as: "journo" }, async ({ page, context }) => {
    await page.goto("/?create=reaction");
    await write(page, "Text", "From the first tab");
    await expect.poll(() => storedDrafts(page)).toContain("From the first tab");
    const other = await context.newPage();
    await other.goto("/?create=reaction");
    await other.getByText("You are editing this in another tab").waitFor();
    await other.getByRole("button", { name: "Continue here" }).click();
    await form(other).getByText("From the first tab").waitFor();
    await page.getByText("You are editing this in another tab").waitFor();
  });

  test("asks for confirmation before it is discarded @OVERLAY-06", { as: "journo" }, async ({ page }) => {
    await page.goto("/?create=job");
    await form(page).getByRole("textbox", { name: "Title" }).fill("Night editor");
    await page.keyboard.press("Escape");
    const alert = page.getByRole("alertdialog");
    await alert.getByText("Discard changes?").waitFor();
    await alert.getByRole("button", { name: "Keep editing" }).click();
    expect(await form(page).getByRole("textbox", { name: "Title" }).inputValue()).toBe("Night editor");
    await form(page).getByRole("button", { name: "Close" }).click();
    await alert.getByRole("button", { name: "Discard" }).click();
    await form(page).waitFor({ state: "detached" });
    await page.goto("/?create=job");
    expect(await form(page).getByRole("textbox", { name: "Title" }).inputValue()).toBe("");
  });
});

test(
  "a draft can be saved, edited, published, deleted and restored @POST-16 @POST-22 @POST-23 @PERM-04",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/?create=callout");
    await form(page).getByRole("textbox", { name: "Title" }).fill("Looking for a beekeeper");
    await write(page, "Details", "Who keeps bees in the city?");
    await form(page).getByRole("button", { name: "Save draft" }).click();
    await page.getByText("Your draft has been saved.").waitFor();

    await page.goto("/drafts");
    await page.getByRole("link", { name: "Edit Looking for a beekeeper" }).click();
    const edit = page.getByRole("dialog", { name: "Edit call-out" });
    await edit.getByRole("textbox", { name: "Title" }).fill("Looking for two beekeepers");
    await edit.getByRole("button", { name: "Publish call-out" }).click();
    await page.getByText("Your call-out has been published.").waitFor();
    const post = overlay(page);
    await post.getByRole("heading", { name: "Looking for two beekeepers" }).waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?callout=\d+$/);

    await post.getByRole("button", { name: "More for Looking for two beekeepers" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const alert = page.getByRole("alertdialog");
    await alert.getByText("Do you want to delete this post?").waitFor();
    await alert.getByRole("button", { name: "Delete" }).click();
    await post.getByText("This post has been deleted.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await post.getByRole("heading", { name: "Looking for two beekeepers" }).waitFor();
  },
);

test("an edited post stays in a community that its author has left @POST-23", { as: "pr" }, async ({ page, product }) => {
  const { db } = product.platform;
  const { databaseId } = await publishStatement(product, "pr", "From the insiders", [
    await communityIdOf(product, "media-insiders"),
  ]);
  await leave(product, "pr", "media-insiders");
  await page.goto(`/?statement=${databaseId}&edit=1`);
  const edit = page.getByRole("dialog", { name: "Edit statement" });
  await edit.getByRole("checkbox", { name: "Media Insiders", checked: true }).waitFor();
  await edit.getByRole("checkbox", { name: "Tech Desk" }).press("Space");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Your changes have been saved.").waitFor();
  const communities = db.selectFrom("post_communities").select("community_id").where("post_id", "=", databaseId);
  expect(await communities.execute()).toHaveLength(2);
});

test(
  "a call-out whose deadline has passed can be corrected without another deadline @POST-06 @POST-23",
  { as: "journo" },
  async ({ page, product }) => {
    const { db } = product.platform;
    // Another time than the end of a day in the writer's zone.
    const deadline = new Date("2026-03-01T09:30:00Z");
    const { contact_id } = await db
      .selectFrom("users")
      .select("contact_id")
      .where("email", "=", emailOf("journo"))
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto("posts")
      .values({
        type: "callout",
        author_id: contact_id,
        creator_id: contact_id,
        title: "Looking for a diver",
        content: "<p>Who dives?</p>",
        save_as: "published",
        created_at: deadline,
        published_at: deadline,
        deadline,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await page.goto(`/?callout=${id}&edit=1`);
    const edit = page.getByRole("dialog", { name: "Edit call-out" });
    await edit.getByRole("textbox", { name: "Title" }).fill("Looking for two divers");
    await edit.getByRole("button", { name: "Save changes" }).click();
    await overlay(page).getByRole("heading", { name: "Looking for two divers" }).waitFor();
    const saved = db.selectFrom("posts").select(["title", "deadline"]).where("id", "=", id);
    expect(await saved.executeTakeFirst()).toEqual({ title: "Looking for two divers", deadline });
  },
);

test(
  "a post in the name of a company has no draft that its writer could not publish @POST-16 @PERM-17 @PERM-22",
  { as: "company" },
  async ({ page }) => {
    await page.goto("/?create=job");
    const draft = form(page).getByRole("button", { name: "Save draft" });
    await draft.waitFor();
    const author = form(page).getByRole("button", { name: /Post as$/ });
    await author.click();
    await page.getByRole("option", { name: "Meridian Energy" }).click();
    await draft.waitFor({ state: "detached" });
    await author.click();
    await page.getByRole("option", { name: "Olivia Brandt" }).click();
    await draft.waitFor();

    // A draft that another client has created says who may publish it.
    await page.goto("/drafts");
    const row = page.getByRole("listitem").filter({ hasText: "Regional photographers" });
    await row.getByText("Only the author or a platform admin may do this.").waitFor();
    expect(await row.getByRole("button").count()).toBe(0);
  },
);

test(
  "a draft on the device stays in a community that was renamed meanwhile @POST-16 @API-087",
  { as: "journo" },
  async ({ page, product }) => {
    const { community } = await runMutation(
      product,
      "company",
      "createCommunity",
      { name: "Mast desk", type: "PUBLIC" },
      "community { id }",
    );
    const communityId = community?.["id"];
    await runMutation(product, "journo", "setMembership", { communityId, joined: true });
    await page.goto("/?create=statement");
    await write(page, "Text", "Said from the mast");
    await form(page).getByRole("checkbox", { name: "Mast desk" }).press("Space");
    await expect.poll(() => storedDrafts(page)).toMatch(/"communityIds":\["/);
    await runMutation(product, "company", "updateCommunity", { communityId, slug: "sail-desk", name: "Sail desk" });
    await page.reload();
    await form(page).getByRole("checkbox", { name: "Sail desk", checked: true }).waitFor();
    expect(await form(page).getByRole("checkbox", { name: "Community that you have not joined" }).count()).toBe(0);
    await publish(page, "statement").click();
    await page.getByText("Your statement has been published.").waitFor();
    await page.goto("/community/sail-desk");
    await page.getByRole("feed").getByText("Said from the mast").waitFor();
  },
);

test(
  "an open form keeps its text when the post is deleted, and says so when it is saved @POST-22 @POST-23",
  { as: "pr" },
  async ({ page, product }) => {
    const communityId = await communityIdOf(product, "media-insiders");
    await runMutation(product, "pr", "setMembership", { communityId, joined: true });
    const post = await publishStatement(product, "pr", "As it stood.", [communityId]);
    await page.goto(`/community/media-insiders?statement=${post.databaseId}&edit=1`);
    const edit = page.getByRole("dialog", { name: "Edit statement" });
    const text = edit.getByRole("textbox", { name: "Text" });
    await text.click();
    await page.keyboard.type("Half a change. ");
    await runMutation(product, "admin", "deletePost", { postId: post.id });
    // The card below the form is up to date.
    await page.locator("[role=feed]").getByText("This post has been deleted.").waitFor();
    await edit.getByRole("button", { name: "Save changes" }).click();
    await edit.getByText(/has been deleted/).waitFor();
    expect(await text.innerText()).toContain("Half a change.");
  },
);
