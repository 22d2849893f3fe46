import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { Product } from "../support/product.ts";
import { browserTests } from "./support/browserTest.ts";
import { pictureFile, typeDate } from "./support/forms.ts";
import { startAt, startAs, goTo, linksInMail, screens, newVisitor } from "./support/journey.ts";

const test = browserTests();

const company = "Northlight Communications";

/** One recipient per screen, because one who has unsubscribed gets no more mails. The second has a long job title. */
const recipients = { laptop: "Amelia Hart", mobile: "Mei-Lin Zhao" } as const;

/** The day after tomorrow, in the format of a date field. */
const dayAfterTomorrow = (): string => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** Sends the scheduled e-mail of the announcement as if it were due. @returns the recipient's address */
async function sendScheduled({ platform: { db, jobs } }: Product, title: string): Promise<string> {
  const { id } = await db.selectFrom("announcements").select("id").where("title", "=", title).executeTakeFirstOrThrow();
  const sendAt = new Date(Date.now() - 1000);
  await db
    .updateTable("announcement_emails")
    .set({ send_at: sendAt })
    .where("announcement_id", "=", id)
    .where("status", "=", "scheduled")
    .execute();
  await jobs.enqueue(db, "begin-press-mail", { announcementId: id, sendAt: sendAt.toISOString() });
  await jobs.settled();
  const delivery = db.selectFrom("announcement_deliveries").select("email").where("announcement_id", "=", id);
  return (await delivery.executeTakeFirstOrThrow()).email;
}

/** Mails contain the public address, which differs from the test server's. */
const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search;

const picturesIn = (page: Page, article: string) => page.getByRole("article", { name: article, exact: true }).locator("img");

describe.each(screens)("on a %s", (screen) => {
  test(
    "a PR person publishes an announcement and schedules its e-mail; a guest reads the newsroom and unsubscribes @GEN-05 @WORK-05 @ANNOUNCE-01 @ROUTE-41 @ROUTE-42 @WORK-04 @PROFILE-02",
    { device: screen },
    async ({ page, product }) => {
      const title = `Tea from the roof gardens (${screen})`;
      const recipient = recipients[screen];
      const main = page.getByRole("main");
      await startAs(page, "pr");
      await goTo(page, screen, "Our announcements", "Content");
      await main.getByRole("link", { name: "New announcement" }).click();
      const draftForm = main.getByRole("form", { name: "New announcement" });
      await draftForm.getByRole("textbox", { name: "Title" }).fill(title);
      await draftForm.getByRole("button", { name: "Create draft" }).click();

      const form = main.getByRole("form", { name: "Announcement web page" });
      const picture = form.getByRole("group", { name: /^Picture/ }).first();
      await picture.locator("input[type=file]").setInputFiles(await pictureFile());
      await page.getByRole("dialog", { name: "Crop the picture" }).getByRole("button", { name: "Keep original" }).click();
      await picture.getByRole("img").waitFor();
      await picture.getByRole("progressbar").waitFor({ state: "detached" });
      await form.getByRole("button", { name: /Newsroom$/ }).click();
      await page.getByRole("option", { name: "Northlight press desk" }).click();
      await form.getByRole("textbox", { name: "Content" }).click();
      await page.keyboard.type("Picked at six in the morning.");
      await form.getByRole("button", { name: "Save draft" }).click();
      await page.getByRole("heading", { name: title, level: 1, exact: true }).waitFor();
      await picturesIn(page, title).last().waitFor();

      await main.getByRole("button", { name: "Publish" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
      await main.getByRole("link", { name: "Likes and comments" }).waitFor();

      await main.getByRole("navigation", { name: "Announcement sections" }).getByRole("link", { name: "E-mail" }).click();
      const email = main.getByRole("form", { name: "E-mail of the announcement" });
      expect(await email.getByRole("textbox", { name: "Subject" }).inputValue()).toBe(title);
      await email.getByRole("textbox", { name: "Content" }).getByText("Picked at six in the morning.").waitFor();
      await email.getByRole("searchbox", { name: "Search for recipients" }).fill(recipient);
      await email.getByRole("button", { name: `Add: ${recipient}` }).click();
      await email.getByRole("list", { name: "Chosen people" }).getByText(recipient).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await email.getByText("At a set time").click();
      await typeDate(email, "Time", `${dayAfterTomorrow()}T09:00`);
      await email.getByRole("button", { name: "Schedule e-mail" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Schedule" }).click();
      await main.getByText(/^Scheduled for .*, to 1 recipient\./).waitFor();

      const address = await sendScheduled(product, title);
      const links = await linksInMail(product, address);
      const announced = links.find((link) => link.includes("/announcements/"));
      const unsubscribe = links.find((link) => link.includes("/unsubscribe/"));
      if (announced === undefined || unsubscribe === undefined) throw new Error(`The mail has no such links: ${links.join(" ")}`);

      const guest = await newVisitor(page, product, screen);
      await startAt(guest, pathOf(announced));
      await guest.getByRole("heading", { name: title, level: 1, exact: true }).waitFor();
      await picturesIn(guest, title).last().waitFor();
      await guest.getByRole("article", { name: title, exact: true }).getByRole("link", { name: company, exact: true }).click();
      await guest.getByRole("heading", { name: company, level: 1, exact: true }).waitFor();
      const parts = guest.getByRole("navigation", { name: `Parts of ${company}` });
      if (screen === "mobile") await parts.getByRole("link", { name: "About" }).click();
      await guest.getByRole("heading", { name: "Press contacts" }).waitFor();
      await guest.getByRole("link", { name: "Daniel Okafor" }).first().waitFor();
      await parts.getByRole("link", { name: "Announcements" }).click();
      await guest.getByRole("main").getByRole("link", { name: title, exact: true }).click();
      await guest.getByRole("article", { name: title, exact: true }).getByText("Picked at six in the morning.").waitFor();

      const reader = await newVisitor(page, product, screen);
      await startAt(reader, pathOf(unsubscribe));
      await reader.getByText(`Press e-mails from ${company} are sent to ${address}.`).waitFor();
      await reader.getByRole("button", { name: "Unsubscribe", exact: true }).click();
      await reader.getByRole("heading", { level: 1, name: "You have unsubscribed" }).waitFor();

      // The next e-mail excludes them.
      await goTo(page, screen, "Our announcements", "Content");
      await main.getByRole("link", { name: "New announcement" }).click();
      await draftForm.getByRole("textbox", { name: "Title" }).fill(`${title}, second harvest`);
      await draftForm.getByRole("button", { name: /Post as$/ }).click();
      await page.getByRole("option", { name: company, exact: true }).click();
      await draftForm.getByRole("button", { name: "Create draft" }).click();
      await form.waitFor();
      await main.getByRole("navigation", { name: "Announcement sections" }).getByRole("link", { name: "E-mail" }).click();
      await email.getByRole("searchbox", { name: "Search for recipients" }).fill(recipient);
      await email.getByRole("button", { name: `Add: ${recipient}` }).click();
      await email.getByRole("list", { name: "Chosen people" }).getByText(recipient).waitFor();
      await email.getByRole("button", { name: "Save e-mail" }).click();
      await main.getByText(/1 address is left out: unsubscribed/).waitFor();
      expect(await page.locator('[data-toast="error"]').count()).toBe(0);
    },
  );
});
