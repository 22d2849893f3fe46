import type { Page } from "playwright";
import { expect } from "vitest";
import { addFailedJob, failedMail } from "../support/failedJobs.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";

const test = browserTests();

const job = (page: Page, to: string) => main(page).getByRole("article", { name: new RegExp(`, to ${to}$`) });

for (const device of ["mobile", "laptop"] as const) {
  test(
    `platform admins retry and delete failed jobs (${device}) @MENU-14`,
    { as: "admin", device },
    async ({ page, product: { platform } }) => {
      await page.goto("/admin/jobs");
      await main(page).getByText("No jobs have failed").waitFor();
      const before = await platform.db.selectFrom("outbox").select("id").execute();
      for (let n = 1; n <= 23; n += 1) await addFailedJob(platform.db, failedMail(`person-${n}@example.com`));
      await page.reload();
      await page.getByRole("heading", { name: "Failed jobs", level: 1 }).waitFor();
      const newest = job(page, "person-23@example.com");
      await newest.getByText("The mail server did not answer.").waitFor();
      await newest.getByText(/Failed .* after 13 attempts/).waitFor();
      expect(await main(page).getByText("secret").count()).toBe(0);
      await expectAccessible(page);

      await newest.getByRole("button", { name: /^Retry/ }).click();
      await page.getByText("The job will run again.").waitFor();
      await newest.waitFor({ state: "detached" });
      await platform.jobs.settled();
      const sent = await platform.db.selectFrom("outbox").select("recipient").orderBy("id", "desc").execute();
      expect(sent[0]?.recipient).toBe("person-23@example.com");
      expect(sent).toHaveLength(before.length + 1);

      const next = job(page, "person-22@example.com");
      await next.getByRole("button", { name: /^Delete/ }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
      await next.getByRole("button", { name: /^Delete/ }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await page.getByText("The job has been deleted.").waitFor();
      await next.waitFor({ state: "detached" });

      await job(page, "person-5@example.com").scrollIntoViewIfNeeded();
      await job(page, "person-1@example.com").scrollIntoViewIfNeeded();
      await main(page).getByText("These are all failed jobs.").waitFor();
      for (const { id } of (await platform.jobs.deadLetters.list({ offset: 0, limit: 100 })).rows)
        await platform.jobs.deadLetters.remove(id);
    },
  );
}

test("a job that another admin has deleted leaves the list", { as: "admin" }, async ({ page, product: { platform } }) => {
  const id = await addFailedJob(platform.db, failedMail("kim@example.com"));
  await page.goto("/admin/jobs");
  const row = job(page, "kim@example.com");
  await row.waitFor();
  await platform.jobs.deadLetters.remove(id);
  await row.getByRole("button", { name: /^Retry/ }).click();
  await main(page).getByText("No jobs have failed").waitFor();
});

test("others do not find the page of failed jobs", { as: "company" }, async ({ page }) => {
  await page.goto("/admin/jobs");
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});
