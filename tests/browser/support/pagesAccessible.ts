import type { Page } from "playwright";
import { expect } from "vitest";
import { type Visit, visits, wentElsewhere } from "../../support/routes.ts";
import { colourFindings, findings } from "./accessibility.ts";
import { browserTests } from "./browserTest.ts";
import { settled } from "./settled.ts";

/** Number of test files that share the pages, since each file runs in one worker and would otherwise take longest. */
const parts = 2;

/** Number of pages that share one visitor's cache, which saves most of a page's cost. */
const WALK = 8;

/**
 * Runs axe on every page.
 * @param part from 0; each part tests every second walk, and together they test each page once
 */
export function testPagesAccessible(part: 0 | 1): void {
  const test = browserTests({ gateway: { settings: { development: true } } });
  const own = walks().filter((_walk, index) => index % parts === part);
  for (const walk of own) {
    const [{ as, isMobileOnly }] = walk;
    const options = { ...(as === null ? {} : { as }), ...(isMobileOnly ? { device: "mobile" as const } : {}) };
    const names = walk.map(({ name }) => name).join(", ");
    test(`axe finds nothing on ${names}, in light and in dark @UI-01`, options, async ({ page }) => {
      const faults: string[] = [];
      for (const visit of walk) faults.push(...(await validationErrorsOf(page, visit)));
      expect(faults).toEqual([]);
    });
  }
}

/** Groups of pages with the same visitor and device. */
function walks(): [Visit, ...Visit[]][] {
  const walks: [Visit, ...Visit[]][] = [];
  const open = new Map<string, [Visit, ...Visit[]]>();
  for (const visit of visits) {
    const key = `${visit.as} ${visit.isMobileOnly}`;
    const walk = open.get(key);
    if (walk !== undefined && walk.length < WALK) {
      walk.push(visit);
    } else {
      const begun: [Visit] = [visit];
      walks.push(begun);
      open.set(key, begun);
    }
  }
  return walks;
}

async function validationErrorsOf(page: Page, visit: Visit): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(visit.path);
  await settled(page);
  const elsewhere = wentElsewhere(visit, { url: page.url(), title: await page.title() });
  if (elsewhere !== null) return [`${visit.name}: ${elsewhere}`];
  const light = await findings(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await settled(page);
  const dark = await colourFindings(page);
  return [...light, ...dark].map((finding) => `${visit.name}: ${finding}`);
}
