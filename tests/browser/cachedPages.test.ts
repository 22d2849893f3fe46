import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { atRest, firstInSight, readFeed } from "./support/feeds.ts";

const test = browserTests();

const goTo = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();

/** Pages that the bar of a device leads to: link and heading. */
const others = {
  laptop: [
    ["Tech Desk", "Tech Desk"],
    ["All communities", "Communities"],
    ["Home", "Home"],
  ],
  mobile: [
    ["Home", "Home"],
    ["Search", "Search"],
    ["Create", "Create"],
  ],
} as const;

async function visit(page: Page, [link, title]: readonly [string, string]): Promise<void> {
  await goTo(page, link);
  await heading(page, title);
}

for (const device of ["laptop", "mobile"] as const) {
  test(
    `a page that is kept has its items and its position also after more than five minutes, on ${device} @ROUTE-12`,
    { as: "journo", device },
    async ({ page }) => {
      const [first, second, third] = others[device];
      await page.clock.install();
      await page.goto("/community/media-insiders");
      await page.getByRole("feed").getByRole("article").first().waitFor();
      // Left for three other pages it is not kept, and drawn from the store when the reader comes back.
      for (const other of [first, second, third]) await visit(page, other);
      for (const [, title] of [second, first]) {
        await page.goBack();
        await heading(page, title);
      }
      await page.goBack();
      await heading(page, "Media Insiders");

      await readFeed(page, 45);
      const before = await firstInSight(page);
      expect(before.position).toBeGreaterThan(25);
      await visit(page, first);
      await page.clock.fastForward("06:00");
      await page.goBack();
      await heading(page, "Media Insiders");
      await atRest(page);
      expect(await firstInSight(page)).toEqual(before);
      // It stays so, and goes on from there.
      await page.clock.fastForward("00:10");
      await atRest(page);
      expect(await firstInSight(page)).toEqual(before);
    },
  );
}

test("so has the list of what is new on a home page without follows @ROUTE-12", { as: "newcomer" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("heading", { name: "Latest posts" }).waitFor();
  await readFeed(page, 45);
  const before = await firstInSight(page);
  await visit(page, ["All communities", "Communities"]);
  await page.clock.fastForward("06:00");
  await page.goBack();
  await heading(page, "Home");
  await atRest(page);
  expect(await firstInSight(page)).toEqual(before);
  await page.clock.fastForward("00:10");
  expect(await firstInSight(page)).toEqual(before);
});
