import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";
import { findAccountUser } from "./support/manyRecords.ts";

const test = browserTests();

test(
  "an announcement by a colleague is published in the name of its creator or of a company, with errors at Post as @GEN-05 @ROUTE-41",
  { as: "company" },
  async ({ page, product }) => {
    const { db } = product.platform;
    const { account_id } = await findAccountUser(product, "company@example.com");
    const colleague = await db
      .insertInto("contacts")
      .values({ type: "person", name: "Jo Quay", slug: "jo-quay", created_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const company = await db
      .selectFrom("companies as o")
      .innerJoin("contacts as c", "c.id", "o.contact_id")
      .select(["o.id", "c.id as contactId", "c.name"])
      .where("o.id", "not in", (eb) => eb.selectFrom("accounts").select("company_id").where("company_id", "is not", null))
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto("announcements")
      .values({
        kind: "announcement",
        status: "draft",
        title: "Open day",
        content: "<p>Come</p>",
        creator_id: colleague.id,
        author_id: company.contactId,
        company_id: company.id,
        account_id,
        created_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();

    await page.goto(`/announcements/${id}/web`);
    const form = main(page).getByRole("form", { name: "Announcement web page" });
    await form.getByText("Everybody can read it.").waitFor();
    await form.getByRole("button", { name: "Publish" }).click();
    const postAs = form.getByRole("button", { name: /Post as$/ });
    await form.getByText("You cannot publish in the name of this company.").waitFor();
    expect(await postAs.innerText()).toBe(company.name);
    await expect
      .poll(() =>
        postAs.evaluate((button) => document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent),
      )
      .toContain("You cannot publish in the name of this company.");

    await postAs.click();
    const options = page.getByRole("option");
    await options.first().waitFor();
    expect(await options.allInnerTexts()).toEqual(["The person who created it", company.name, "Meridian Energy Partners"]);
    await page.getByRole("option", { name: "The person who created it" }).click();
    await form.getByRole("button", { name: "Publish" }).click();
    await page.getByText("The announcement has been published.").waitFor();
    await main(page).getByRole("article", { name: "Open day", exact: true }).getByText("Jo Quay").waitFor();
  },
);
