import type { Locator } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { holdOperation, holdRequests } from "./support/feeds.ts";
import { findAccountUser, manyNames } from "./support/manyRecords.ts";

const test = browserTests();

test(
  "contacts can be searched, added, put into lists, imported and deleted @CONTACT-01 @GEN-10 @GEN-17 @MENU-06 @ROUTE-46 @ROUTE-47",
  { as: "admin" },
  async ({ page, product }) => {
    const { db } = product.platform;
    const admin = await findAccountUser(product, "admin@example.com");
    const created_at = new Date();
    const names = manyNames("Zone");
    await db
      .insertInto("contact_lists")
      .values(
        names.map((name) => ({ name, account_id: admin.account_id, creator_id: admin.id, created_at, updated_at: created_at })),
      )
      .execute();
    await page.goto(`${product.url}/contacts`);
    await page.getByRole("searchbox", { name: "Search contacts" }).fill("podcast");
    await expect.poll(() => new URL(page.url()).search).toBe("?q=podcast");
    const contacts = page.getByRole("region", { name: "Contacts", exact: true });
    await contacts.getByText("1 contact", { exact: true }).waitFor();
    await contacts.getByRole("link", { name: "Tariq Benali" }).waitFor();

    await page.getByRole("button", { name: "Add contact" }).click();
    const form = page.getByRole("dialog", { name: "Add contact" });
    await form.getByRole("button", { name: "Add contact" }).click();
    await form.getByText("Name is required.").waitFor();
    await form.getByRole("textbox", { name: "Name", exact: true }).fill("Petra Quist");
    await form.getByRole("textbox", { name: /^E-mail/ }).fill("petra@wire.example");
    await form.getByRole("textbox", { name: /^Organization/ }).fill("The Wire");
    const addContact = await holdOperation(page, "ContactDialogCreateMutation");
    await form.getByRole("button", { name: "Add contact" }).click();
    // Closing the dialog would not cancel the request, so nothing asks whether to discard the contact.
    await page.keyboard.press("Escape");
    addContact();
    await page.getByRole("heading", { level: 1, name: "Petra Quist" }).waitFor();
    await page.getByRole("link", { name: "petra@wire.example" }).waitFor();

    await page.getByRole("button", { name: "Add to list" }).click();
    const dialog = page.getByRole("dialog", { name: "Add to list" });
    await dialog.getByRole("button", { name: "Show more contact lists" }).click();
    await dialog.getByRole("button", { name: "Add to Zone 60" }).click();
    await page.getByText("1 contact added to Zone 60.").waitFor();
    await page.getByRole("link", { name: "Zone 60" }).waitFor();
    await page.getByRole("button", { name: "Add to list" }).click();
    await dialog.getByRole("textbox", { name: "New list" }).fill("Wires");
    await dialog.getByRole("button", { name: "Create and add" }).click();
    await page.getByRole("link", { name: "Wires" }).click();
    await page.getByRole("heading", { level: 1, name: "Wires" }).waitFor();
    const members = page.getByRole("list", { name: "Contacts in Wires" });
    await members.getByRole("link", { name: "Petra Quist" }).waitFor();
    await page.getByRole("button", { name: "Add contacts" }).click();
    const found = page.getByRole("dialog", { name: "Add contacts to Wires" });
    await found.getByRole("searchbox", { name: "Search contacts" }).fill("Greta Holm");
    await found.getByRole("button", { name: "Add Greta Holm" }).click();
    await found.getByText("In this list").waitFor();
    await found.getByRole("button", { name: "Close" }).click();
    await members.getByRole("link", { name: "Greta Holm" }).waitFor();
    await members.getByRole("button", { name: "Remove Petra Quist from this list" }).click();
    await members.getByRole("link", { name: "Petra Quist" }).waitFor({ state: "detached" });

    await page.getByRole("navigation").getByRole("link", { name: "Recommendations" }).click();
    const recommended = page.getByRole("list", { name: "Recommendations" });
    const dismiss = recommended.getByRole("button", { name: /^Dismiss / }).first();
    const label = await dismiss.getAttribute("aria-label");
    await dismiss.click();
    await recommended.getByRole("button", { name: label ?? "", exact: true }).waitFor({ state: "detached" });

    await page.goto(`${product.url}/contacts?q=wire`);
    await page.getByRole("button", { name: "Import" }).click();
    const importing = page.getByRole("dialog", { name: "Import contacts" });
    const file = "name,email\nPetra Quist-Lang,petra@wire.example\nNobody,nowhere\nPaul Wire,paul@mail.example\n";
    await importing
      .locator("input[type=file]")
      .setInputFiles({ name: "wires.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await importing.getByText("1 contact will be added, 1 changed, and 1 row left out.").waitFor();
    await importing.getByRole("row", { name: "3 E-mail is not valid." }).waitFor();
    await importing.getByRole("button", { name: "Import 2 contacts" }).click();
    await contacts.getByRole("link", { name: "Paul Wire" }).waitFor();
    await contacts.getByRole("link", { name: "Petra Quist-Lang" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
  },
);

test(
  "a dialog stays open until what it has sent is answered, so that the response closes no other dialog @GEN-10",
  { as: "admin" },
  async ({ page, product }) => {
    const expectStaysOpen = async (dialog: Locator) => {
      await page.keyboard.press("Escape");
      // A dialog that closes is visible for 200 ms.
      await page.waitForTimeout(500);
      expect(await dialog.isVisible()).toBe(true);
    };
    await page.goto(`${product.url}/contacts?q=podcast`);
    await page.getByRole("button", { name: "Import" }).click();
    const importing = page.getByRole("dialog", { name: "Import contacts" });
    const buffer = Buffer.from("name,email\nOlga Late,olga@mail.example\n");
    await importing.locator("input[type=file]").setInputFiles({ name: "late.csv", mimeType: "text/csv", buffer });
    const importButton = importing.getByRole("button", { name: "Import 1 contact" });
    await importButton.waitFor();
    const sendFile = await holdRequests(page, "**/contacts/import");
    await importButton.click();
    await expectStaysOpen(importing);
    sendFile();
    await page.getByText("1 contact added, 0 contacts changed.").waitFor();
    await importing.waitFor({ state: "detached" });

    await page.getByRole("link", { name: "Tariq Benali" }).click();
    await page.getByRole("button", { name: "Add to list" }).click();
    const listing = page.getByRole("dialog", { name: "Add to list" });
    const addToList = await holdOperation(page, "AddToListDialogMutation");
    await listing
      .getByRole("button", { name: /^Add to / })
      .first()
      .click();
    await expectStaysOpen(listing);
    addToList();
    await page.getByText(/^1 contact added to /).waitFor();
    await listing.waitFor({ state: "detached" });
  },
);

test(
  "the row of a contact shows organization, beats, place and contact details in one line @CONTACT-01",
  { as: "admin" },
  async ({ page, product }) => {
    await page.goto(`${product.url}/contacts?q=Declan%20Foy`);
    const contacts = page.getByRole("region", { name: "Contacts", exact: true });
    // A contact of another account is not found.
    await page.getByText("No matching contacts").waitFor();
    const entries = await page.evaluate(() => history.length);
    await page.getByRole("link", { name: "Show all contacts" }).click();
    // The text of the search goes with it.
    await expect.poll(() => page.getByRole("searchbox", { name: "Search contacts" }).inputValue()).toBe("");
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
    // A link to the current page adds no entry to the history.
    const current = page.getByRole("navigation").locator('a[href="/contacts"][aria-current]').first();
    await current.click();
    await current.click();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    const rows = contacts.getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(20);
    const reached = contacts.getByRole("link", { name: /^(\+61|Message |.+@.+\.example)/ });
    expect(await reached.count()).toBeGreaterThanOrEqual(20);
    const widths = await rows.first().evaluate((row) => {
      const columns = [...row.querySelectorAll("div.grid > *")].map((column) => column.getBoundingClientRect());
      return { tops: new Set(columns.map(({ top }) => Math.round(top / 20))).size, columns: columns.length };
    });
    expect(widths).toEqual({ tops: 1, columns: 4 });
  },
);

test("jobs and call-outs are listed and can be filtered @CONTACT-01", { as: "admin" }, async ({ page, product }) => {
  await page.goto(`${product.url}/contacts/jobs?workplace=remote`);
  await page.getByRole("heading", { level: 1, name: "Jobs" }).waitFor();
  await page.getByRole("feed", { name: "Jobs" }).getByText("Remote").first().waitFor();
  await page.goto(`${product.url}/contacts/callOuts`);
  await page.getByRole("feed", { name: "Call-outs" }).getByRole("article").first().waitFor();
  await page.getByRole("button", { name: /Order/ }).click();
  await page.getByRole("option", { name: "By deadline" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?sort=deadline");
  await page.getByRole("feed", { name: "Call-outs" }).getByRole("article").first().waitFor();
});

test("filters of contacts are plain ids in the address and survive a reload @CONTACT-01", { as: "admin" }, async (given) => {
  const { page, product } = given;
  // An outlet after the first hundred is found by its name.
  const outlets = Array.from({ length: 100 }, (_, index) => ({ name: `A ${index}`, slug: `a-${index}` }));
  await product.platform.db.insertInto("outlets").values(outlets).execute();
  await page.goto("/contacts");
  const narrow = async (filter: string, option: string) => {
    await page.getByRole("button", { name: new RegExp(`${filter}$`) }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await narrow("Beat", "Tech");
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?beats=\d+$/);
  const outlet = page.getByRole("combobox", { name: "Outlet" });
  await outlet.click();
  await page.getByRole("option", { name: "All outlets" }).waitFor();
  await page.keyboard.type("harbour");
  await page.getByRole("option", { name: "The Harbour Ledger", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?beats=\d+&outlet=\d+\.harbour-ledger$/);
  await page.reload();
  await expect.poll(() => outlet.inputValue()).toBe("The Harbour Ledger");
  await page.getByRole("button", { name: /Beat$/ }).filter({ hasText: "Tech" }).waitFor();
});

test(
  "a filter shows its value before the contacts have loaded, and further filters keep it @CONTACT-01",
  { as: "admin" },
  async ({ page }) => {
    await page.goto("/contacts");
    const filter = (name: string) => page.getByRole("button", { name: new RegExp(`${name}$`) });
    const select = async (name: string, option: string) => {
      await filter(name).click();
      await page.getByRole("option", { name: option, exact: true }).click();
      await filter(name).filter({ hasText: option }).waitFor();
    };
    await filter("Beat").waitFor();
    const release = await holdOperation(page, "AllContactsPageQuery");
    await select("Beat", "Tech");
    await select("Role", "Editor");
    expect(await filter("Beat").innerText()).toContain("Tech");
    release();
    await page.waitForURL(/\?beats=\d+&role=editor$/);
    await expect.poll(() => filter("Role").innerText()).toContain("Editor");
    expect(await filter("Beat").innerText()).toContain("Tech");
  },
);
