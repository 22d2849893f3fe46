import { createHash } from "node:crypto";
import type { Page } from "playwright";
import { expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { heading, main, press } from "./support/elements.ts";
import { holdOperation } from "./support/feeds.ts";
import { manyNames } from "./support/manyRecords.ts";
import { openPageAs } from "./support/openPageAs.ts";

const test = browserTests();

const card = (page: Page, name: string) => main(page).getByRole("article", { name, exact: true });
const field = (page: Page, label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}( \\(optional\\))?$`) });

for (const device of ["mobile", "laptop"] as const) {
  test(
    `guests can read a company's newsroom: announcements, press contacts, description (${device}) @WORK-04 @GEN-05 @PROFILE-02`,
    { device },
    async ({ page, product }) => {
      const { announcement } = await product.platform.db
        .selectFrom("announcements as a")
        .innerJoin("companies as o", "o.id", "a.company_id")
        .innerJoin("contacts as c", "c.id", "o.contact_id")
        .select("a.title as announcement")
        .where("c.slug", "=", "northlight")
        .where("a.status", "=", "published")
        .where("a.deleted_at", "is", null)
        .orderBy("a.published_at", "desc")
        .executeTakeFirstOrThrow();
      await page.goto("/c/northlight?tab=announcements");
      await heading(page, "Northlight").waitFor();
      const link = main(page).getByRole("link", { name: announcement });
      await link.waitFor();
      expect(await page.getByText(/Sign in to read/).count()).toBe(0);
      await expectAccessible(page);
      await link.click();
      await heading(page, announcement).waitFor();

      await page.goto("/c/northlight?tab=about");
      await main(page).getByRole("heading", { name: "Newsroom" }).waitFor();
      await main(page).getByRole("heading", { name: "Press contacts" }).waitFor();
      await main(page).getByRole("heading", { name: "About", exact: true }).waitFor();
    },
  );
}

test(
  "newsrooms are created, confirmed by a mailed link, edited and deleted by their owners @WORK-04 @ROUTE-50 @ROUTE-57 @GEN-10 @GEN-17",
  { as: "company" },
  async ({ page, context, product }) => {
    await page.goto("/work/newsrooms");
    await heading(page, "Our newsrooms").waitFor();
    await card(page, "Rail power project").getByText("Waiting for confirmation").waitFor();
    await card(page, "Harbour solar precinct").getByText("Declined").waitFor();
    await expectAccessible(page);

    await main(page).getByRole("link", { name: "New newsroom" }).click();
    await heading(page, "New newsroom").waitFor();
    await field(page, "Web address").fill("no address");
    await press(page, "Create newsroom");
    await page.getByText("Name is required.").waitFor();
    await field(page, "Name").fill("Reef watch");
    await field(page, "Web address").fill("brightsidehealth.example");
    await field(page, "Description").fill("Clinics along the coast.");
    await press(page, "Create newsroom");
    await page.getByText("Your newsroom is waiting for the company's confirmation.").waitFor();
    await card(page, "Reef watch").getByText("Waiting for confirmation").waitFor();
    // The next form starts empty after saving.
    await main(page).getByRole("link", { name: "New newsroom" }).click();
    await heading(page, "New newsroom").waitFor();
    expect(await field(page, "Name").inputValue()).toBe("");
    expect(await page.getByText("Your earlier draft has been restored.").count()).toBe(0);
    await main(page).getByRole("link", { name: "Cancel" }).click();

    await product.platform.jobs.settled();
    const { text } = await product.platform.db
      .selectFrom("outbox")
      .select("text")
      .where("recipient", "=", "media@brightsidehealth.example")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const link = /\/newsrooms\/confirm\/\S+/.exec(text)?.[0] ?? "";
    await context.clearCookies();
    await page.goto(link);
    await heading(page, "Is this the newsroom of Brightside Health?").waitFor();
    await expectAccessible(page);
    await press(page, "Confirm");
    await heading(page, "Thank you, the newsroom is public now").waitFor();
    await page.goto(link);
    await page.getByText("This link is no longer valid.").waitFor();

    const companyPage = await openPageAs(page, product, "company");
    await companyPage.goto("/work/newsrooms");
    await card(companyPage, "Reef watch").getByText("Confirmed").waitFor();
    await card(companyPage, "Reef watch").getByRole("link", { name: "Edit" }).click();
    await heading(companyPage, "Edit Reef watch").waitFor();
    await field(companyPage, "Name").fill("Coast watch");
    await field(companyPage, "Slug").fill("not a slug");
    await press(companyPage, "Save changes");
    await companyPage.getByText("Slug may contain only letters, digits and hyphens.").waitFor();
    await field(companyPage, "Slug").fill("coast-watch");
    await press(companyPage, "Save changes");
    await card(companyPage, "Coast watch").waitFor();

    await card(companyPage, "Coast watch").getByRole("link", { name: "Edit" }).click();
    await heading(companyPage, "Edit Coast watch").waitFor();
    expect(await field(companyPage, "Slug").inputValue()).toBe("coast-watch");
    // Deleting asks once, also with unsaved changes.
    await field(companyPage, "Name").fill("Coast watchers");
    await press(companyPage, "Delete");
    await companyPage.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await companyPage.getByText("The newsroom has been deleted.").waitFor();
    await heading(companyPage, "Our newsrooms").waitFor();
    await card(companyPage, "Coast watch").waitFor({ state: "detached" });
  },
);

test(
  "more people of a company than a page can be chosen as contacts of its newsroom without losing the choice @WORK-04",
  { as: "company" },
  async ({ page, product: { platform } }) => {
    const newsroom = await platform.db
      .selectFrom("newsrooms")
      .select(["id", "company_id"])
      .where("name", "=", "Meridian Energy newsroom")
      .executeTakeFirstOrThrow();
    const created_at = new Date();
    const people = await platform.db
      .insertInto("contacts")
      .values(
        manyNames("Zoe").map((name) => ({
          type: "person" as const,
          name,
          slug: name.toLowerCase().replace(" ", "-"),
          created_at,
        })),
      )
      .returning("id")
      .execute();
    await platform.db
      .insertInto("spokespeople")
      .values(people.map(({ id }) => ({ contact_id: id, company_id: newsroom.company_id })))
      .execute();

    await page.goto(`/work/newsrooms/${newsroom.id}`);
    await heading(page, "Edit Meridian Energy newsroom").waitFor();
    await press(page, "Show more people");
    await page.getByRole("button", { name: "Show more people" }).waitFor({ state: "detached" });
    await page.getByRole("combobox", { name: /^Contacts/ }).fill("Zoe 60");
    await page.getByRole("option", { name: "Zoe 60" }).click();
    await page.keyboard.press("Escape");
    await press(page, "Save changes");
    await heading(page, "Our newsrooms").waitFor();

    // The chosen person is shown although the page of the list is not loaded.
    await page.goto(`/work/newsrooms/${newsroom.id}`);
    await page.getByRole("grid", { name: "Chosen: Contacts" }).getByText("Zoe 60").waitFor();
    await page.getByRole("button", { name: "Show more people" }).waitFor();
    await expectAccessible(page);
  },
);

test(
  "a decision about a newsroom shows its progress at its own button, then moves the focus to the result @ROUTE-57 @GEN-17",
  {},
  async ({ page, product }) => {
    const hash = "0123456789abcdef0123456789abcdef";
    await product.platform.db
      .updateTable("newsroom_confirmations")
      .set({ hash_digest: createHash("sha256").update(hash).digest("hex") })
      .where("newsroom_id", "=", (query) => query.selectFrom("newsrooms").select("id").where("name", "=", "Rail power project"))
      .execute();
    await page.goto(`/newsrooms/confirm/${hash}`);
    await heading(page, /^Is this the newsroom of/).waitFor();
    const respond = await holdOperation(page, "ConfirmationPageMutation");
    const decline = page.getByRole("button", { name: "Decline" });
    const confirm = page.getByRole("button", { name: "Confirm" });
    await decline.press("Enter");
    await expect.poll(() => decline.getAttribute("aria-disabled")).toBe("true");
    expect(await confirm.getAttribute("aria-disabled")).toBeNull();
    expect(await confirm.isDisabled()).toBe(true);
    respond();
    const result = heading(page, "The newsroom has been declined");
    await result.waitFor();
    expect(await result.evaluate((title) => title === document.activeElement)).toBe(true);
    await expectAccessible(page);
  },
);

test(
  "platform admins confirm, decline and delete newsrooms; confirmed ones are listed publicly @ADMIN-01 @ROUTE-58 @ROUTE-43 @NEWS-07",
  { as: "admin" },
  async ({ page, context }) => {
    await page.goto("/companies/newsrooms?status=pending");
    await card(page, "Quillon product news").getByText("created by Mateo Vargas").waitFor();
    expect(await card(page, "Tasman Rail media centre").count()).toBe(0);
    await expectAccessible(page);
    // Deleting a newsroom is in its menu, not a red button on each card.
    expect(
      await main(page)
        .getByRole("button", { name: /^Delete/ })
        .count(),
    ).toBe(0);
    await card(page, "Quillon product news").getByRole("button", { name: "Confirm" }).click();
    await card(page, "Quillon product news").getByText("Confirmed").waitFor();
    await card(page, "Coral & Co launches").getByRole("button", { name: "Decline" }).click();
    await card(page, "Coral & Co launches").getByText("Declined").waitFor();
    await card(page, "Coral & Co launches").getByRole("button", { name: "More for Coral & Co launches" }).click();
    await page.getByRole("menuitem", { name: "Delete newsroom" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("The newsroom has been deleted.").waitFor();
    await card(page, "Coral & Co launches").waitFor({ state: "detached" });

    await page.goto("/news/newsrooms");
    await main(page).getByPlaceholder("Input your search term").fill("quillon");
    await page.waitForURL("**/news/newsrooms?q=quillon");
    await expect.poll(() => main(page).getByRole("article").count()).toBe(1);
    await card(page, "Quillon product news").getByRole("link", { name: "Quillon product news" }).click();
    await heading(page, "Quillon Software").waitFor();
    await context.clearCookies();
    await page.goto("/c/quillon?tab=about");
    await page.getByRole("heading", { name: "Quillon product news" }).waitFor();
    await page.getByText("Press contacts").waitFor();
  },
);

test(
  "platform admins create companies and outlets and edit them on their pages @GEN-10 @GEN-17",
  { as: "admin" },
  async ({ page }) => {
    await page.goto("/companies/newsrooms");
    await main(page).getByRole("link", { name: "New outlet" }).click();
    await field(page, "Name").fill("The Tide Table");
    await field(page, "Web address").fill("tidetable.example");
    await press(page, "Create outlet");
    await heading(page, "The Tide Table").waitFor();
    await main(page).getByRole("link", { name: "Edit", exact: true }).click();
    await field(page, "Description").fill("Harbours, hour by hour.");
    await press(page, "Save changes");
    await page.getByText("Your changes have been saved.").waitFor();
    await heading(page, "The Tide Table").waitFor();

    await page.goto("/companies/new");
    await field(page, "Name").fill("Quillon again");
    await field(page, "Web address").fill("www.quillon.example");
    await press(page, "Create company");
    await page.getByText("A company with this web address already exists.").waitFor();
    await field(page, "Web address").fill("quillon-again.example");
    await press(page, "Create company");
    await heading(page, "Quillon again").waitFor();

    await page.goto("/c/meridian-energy");
    await main(page).getByRole("link", { name: "Edit", exact: true }).click();
    await heading(page, "Edit Meridian Energy Partners").waitFor();
    await expectAccessible(page);
    await field(page, "Phone").fill("call me");
    await press(page, "Save changes");
    await page.getByText("Phone number is not valid.").waitFor();
    await field(page, "Phone").fill("+61 2 5550 1199");
    await press(page, "Save changes");
    await heading(page, "Meridian Energy Partners").waitFor();
    await expect.poll(() => page.getByText("+61 2 5550 1199").count()).toBeGreaterThan(0);
  },
);
