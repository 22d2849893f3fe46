import type { Page } from "playwright";
import { expect } from "vitest";
import { readSecret } from "../../upstream/db/baseData.ts";
import { createUnsubscribeUrl } from "../../upstream/subscriptions/links.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { sentMail } from "./support/sentMail.ts";

const test = browserTests();

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

for (const device of ["mobile", "laptop"] as const) {
  test(
    `a recipient unsubscribes with the link in a mail and subscribes again, ${device} @GEN-05`,
    { device },
    async ({ page, product }) => {
      const { token, email, sender } = await sentMail(product);
      await page.goto(`/unsubscribe/${token}`);
      await page.getByRole("heading", { level: 1, name: "Unsubscribe" }).waitFor();
      await page.getByText(`Press e-mails from ${sender} are sent to ${email}.`).waitFor();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole("button", { name: "Unsubscribe", exact: true }).dblclick();
      await page.getByRole("heading", { level: 1, name: "You have unsubscribed" }).waitFor();
      await page.getByText(`No more press e-mails from ${sender} will be sent to ${email}.`).waitFor();
      await page.reload();
      await page.getByRole("heading", { level: 1, name: "You have unsubscribed" }).waitFor();
      await page.getByRole("button", { name: "Subscribe again" }).click();
      await page.getByRole("button", { name: "Unsubscribe", exact: true }).waitFor();

      await page.goto("/unsubscribe/guess");
      await page.getByText("This link is no longer valid.").waitFor();
    },
  );

  test(
    `a person turns off a notification mail with its link and turns it on again, ${device} @SETTINGS-06`,
    { as: "journo", device },
    async ({ page, product }) => {
      const { db } = product.platform;
      const user = await db
        .selectFrom("users as u")
        .innerJoin("contacts as c", "c.id", "u.contact_id")
        .select(["u.id", "u.email", "c.slug"])
        .where("u.email", "=", "journo@example.com")
        .executeTakeFirstOrThrow();
      const secret = await readSecret(db);
      await page.goto(createUnsubscribeUrl({ publicUrl: product.url, secret }, user.id, { notification: "interviewAnswer" }));
      await page.getByText(`When somebody answers your interview, an e-mail is sent to ${user.email}.`).waitFor();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "You have unsubscribed" }).waitFor();
      await page.getByText("answers your interview, an e-mail is no longer sent to").waitFor();

      const setting = page.getByRole("switch", { name: "E-mail: answers your interview" });
      await page.goto(`/u/${user.slug}/settings/notifications`);
      await setting.waitFor();
      expect(await setting.isChecked()).toBe(false);
      await page.goBack();
      await page.getByRole("button", { name: "Subscribe again" }).click();
      await page.getByRole("button", { name: "Unsubscribe", exact: true }).waitFor();
      await page.goForward();
      await expect.poll(() => setting.isChecked()).toBe(true);

      await page.goto("/unsubscribe/account/guess");
      await page.getByText("This link is no longer valid.").waitFor();
    },
  );

  test(
    `unsubscribing that fails shows an error and can be retried, ${device} @GEN-05 @ERR-01`,
    { device },
    async ({ page, product, expectConsole }) => {
      const { token } = await sentMail(product);
      expectConsole(/./);
      await page.goto(`/unsubscribe/${token}`);
      const press = page.getByRole("button", { name: "Unsubscribe", exact: true });
      await press.waitFor();
      product.upstream.fail({ method: "PATCH", path: /\/subscriptions\//, status: 500, times: 1 });
      await press.click();
      await page.getByRole("alert").first().waitFor();
      await press.click();
      await page.getByRole("button", { name: "Subscribe again" }).click();
      await press.waitFor();
    },
  );

  test(
    `a contact can be marked as do not contact in the form and on its page, ${device} @GEN-10 @CONTACT-01`,
    { as: "admin", device },
    async ({ page, product }) => {
      const name = `Petra Quist ${device}`;
      await page.goto(`${product.url}/contacts`);
      await page.getByRole("button", { name: "Add contact" }).click();
      const form = page.getByRole("dialog", { name: "Add contact" });
      await form.getByRole("textbox", { name: "Name", exact: true }).fill(name);
      await form.getByRole("textbox", { name: /^E-mail/ }).fill(`${device}@wire.example`);
      await form.getByText("Do not contact").click();
      await form.getByRole("button", { name: "Add contact" }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      const mark = page.getByRole("switch", { name: "Do not contact" });
      expect(await mark.isChecked()).toBe(true);
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.goto(`${product.url}/contacts?q=${encodeURIComponent(name)}`);
      const contacts = page.getByRole("region", { name: "Contacts", exact: true });
      await contacts.getByText("Do not contact", { exact: true }).waitFor();
      await contacts.getByRole("link", { name }).click();

      // The switch changes before the response, and a reload would cancel the request.
      const saved = page.waitForResponse((one) => one.request().postData()?.includes("DoNotContactSwitchMutation") === true);
      await mark.press("Space");
      await expect.poll(() => mark.isChecked()).toBe(false);
      await saved;
      await page.reload();
      await mark.waitFor();
      expect(await mark.isChecked()).toBe(false);
      await page.getByRole("button", { name: "Edit" }).click();
      const edit = page.getByRole("dialog", { name: "Edit contact" });
      expect(await edit.getByRole("checkbox", { name: /^Do not contact/ }).isChecked()).toBe(false);
    },
  );
}

test(
  "the form of an e-mail shows the number of excluded recipients and the sender's name @GEN-05",
  { as: "company" },
  async ({ page, product }) => {
    const { db } = product.platform;
    const email = await db
      .selectFrom("announcement_emails as e")
      .innerJoin("announcements as a", "a.id", "e.announcement_id")
      .innerJoin("announcement_email_contacts as x", "x.announcement_id", "a.id")
      .innerJoin("users as u", "u.contact_id", "x.contact_id")
      .innerJoin("contacts as c", "c.id", "a.author_id")
      .leftJoin("contact_details as d", "d.contact_id", "x.contact_id")
      .select(["a.id", "a.author_id", "c.name as sender", "d.public_email", "u.email"])
      .where("e.status", "=", "scheduled")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("press_mail_unsubscribes")
      .values({ sender_id: email.author_id, email: (email.public_email ?? email.email).toLowerCase(), created_at: new Date() })
      .execute();
    await page.goto(`/announcements/${email.id}/email`);
    await page.getByText("1 address is left out: unsubscribed, or marked as do not contact.").waitFor();
    expect(await page.getByRole("textbox", { name: /^Sender name/ }).getAttribute("placeholder")).toBe(email.sender);
  },
);
