import type { Page } from "playwright";
import { expect } from "vitest";
import type { Product } from "../support/product.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";

const test = browserTests();

/** The company of company@example.com, and two people who are not listed there: one requests to join, one is to be added. */
async function prepare({ platform: { db } }: Product) {
  const company = await db
    .selectFrom("users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .innerJoin("companies as o", "o.id", "a.company_id")
    .innerJoin("contacts as c", "c.id", "o.contact_id")
    .select(["o.id", "c.name", "c.slug"])
    .where("u.email", "=", "company@example.com")
    .executeTakeFirstOrThrow();
  const [requester, added] = await db
    .selectFrom("users as u")
    .innerJoin("contacts as c", "c.id", "u.contact_id")
    .select(["c.id", "c.name"])
    .where("u.email", "in", ["expert@example.com", "journo@example.com"])
    .orderBy("u.email")
    .execute();
  if (requester === undefined || added === undefined) throw new Error("The demo data lack these people.");
  await db
    .deleteFrom("company_responsibilities")
    .where("contact_id", "in", [requester.id, added.id])
    .where("company_id", "=", company.id)
    .execute();
  await db
    .insertInto("company_responsibilities")
    .values({ contact_id: requester.id, company_id: company.id, status: "pending" })
    .execute();
  return { company, requester, added };
}

const listed = (page: Page) => page.getByRole("region", { name: "People", exact: true });

for (const device of ["mobile", "laptop"] as const) {
  test(
    `an administrator accepts, adds and removes people on the company's page, ${device} @GEN-16 @PROFILE-02`,
    { as: "company", device },
    async ({ page, product }) => {
      const { company, requester, added } = await prepare(product);
      await page.goto(`/c/${company.slug}?tab=people`);
      const waiting = page.getByRole("region", { name: /^Waiting for approval/ });
      const request = waiting.getByRole("listitem").filter({ hasText: requester.name });
      await request.getByText(`Says they work for ${company.name}.`).waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await waiting.getByRole("button", { name: `Accept ${requester.name}` }).dblclick();
      await page.getByText(`${requester.name} is listed among the people of ${company.name}.`).waitFor();
      await request.waitFor({ state: "detached" });
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
      await listed(page).getByRole("link", { name: requester.name }).first().waitFor();

      await page.getByRole("button", { name: "Add people" }).click();
      const dialog = page.getByRole("dialog", { name: `Add people to ${company.name}` });
      await dialog.getByRole("searchbox", { name: "Search people" }).fill(requester.name);
      await dialog.getByRole("listitem").filter({ hasText: requester.name }).getByText("Listed", { exact: true }).waitFor();
      await dialog.getByRole("searchbox", { name: "Search people" }).fill(added.name);
      await dialog.getByRole("button", { name: `Add ${added.name}` }).click();
      await dialog.getByRole("listitem").filter({ hasText: added.name }).getByText("Listed", { exact: true }).waitFor();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Close" }).click();
      await listed(page).getByRole("link", { name: added.name }).first().waitFor();

      for (const { name } of [requester, added]) {
        await listed(page)
          .getByRole("button", { name: `More for ${name}` })
          .click();
        await page.getByRole("menuitem", { name: `Remove from ${company.name}` }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
        await page.getByText(`${name} is no longer listed among the people of ${company.name}.`).waitFor();
        await listed(page).getByRole("link", { name }).waitFor({ state: "detached" });
      }
      await page.reload();
      await page.getByRole("button", { name: "Add people" }).waitFor();
      expect(await listed(page).getByRole("link", { name: requester.name }).count()).toBe(0);
    },
  );
}

test("other users see the people without any controls @GEN-16 @PERM-11", { as: "pr" }, async ({ page, product }) => {
  const { company, requester } = await prepare(product);
  await page.goto(`/c/${company.slug}?tab=people`);
  await listed(page).getByRole("listitem").first().waitFor();
  expect(await page.getByText(requester.name).count()).toBe(0);
  expect(await page.getByRole("button", { name: /^(Add people|Accept|More for)/ }).count()).toBe(0);
});

test(
  "accepting a request that no longer exists shows an error and updates the list @GEN-16 @ERR-03",
  { as: "company" },
  async ({ page, product, expectConsole }) => {
    const { company, requester } = await prepare(product);
    expectConsole(/./);
    await page.goto(`/c/${company.slug}?tab=people`);
    const accept = page.getByRole("button", { name: `Accept ${requester.name}` });
    await accept.waitFor();
    await product.platform.db.deleteFrom("company_responsibilities").where("contact_id", "=", requester.id).execute();
    await accept.click();
    await page.getByText("Not found.").waitFor();
    await accept.waitFor({ state: "detached" });
  },
);
