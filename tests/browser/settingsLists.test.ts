import type { Page } from "playwright";
import { expect } from "vitest";
import { emailOf } from "../support/accounts.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { part, press } from "./support/elements.ts";
import { holdOperation } from "./support/feeds.ts";

const test = browserTests();

const root = "/u/olivia-brandt/settings";
const toggle = (page: Page, name: string | RegExp) => page.getByRole("switch", { name });

/** Toggles a switch and waits until the change is saved. */
async function flip(page: Page, name: string | RegExp): Promise<void> {
  const before = await toggle(page, name).isChecked();
  const responded = page.waitForResponse((response) => response.request().postData()?.includes('"input"') === true);
  await page
    .locator("label")
    .filter({ has: toggle(page, name) })
    .click();
  await responded;
  await expect.poll(() => toggle(page, name).isChecked()).toBe(!before);
}

test(
  "newsletters, notifications and follows are saved when switched and persist @SETTINGS-05 @SETTINGS-06 @SETTINGS-07",
  { as: "company" },
  async ({ page }) => {
    await page.goto(`${root}/subscriptions`);
    await part(page, "Newsletter subscriptions").waitFor();
    await expectAccessible(page);
    expect(await toggle(page, /^Weekly digest/).isChecked()).toBe(false);
    await flip(page, /^Weekly digest/);
    await page.getByRole("link", { name: "Notifications", exact: true }).filter({ visible: true }).last().click();
    await part(page, "Notifications").waitFor();
    await expectAccessible(page);
    await flip(page, "On site: likes your comment");
    await flip(page, "E-mail: likes your comment");
    await page.getByRole("link", { name: "My follows" }).click();
    await part(page, "My follows").waitFor();
    await expectAccessible(page);
    await flip(page, "Events");
    await flip(page, "Tech Desk");

    await page.reload();
    await part(page, "My follows").waitFor();
    await expect.poll(() => toggle(page, "Events").isChecked()).toBe(true);
    // Followed ones come first.
    const communities = page.getByRole("region", { name: "Communities" }).getByRole("listitem");
    await expect
      .poll(async () => (await communities.allInnerTexts()).slice(0, 3))
      .toEqual(["Media Insiders", "PR Exchange", "Tech Desk"]);
    expect(await toggle(page, "Tech Desk").isChecked()).toBe(true);
    await page.goto(`${root}/notifications`);
    await expect.poll(() => toggle(page, "On site: likes your comment").isChecked()).toBe(false);
    expect(await toggle(page, "E-mail: likes your comment").isChecked()).toBe(true);
    await page.goto(`${root}/subscriptions`);
    await expect.poll(() => toggle(page, /^Weekly digest/).isChecked()).toBe(true);
  },
);

test(
  "a join request that was withdrawn or answered elsewhere disappears when it is answered @SETTINGS-08",
  { as: "company" },
  async ({ page, product }) => {
    await page.goto(`${root}/companies`);
    const waiting = part(page, "Waiting for your approval");
    await waiting.getByText("Theo Papadakis").waitFor();
    const { db } = product.platform;
    const setStatus = (id: number, status: "pending" | "active") =>
      db.updateTable("company_responsibilities").set({ status }).where("id", "=", id).execute();
    const { id } = await db
      .selectFrom("company_responsibilities")
      .select("id")
      .where("status", "=", "pending")
      .where("contact_id", "in", db.selectFrom("contacts").select("id").where("name", "=", "Theo Papadakis"))
      .executeTakeFirstOrThrow();
    await setStatus(id, "active");
    await press(page, "Decline Theo Papadakis");
    await waiting.waitFor({ state: "detached" });
    await setStatus(id, "pending");
  },
);

test(
  "companies can be approved, joined, edited, left and spoken for; outlets are added by address @SETTINGS-08 @SETTINGS-09 @STATE-16",
  { as: "company" },
  async ({ page, product }) => {
    await page.goto("/u/olivia-brandt");
    await page.getByRole("region", { name: "Responsibilities" }).waitFor();
    await page.getByRole("link", { name: "Edit profile" }).click();
    await page.getByRole("link", { name: "Companies and responsibilities" }).click();
    await part(page, "Waiting for your approval").getByText("Theo Papadakis").waitFor();
    await expectAccessible(page);
    const respond = await holdOperation(page, "JoinRequestsMutation");
    await press(page, "Accept Theo Papadakis");
    await page.getByRole("button", { name: "Decline Theo Papadakis", disabled: true }).waitFor();
    respond();
    await part(page, "Waiting for your approval").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");

    const companies = page.getByRole("list", { name: "Companies", exact: true });
    await page.getByRole("searchbox", { name: "Company" }).fill("north");
    await press(page, "Join Northlight Communications");
    await companies.getByText("Waiting for the company's approval").waitFor();
    await press(page, "Edit Northlight Communications");
    await page.getByRole("textbox", { name: "Title" }).fill("Adviser");
    await page.getByRole("dialog").getByText("Executive", { exact: true }).click();
    await page.getByRole("dialog").getByText("Tech", { exact: true }).click();
    await press(page, "Save");
    await companies.getByText("Adviser · Executive · Tech").waitFor();
    await product.platform.jobs.settled();
    const mails = await product.platform.db.selectFrom("outbox").select(["recipient", "subject"]).execute();
    expect(mails.map(({ subject }) => subject)).toContain("Olivia Brandt wants to join Northlight Communications on Pressroom");
    expect(mails.map(({ recipient }) => recipient)).not.toContain(emailOf("company"));
    await press(page, "Remove Northlight Communications");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await companies.getByText("Northlight Communications").waitFor({ state: "detached" });

    await press(page, "Stop speaking for Meridian Energy Partners");
    await page.getByRole("alertdialog").getByRole("button", { name: "Stop" }).click();
    await part(page, "Spokesperson").waitFor({ state: "detached" });
    await press(page, "Become spokesperson");
    await part(page, "Spokesperson").getByText("Meridian Energy Partners").waitFor();

    await page.getByRole("link", { name: "Beats and outlets" }).click();
    await part(page, "Beats and outlets").waitFor();
    await expectAccessible(page);
    await page.getByText("Sports", { exact: true }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    const address = page.getByRole("textbox", { name: "Add an outlet by its web address" });
    await address.fill("nowhere");
    await press(page, "Add");
    await page.getByText("Url is not a valid").waitFor();
    await address.fill("quiet-daily.example");
    await press(page, "Add");
    const outlets = page.getByRole("list", { name: "Outlets" });
    await outlets.getByText("quiet-daily.example").waitFor();
    await press(page, "Edit quiet-daily.example");
    await page.getByRole("dialog").getByText("Freelancer", { exact: true }).click();
    await press(page, "Save");
    await outlets.getByText("Freelancer").waitFor();
    // The profile that was read before shows the changes.
    await page.getByRole("link", { name: "View profile" }).click();
    await page.getByRole("region", { name: "Responsibilities" }).getByText("quiet-daily.example").waitFor();
  },
);
