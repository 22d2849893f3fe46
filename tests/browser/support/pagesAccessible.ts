import { visits, wentElsewhere } from "../../support/places.ts";
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { browserTests } from "./browserTest.ts";
import { settled } from "./settled.ts";

/** So many files share the pages: one file is one worker's, and would be the last to end. */
const parts = 2;

/**
 * Lets axe look at every page.
 * @param part from 0; each takes every second page, and all of them together take each page once
 */
export function testPagesAccessible(part: 0 | 1): void {
  const test = browserTests({ gateway: { settings: { development: true } } });
  const own = visits.filter((_visit, index) => index % parts === part);
  for (const visit of own) {
    const { name, path, as, isMobileOnly } = visit;
    const options = { ...(as === null ? {} : { as }), ...(isMobileOnly ? { device: "mobile" as const } : {}) };
    test(`axe finds nothing on the page ${name}, in light and in dark @UI-01`, options, async ({ page }) => {
      await page.goto(path);
      await settled(page);
      expect(wentElsewhere(visit, { url: page.url(), title: await page.title() })).toBeNull();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await settled(page);
      await expectAccessible(page);
    });
  }
}
