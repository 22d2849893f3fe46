import { describe, expect } from "vitest";
import type { Product } from "../support/product.ts";
import { browserTests } from "./support/browserTest.ts";
import { choose, formOf, pressOption, write } from "./support/forms.ts";
import { startAt, startAs, goTo, type Screen, screens, newVisitor } from "./support/journey.ts";

const test = browserTests();

const company = "Meridian Energy Partners";

/** Two people who are not listed by the company: one requests it, one is to be added. */
async function prepare({ platform: { db } }: Product) {
  const [requester, added] = await db
    .selectFrom("users as u")
    .innerJoin("contacts as c", "c.id", "u.contact_id")
    .select(["c.id", "c.name"])
    .where("u.email", "in", ["expert@example.com", "journo@example.com"])
    .orderBy("u.email")
    .execute();
  const { id } = await db
    .selectFrom("companies as o")
    .innerJoin("contacts as c", "c.id", "o.contact_id")
    .select("o.id")
    .where("c.name", "=", company)
    .executeTakeFirstOrThrow();
  if (requester === undefined || added === undefined) throw new Error("The demo data lack these people.");
  const ids = [requester.id, added.id];
  await db.deleteFrom("company_responsibilities").where("contact_id", "in", ids).where("company_id", "=", id).execute();
  await db
    .insertInto("company_responsibilities")
    .values({ contact_id: requester.id, company_id: id, status: "pending" })
    .execute();
  return { requester: requester.name, added: added.name };
}

describe.each(screens)("on a %s", (screen: Screen) => {
  test(
    "a company's administrator accepts and adds people, posts for the company and edits its newsroom @GEN-16 @PROFILE-02 @WORK-04 @POST-04 @ROUTE-57",
    { device: screen },
    async ({ page, product }) => {
      const { requester, added } = await prepare(product);
      const text = `Forty new apprentices begin on Monday, ${screen}.`;
      const description = `Calls are answered until midnight, ${screen}.`;
      // A different contact per screen, because the newsroom keeps the previous one.
      const contact = screen === "mobile" ? requester : added;
      const main = page.getByRole("main");
      await startAs(page, "company");
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("menuitem", { name: "Profile" }).click();
      await main.getByRole("heading", { name: "Olivia Brandt", level: 1 }).waitFor();
      if (screen === "mobile") await main.getByRole("link", { name: "About", exact: true }).click();
      await main.getByRole("link", { name: company, exact: true }).first().click();
      await main.getByRole("heading", { name: company, level: 1 }).waitFor();

      const parts = main.getByRole("navigation", { name: `Parts of ${company}` });
      await parts.getByRole("link", { name: "People" }).click();
      await main.getByRole("button", { name: `Accept ${requester}` }).click();
      const people = main.getByRole("region", { name: "People", exact: true });
      await people.getByRole("link", { name: requester }).first().waitFor();
      await main.getByRole("button", { name: "Add people" }).click();
      const dialog = page.getByRole("dialog", { name: `Add people to ${company}` });
      await dialog.getByRole("searchbox", { name: "Search people" }).fill(added);
      await dialog.getByRole("button", { name: `Add ${added}` }).click();
      await dialog.getByRole("listitem").filter({ hasText: added }).getByText("Listed", { exact: true }).waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();
      await people.getByRole("link", { name: added }).first().waitFor();

      await page.getByRole("link", { name: "Create", exact: true }).click();
      // On phones, the type is chosen on a separate page.
      if (screen === "mobile") await main.getByRole("link", { name: /^Community post/ }).click();
      await write(page, "Text", text);
      await choose(page, "Post as", company);
      await formOf(page).getByRole("button", { name: "Publish community post" }).click();
      await page.getByText("Your community post has been published.").waitFor();

      await goTo(page, screen, "Our newsrooms", "Content");
      const newsroom = main.getByRole("article", { name: "Meridian Energy newsroom", exact: true });
      await newsroom.getByRole("link", { name: "Meridian Energy newsroom" }).click();
      await main.getByRole("feed").getByText(text).waitFor();
      await goTo(page, screen, "Our newsrooms", "Content");
      await newsroom.getByRole("link", { name: "Edit" }).click();
      const form = main.getByRole("form", { name: "Edit newsroom" });
      await form.getByRole("textbox", { name: /^Description/ }).fill(description);
      await form.getByPlaceholder("Type a name").fill(contact);
      await pressOption(page, contact);
      await page.keyboard.press("Escape");
      await form.getByRole("button", { name: "Save changes" }).click();
      await newsroom.getByText(description).waitFor();

      // Shares the address of the company's page.
      await newsroom.getByRole("link", { name: "Meridian Energy newsroom" }).click();
      await main.getByRole("heading", { name: company, level: 1 }).waitFor();

      const guest = await newVisitor(page, product, screen);
      await startAt(guest, page.url());
      await guest.getByRole("heading", { name: company, level: 1 }).waitFor();
      if (screen === "mobile") await guest.getByRole("link", { name: "About", exact: true }).click();
      await guest.getByText(description).waitFor();
      await guest.getByRole("link", { name: contact }).first().waitFor();
      expect(await page.locator('[data-toast="error"]').count()).toBe(0);
    },
  );
});
