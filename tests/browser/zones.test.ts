import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";

const test = browserTests();

/** A public text interview of the demo data, open until 23:59 in Sydney. */
const publicInterview = "/async/public/create/1007";

const detailOf = (page: Page, name: string) => page.getByRole("main").locator("dl").filter({ hasText: name }).first();

describe.each(["laptop", "mobile"] as const)("a deadline on a %s", (device) => {
  test(
    "is shown to visitors in their own time zone, with its name @I18N-03",
    { device, timezone: "Europe/Berlin" },
    async ({ page }) => {
      await page.goto(publicInterview);
      await detailOf(page, "Deadline")
        .getByText(/^\d{1,2} \w{3} \d{4}, 1[2345]:59 Europe\/Berlin/)
        .waitFor();
    },
  );

  test(
    "names the time zone if it differs from the zone of the user's profile @POST-06",
    { device, as: "pr", timezone: "Europe/Berlin" },
    async ({ page }) => {
      await page.goto(publicInterview);
      await detailOf(page, "Deadline").getByText("Europe/London").waitFor();
    },
  );

  test(
    "names no time zone if it is the zone of the user's profile @POST-06",
    { device, as: "pr", timezone: "Europe/London" },
    async ({ page }) => {
      await page.goto(publicInterview);
      await detailOf(page, "Deadline")
        .getByText(/^\d{1,2} \w{3} \d{4}, \d\d:59/)
        .waitFor();
      expect(await detailOf(page, "Deadline").innerText()).not.toContain("Europe");
    },
  );
});
