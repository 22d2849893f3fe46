import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import { browserTests } from "./support/browserTest.ts";
import { storedDrafts } from "./support/indexedDb.ts";
import { openPageAs } from "./support/openPageAs.ts";

const test = browserTests();

interface EditForm {
  name: string;
  path: string;
  /** Opens the form, if it is not on the page. */
  open?: (page: Page) => Promise<void>;
  /** What the admin and another user who may edit it change. */
  changes: readonly [Change, Change & { as: AccountName }];
}

interface Change {
  label: string;
  value: string;
}

const forms: readonly EditForm[] = [
  {
    name: "a company",
    path: "/c/meridian-energy/edit",
    changes: [
      { label: "Phone", value: "+61 2 5550 0199" },
      { label: "E-mail", value: "press-desk@example.com", as: "company" },
    ],
  },
  {
    name: "a community",
    path: "/community/media-insiders/edit",
    changes: [
      { label: "Name", value: "Media Insiders Club" },
      { label: "Description", value: "A club for people who work with the media.", as: "admin" },
    ],
  },
  {
    name: "a contact list",
    path: "/contacts/lists/1005",
    open: (page) => page.getByRole("button", { name: "Edit", exact: true }).click(),
    changes: [
      { label: "Name", value: "Morning desks" },
      { label: "Description", value: "Those who plan the day.", as: "admin" },
    ],
  },
  {
    name: "an announcement",
    path: "/announcements/1001/web",
    changes: [
      { label: "Title", value: "Water first, speeches second" },
      { label: "Summary", value: "What the council decided this morning.", as: "company" },
    ],
  },
];

const field = (page: Page, label: string): Locator =>
  page.getByRole("textbox", { name: new RegExp(`^${label}( \\(optional\\))?$`) });

async function save(page: Page, { label, value }: Change): Promise<void> {
  await field(page, label).fill(value);
  await page.getByRole("button", { name: "Save changes" }).click();
  await field(page, label).waitFor({ state: "detached" });
}

for (const { name, path, open = async () => undefined, changes } of forms) {
  const [change, otherChange] = changes;
  test(
    `two editors who change different fields of ${name} keep the changes of each other @GEN-05`,
    { as: "admin" },
    async ({ page, product }) => {
      const show = async (editor: Page) => {
        await editor.goto(path);
        await open(editor);
        await field(editor, change.label).waitFor();
      };
      const other = await openPageAs(page, product, otherChange.as);
      await show(page);
      await show(other);
      await save(page, change);
      await save(other, otherChange);
      await show(page);
      for (const { label, value } of changes) await expect.poll(() => field(page, label).inputValue()).toBe(value);
    },
  );
}

test(
  "what is restored on a device keeps the changes that another editor has saved meanwhile @GEN-05 @POST-16",
  { as: "admin" },
  async ({ page, product }) => {
    const path = "/announcements/1001/web";
    await page.goto(path);
    await field(page, "Title").fill("Water first, speeches last");
    await expect.poll(() => storedDrafts(page)).toContain("Water first, speeches last");

    const other = await openPageAs(page, product, "company");
    await other.goto(path);
    await save(other, { label: "Summary", value: "What the council decided at noon." });

    await page.reload();
    await page.getByText("Your earlier draft has been restored.").waitFor();
    await expect.poll(() => field(page, "Title").inputValue()).toBe("Water first, speeches last");
    await save(page, { label: "Title", value: "Water first, speeches never" });
    await page.goto(path);
    await expect.poll(() => field(page, "Summary").inputValue()).toBe("What the council decided at noon.");
    expect(await field(page, "Title").inputValue()).toBe("Water first, speeches never");
  },
);

test(
  "two tabs that change different fields of a responsibility keep both @SETTINGS-08",
  { as: "company" },
  async ({ page, product }) => {
    const other = await openPageAs(page, product, "company");
    for (const tab of [page, other]) {
      await tab.goto("/u/olivia-brandt/settings/companies");
      await tab.getByRole("button", { name: "Edit Meridian Energy Partners" }).click();
      await field(tab, "Title").waitFor();
    }
    await field(page, "Title").fill("Head of news");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await other.getByRole("dialog").getByText("Executive", { exact: true }).click();
    await other.getByRole("button", { name: "Save", exact: true }).click();
    const companies = other.getByRole("list", { name: "Companies", exact: true });
    await companies.getByText(/^Head of news · .*Executive/).waitFor();
  },
);
