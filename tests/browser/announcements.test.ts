import type { Page } from "playwright";
import { expect } from "vitest";
import type { Product } from "../support/product.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";
import { holdOperation } from "./support/feeds.ts";
import { typeDate } from "./support/forms.ts";
import { storedDrafts } from "./support/indexedDb.ts";
import { findAccountUser, manyNames } from "./support/manyRecords.ts";
import { openPageAs } from "./support/openPageAs.ts";

const test = browserTests();

const heading = (page: Page, name: string) => main(page).getByRole("heading", { name, level: 1, exact: true });
const card = (page: Page, title: string) =>
  main(page)
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });
const title = "Turbines rest for the eagles";

/** Only platform admins have the full view with the channels page, so this one gets the company's account. Returns its id. */
async function giveAdminTheAccountOfCompany(product: Product): Promise<number> {
  const { account_id } = await findAccountUser(product, "company@example.com");
  await product.platform.db.updateTable("users").set({ account_id }).where("email", "=", "admin@example.com").execute();
  return account_id;
}

test(
  "an announcement is drafted, previewed, published to readers and a feed, and archived @GEN-05 @ROUTE-14 @ROUTE-38 @ROUTE-39 @ROUTE-40 @ROUTE-41 @ROUTE-44 @ROUTE-51 @WORK-05 @ANNOUNCE-01 @ANNOUNCE-02",
  { as: "company" },
  async ({ page, product }) => {
    await page.goto("/announcements/our?status=draft");
    await card(page, "Results for the year: where the money went").getByText("E-mail scheduled").waitFor();
    await main(page).getByRole("link", { name: "New announcement" }).click();
    const draftForm = main(page).getByRole("form", { name: "New announcement" });
    await draftForm.getByRole("button", { name: "Create draft" }).click();
    await draftForm.getByText("Title is required.").waitFor();
    await draftForm.getByText("Marcoms News").click();
    await draftForm.getByRole("textbox", { name: "Title" }).fill(title);
    await draftForm.getByRole("button", { name: /Post as$/ }).click();
    await page.getByRole("option", { name: "Meridian Energy Partners", exact: true }).click();
    await draftForm.getByRole("button", { name: "Create draft" }).dblclick();

    await page.waitForURL(/\/announcements\/\d+\/web$/);
    const path = new URL(page.url()).pathname.replace("/web", "");
    const form = main(page).getByRole("form", { name: "Announcement web page" });
    await form.getByRole("button", { name: "Publish" }).click();
    await form.getByText("Content is required.").waitFor();
    await form.getByRole("button", { name: /Newsroom$/ }).click();
    await page.getByRole("option", { name: "Meridian Energy newsroom" }).click();
    await expect.poll(() => form.getByRole("button", { name: /Post as$/ }).count()).toBe(0);
    await form.getByRole("textbox", { name: "Content" }).click();
    await page.keyboard.type("Four of them stand still at dawn.");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save draft" }).click();
    await heading(page, title).waitFor();
    await main(page).getByRole("article", { name: title, exact: true }).getByText("Draft", { exact: true }).waitFor();
    await page.goto(`${path}/web?preview=1`);
    await main(page).getByText("Four of them stand still at dawn.").waitFor();
    await main(page).getByRole("link", { name: "Back to editing" }).click();
    await form.waitFor();

    // Neither the draft nor the form is visible to others.
    const reader = await openPageAs(page, product, "journo");
    await reader.goto(path);
    await reader.getByRole("heading", { name: /not found/i }).waitFor();
    await page.goto(path);
    await main(page).getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
    await main(page).getByRole("link", { name: "Likes and comments" }).waitFor();
    await main(page).getByRole("region", { name: "Figures" }).getByText("Views").waitFor();
    await expectAccessible(page);

    await reader.goto("/announcements/all?q=eagles");
    await card(reader, title).getByRole("link", { name: title }).click();
    await heading(reader, title).waitFor();
    await reader.getByRole("article", { name: title, exact: true }).getByText("Four of them stand still at dawn.").waitFor();
    expect(await reader.getByRole("region", { name: "Figures" }).count()).toBe(0);
    await reader.goto(`${path}/web`);
    await reader.waitForURL((url) => url.pathname === path);
    await reader.goto("/c/meridian-energy?tab=announcements");
    await card(reader, title).waitFor();
    const { data } = await product.graphql<{ feed: { edges: { node: { title?: string } }[] } }>({
      as: "journo",
      document: "{ feed(types: [MARCOMS], first: 1) { edges { node { ... on NewsItem { title } } } } }",
    });
    expect(data?.feed.edges[0]?.node.title).toBe(title);

    await main(page).getByRole("button", { name: "Archive" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
    await main(page).getByText("Archived", { exact: true }).waitFor();
    await reader.goto(path);
    await reader.getByRole("heading", { name: /not found/i }).waitFor();
  },
);

test(
  "an announcement is e-mailed (test, scheduled, sent at once) and distributed to the account's channels @GEN-05 @ROUTE-42 @ROUTE-49 @WORK-03",
  { as: "company" },
  async ({ page, product }) => {
    const { db } = product.platform;
    await giveAdminTheAccountOfCompany(product);
    const admin = await openPageAs(page, product, "admin");
    await admin.goto("/work/channels");
    await heading(admin, "Channels").waitFor();
    await main(admin).getByText("Old short-message account").waitFor();
    await main(admin).getByRole("button", { name: "New channel" }).click();
    const dialog = admin.getByRole("dialog", { name: "New channel" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("Eagle watch");
    await dialog.getByRole("button", { name: "Add channel" }).click();
    await dialog.getByText("Web address is required.").waitFor();
    await dialog.getByRole("textbox", { name: "Web address" }).fill("eagles.example/news");
    await dialog.getByRole("button", { name: "Add channel" }).click();
    await dialog.waitFor({ state: "detached" });
    const row = main(admin).getByRole("listitem").filter({ hasText: "Eagle watch" });
    await row.getByRole("link", { name: "eagles.example" }).waitFor();
    await row.getByRole("button", { name: "More for Eagle watch" }).click();
    await admin.getByRole("menuitem", { name: "Edit" }).click();
    const editing = admin.getByRole("dialog", { name: "Edit channel" });
    await editing.getByRole("textbox", { name: "Name" }).fill("Eagle post");
    await editing.getByRole("button", { name: "Save changes" }).click();
    await editing.waitFor({ state: "detached" });
    await main(admin).getByText("Eagle post").waitFor();
    const old = main(admin).getByRole("listitem").filter({ hasText: "Old short-message account" });
    await old.getByRole("button", { name: "More for Old short-message account" }).click();
    await admin.getByRole("menuitem", { name: "Delete" }).click();
    await admin.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => old.count()).toBe(0);
    // The page is hidden from screen readers until the question has disappeared.
    await admin.getByRole("alertdialog").waitFor({ state: "detached" });
    await expectAccessible(admin);

    await page.goto("/announcements/1003");
    await main(page).getByRole("button", { name: "Choose channels" }).click();
    const choice = page.getByRole("dialog", { name: "Choose channels" });
    await choice.getByText("Eagle post").click();
    await choice.getByRole("button", { name: "Save channels" }).click();
    await choice.waitFor({ state: "detached" });
    await main(page).getByRole("region", { name: "Distribution" }).getByRole("link", { name: "Eagle post" }).waitFor();

    await main(page).getByRole("link", { name: "E-mail", exact: true }).first().click();
    const form = main(page).getByRole("form", { name: "E-mail of the announcement" });
    await form.getByRole("textbox", { name: "Subject" }).fill("Forty-one portraits");
    await form.getByRole("textbox", { name: "Content" }).click();
    await page.keyboard.type("They work in Dubbo.");
    await form.getByRole("button", { name: "Send e-mail" }).click();
    await form.getByText("At least one recipient with an e-mail address is required.").waitFor();
    await form.getByRole("searchbox", { name: "Search for recipients" }).fill("amelia");
    await form.getByRole("button", { name: "Add: Amelia Hart" }).click();
    await form.getByText("At a set time").click();
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await typeDate(form, "Time", `${tomorrow}T09:00`);
    await form.getByRole("button", { name: "Schedule e-mail" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Schedule" }).click();
    await main(page)
      .getByText(/^Scheduled for .*, to 1 recipient\./)
      .waitFor();
    await main(page).getByRole("button", { name: "Send test" }).click();
    const test = page.getByRole("dialog", { name: "Send test" });
    await test.getByRole("button", { name: "Send test e-mail" }).click();
    await test.waitFor({ state: "detached" });
    await expectAccessible(page);
    await main(page).getByRole("button", { name: "Cancel sending" }).click();
    await main(page).getByText("The saved version goes to 1 recipient.").waitFor();
    await expect.poll(() => main(page).getByRole("button", { name: "Cancel sending" }).count()).toBe(0);
    await form.getByText("Now", { exact: true }).click();
    await form.getByRole("button", { name: "Send e-mail" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
    await main(page)
      .getByText(/^Sent /)
      .waitFor();
    await product.platform.jobs.settled();
    const mails = await db.selectFrom("outbox").select(["recipient", "subject"]).orderBy("id").execute();
    expect(mails).toEqual([
      { recipient: "company@example.com", subject: "[Test] Forty-one portraits" },
      { recipient: "amelia.hart@mail.example", subject: "Forty-one portraits" },
    ]);
    await main(page).getByRole("link", { name: "Hub", exact: true }).click();
    await main(page).getByRole("region", { name: "Distribution" }).getByText("Sent to 1 recipient").waitFor();
    const figures = main(page).getByRole("region", { name: "Figures" });
    await expect.poll(() => figures.innerText()).toMatch(/E-mails sent\s*1/);
  },
);

test(
  "more channels, contact lists and newsrooms than a page can be chosen without losing the choice @WORK-03 @ROUTE-41 @ROUTE-42",
  { as: "company" },
  async ({ page, product }) => {
    const { db } = product.platform;
    const account_id = await giveAdminTheAccountOfCompany(product);
    const names = manyNames("Zone");
    const created_at = new Date();
    const { id: creator_id } = await findAccountUser(product, "company@example.com");
    await db
      .insertInto("channels")
      .values(names.map((name) => ({ name, account_id, created_at, type: "web" as const, url: "https://zone.example/" })))
      .execute();
    const newsroom = await db
      .selectFrom("newsrooms")
      .select(["company_id", "owner_id", "account_id", "status"])
      .where("name", "=", "Meridian Energy newsroom")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("newsrooms")
      .values(names.map((name) => ({ ...newsroom, name, slug: name.replace(" ", "-").toLowerCase(), created_at })))
      .execute();
    await db
      .insertInto("contact_lists")
      .values(names.map((name) => ({ name, account_id, creator_id, created_at, updated_at: created_at })))
      .execute();

    const created = await product.graphql<{ createAnnouncement: { announcement: { databaseId: number } } }>({
      as: "company",
      document:
        "mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { databaseId } } }",
      variables: { input: { kind: "ANNOUNCEMENT", title: "Sixty zones", status: "DRAFT" } },
    });
    const path = `/announcements/${created.data?.createAnnouncement.announcement.databaseId}`;
    await page.goto(path);
    await main(page).getByRole("button", { name: "Choose channels" }).click();
    const choice = page.getByRole("dialog", { name: "Choose channels" });
    await choice.getByText("Zone 01").click();
    expect(await choice.getByText("Zone 60").count()).toBe(0);
    await choice.getByRole("button", { name: "Show more channels" }).click();
    await choice.getByText("Zone 60").click();
    await choice.getByRole("button", { name: "Save channels" }).click();
    await choice.waitFor({ state: "detached" });
    const distribution = main(page).getByRole("region", { name: "Distribution" });
    await distribution.getByText("Zone 01").waitFor();
    await distribution.getByText("Zone 60").waitFor();

    await page.goto(`${path}/web`);
    const webForm = main(page).getByRole("form", { name: "Announcement web page" });
    await webForm.getByRole("button", { name: "Show more newsrooms" }).click();
    await webForm.getByRole("button", { name: "Show more newsrooms" }).waitFor({ state: "detached" });
    await webForm.getByRole("button", { name: /Newsroom$/ }).click();
    await page.getByRole("option", { name: "Zone 60" }).click();
    await webForm.getByRole("button", { name: "Save draft" }).click();
    await page.waitForURL(`**${path}`);
    await page.goto(`${path}/web`);
    await webForm.getByRole("button", { name: "Zone 60 Newsroom" }).waitFor();
    await webForm.getByRole("button", { name: "Show more newsrooms" }).waitFor();

    await page.goto(`${path}/email`);
    const emailForm = main(page).getByRole("form", { name: "E-mail of the announcement" });
    // Typing finds a list although its page is not loaded.
    await emailForm.getByRole("button", { name: "Show more contact lists" }).waitFor();
    const listField = emailForm.getByRole("combobox", { name: /^Contact lists/ });
    const release = await holdOperation(page, "useContactListOptionsQuery");
    await listField.fill("Zone 60");
    await page.getByRole("listbox").getByText("Loading...").waitFor();
    release();
    await page.getByRole("option", { name: "Zone 60 (0)" }).click();
    await page.keyboard.press("Escape");
    const chosenLists = emailForm.getByRole("grid", { name: "Chosen: Contact lists" });
    await chosenLists.getByText("Zone 60 (0)").waitFor();
    // A draft contains the id only, so that the page with the list loads by itself.
    await expect.poll(() => storedDrafts(page)).toMatch(/"contactListIds":\["/);
    await page.reload();
    await emailForm.getByText("Your earlier draft has been restored.").waitFor();
    await chosenLists.getByText("Zone 60 (0)").waitFor();
    // What is typed while the e-mail is being saved stays, also after a reload.
    const endSaving = await holdOperation(page, "AnnouncementEmailPageUpdateMutation");
    await emailForm.getByRole("button", { name: "Save e-mail" }).click();
    const preheader = emailForm.getByRole("textbox", { name: "Preheader" });
    await preheader.fill("Typed meanwhile");
    endSaving();
    await page.getByText("The e-mail has been saved.").waitFor();
    expect(await preheader.inputValue()).toBe("Typed meanwhile");
    await expect.poll(() => storedDrafts(page)).toContain("Typed meanwhile");
    await page.reload();
    expect(await preheader.inputValue()).toBe("Typed meanwhile");
    await chosenLists.getByText("Zone 60 (0)").waitFor();
    // Adding another list keeps it, although its page is not loaded.
    await listField.click();
    await listField.fill("Zone 01");
    await page.getByRole("option", { name: "Zone 01 (0)" }).click();
    await page.keyboard.press("Escape");
    await chosenLists.getByText("Zone 01 (0)").waitFor();
    await chosenLists.getByText("Zone 60 (0)").waitFor();
    await expectAccessible(page);

    const admin = await openPageAs(page, product, "admin");
    await admin.goto("/work/channels");
    await main(admin).getByRole("button", { name: "New channel" }).click();
    const dialog = admin.getByRole("dialog", { name: "New channel" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("A mail to zone 60");
    await dialog.getByRole("button", { name: /Type$/ }).click();
    await admin.getByRole("option", { name: "E-mail" }).click();
    await dialog.getByRole("button", { name: "Show more contact lists" }).click();
    await dialog.getByRole("button", { name: "Show more contact lists" }).waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: /Contact list$/ }).click();
    await admin.getByRole("option", { name: "Zone 60" }).click();
    await dialog.getByRole("button", { name: "Add channel" }).click();
    await dialog.waitFor({ state: "detached" });

    // The chosen list is shown although its page is not loaded.
    await admin.reload();
    await main(admin).getByRole("button", { name: "More for A mail to zone 60" }).click();
    await admin.getByRole("menuitem", { name: "Edit" }).click();
    const editing = admin.getByRole("dialog", { name: "Edit channel" });
    await editing.getByRole("button", { name: "Zone 60 (0) Contact list" }).waitFor();
    await editing.getByRole("button", { name: "Show more contact lists" }).waitFor();
    await expectAccessible(admin);
  },
);

test(
  "a platform admin drafts, publishes, edits, deletes and restores a story that others cannot edit @GEN-06 @NEWS-07 @VALID-18",
  { as: "admin" },
  async ({ page, product }) => {
    const name = "Wind farm opens its gates";
    await page.goto("/news/insider");
    await main(page).getByRole("link", { name: "Write a story" }).click();
    const form = page.getByRole("form", { name: "New story" });
    await form.getByRole("button", { name: "Publish story" }).click();
    await form.getByText("Title is required.").waitFor();
    await form.getByText("Content is required.").waitFor();
    await form.getByRole("textbox", { name: "Title" }).fill(name);
    const outlet = form.getByRole("combobox", { name: "Outlet" });
    await outlet.click();
    await outlet.fill("harbour");
    await page.getByRole("option", { name: "The Harbour Ledger" }).click();
    await expectAccessible(page);
    // The typed text survives a reload.
    await expect.poll(() => storedDrafts(page)).toMatch(/"outletId":"[^"]/);
    await page.reload();
    await form.getByText("Your earlier draft has been restored.").waitFor();
    expect(await form.getByRole("textbox", { name: "Title" }).inputValue()).toBe(name);
    await expect.poll(() => outlet.inputValue()).toBe("The Harbour Ledger");
    await form.getByRole("button", { name: "Save draft" }).click();
    await form.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Drafts", exact: true }).click();

    const drafts = main(page).getByRole("list", { name: "Drafts of stories" });
    await drafts.getByRole("link", { name, exact: true }).waitFor();
    await drafts.getByRole("button", { name: `Publish ${name}` }).click();
    await page.getByText("Content is required.").waitFor();
    await expectAccessible(page);
    await drafts.getByRole("link", { name: `Edit ${name}` }).click();
    const edit = page.getByRole("form", { name: "Edit story" });
    await edit.getByRole("textbox", { name: "Content" }).click();
    await page.keyboard.type("Visitors may climb the tower.");
    await edit.getByRole("button", { name: "Publish story" }).click();
    await edit.waitFor({ state: "detached" });
    await main(page).getByText("No drafts", { exact: true }).waitFor();
    await page.getByRole("button", { name: "View", exact: true }).click();
    await heading(page, name).waitFor();
    await page.getByRole("link", { name: "The Harbour Ledger" }).waitFor();

    const reader = await openPageAs(page, product, "journo");
    await reader.goto(new URL(page.url()).pathname);
    await heading(reader, name).waitFor();
    expect(await reader.getByRole("button", { name: `More for ${name}` }).count()).toBe(0);
    await reader.goto(`${new URL(page.url()).pathname}?writeStory=new`);
    await reader.getByText("You cannot write stories").waitFor();

    const more = main(page).getByRole("button", { name: `More for ${name}` });
    await more.click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await edit.getByRole("textbox", { name: "Headline" }).fill("Free of charge");
    await edit.getByRole("textbox", { name: "Title" }).fill(`${name} again`);
    await edit.getByRole("button", { name: "Save changes" }).click();
    await heading(page, `${name} again`).waitFor();
    await main(page)
      .getByRole("button", { name: `More for ${name} again` })
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await main(page).getByText("This story has been deleted.").waitFor();
    await reader.goto(new URL(page.url()).pathname);
    await reader.getByRole("heading", { name: /not found/i }).waitFor();
    await main(page).getByRole("button", { name: "Restore" }).click();
    await main(page).getByText("Visitors may climb the tower.").waitFor();
    await main(page)
      .getByRole("textbox", { name: /comment/i })
      .waitFor();
  },
);
