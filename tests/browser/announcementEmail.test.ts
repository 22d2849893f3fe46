import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";
import { typeDate } from "./support/forms.ts";
import { storedDrafts } from "./support/indexedDb.ts";

const test = browserTests();

const emailForm = (page: Page) => main(page).getByRole("form", { name: "E-mail of the announcement" });

test(
  "saving a scheduled e-mail keeps its new time as unsaved, and says how to change the time @GEN-05 @ROUTE-42",
  { as: "company" },
  async ({ page }) => {
    await page.goto("/announcements/our?status=draft");
    await main(page).getByRole("link", { name: "Results for the year: where the money went" }).click();
    await main(page).getByRole("link", { name: "E-mail", exact: true }).first().click();
    const form = emailForm(page);
    await form.getByRole("textbox", { name: "Preheader" }).fill("In short");
    await form.getByRole("button", { name: "Save e-mail" }).click();
    await page.getByText("The e-mail has been saved.", { exact: true }).waitFor();

    await typeDate(form, "Time", "2040-03-01T09:00");
    await form.getByRole("button", { name: "Save e-mail" }).click();
    await page.getByText("The e-mail has been saved. Press Schedule e-mail to set the time.").waitFor();
    const year = form.getByRole("group", { name: "Time" }).getByRole("spinbutton", { name: /^year/ });
    expect(await year.innerText()).toBe("2040");
    await expect.poll(() => storedDrafts(page)).toContain("2040-03-01T09:00");
    await page.reload();
    await form.getByText("Your earlier draft has been restored.").waitFor();
    await expect.poll(() => year.innerText()).toBe("2040");

    await form.getByText("Now", { exact: true }).click();
    await form.getByRole("button", { name: "Save e-mail" }).click();
    await page.getByText("The e-mail has been saved. Press Send e-mail to send it now.").waitFor();
    await main(page)
      .getByText(/^Scheduled for /)
      .waitFor();
  },
);

test(
  "an e-mail with suggested content is saved whole once, and then only in the changed fields @GEN-05 @ROUTE-42",
  { as: "company" },
  async ({ page, product }) => {
    const saved = async () => {
      const { data } = await product.graphql<{ announcement: { id: string; email: { subject: string; fromName: string } } }>({
        as: "company",
        document: "{ announcement(databaseId: 1003) { id email { subject fromName } } }",
      });
      return data?.announcement;
    };
    await page.goto("/announcements/1003/email");
    const form = emailForm(page);
    const subject = form.getByRole("textbox", { name: "Subject" });
    const suggested = await subject.inputValue();
    await form.getByRole("button", { name: "Save e-mail" }).click();
    await page.getByText("The e-mail has been saved.").waitFor();
    const announcement = await saved();
    expect(announcement?.email).toEqual({ subject: suggested, fromName: null });

    // A colleague changes another field meanwhile.
    await product.graphql({
      as: "company",
      document: `mutation ($input: UpdateAnnouncementEmailInput!) { updateAnnouncementEmail(input: $input) { clientMutationId } }`,
      variables: { input: { announcementId: announcement?.id, fromName: "Press desk" } },
    });
    await subject.fill("Forty-one portraits");
    await form.getByRole("button", { name: "Save e-mail" }).click();
    await expect.poll(async () => (await saved())?.email).toEqual({ subject: "Forty-one portraits", fromName: "Press desk" });
  },
);
