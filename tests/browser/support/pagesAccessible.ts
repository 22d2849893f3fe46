import type { Page } from "playwright";
import { expect } from "vitest";
import { type Visit, visits, wentElsewhere } from "../../support/routes.ts";
import { colourFindings, findings } from "./accessibility.ts";
import { browserTests } from "./browserTest.ts";
import { settled } from "./settled.ts";

/** So many files share the pages: one file is one worker's, and would be the last to end. */
const parts = 2;

/** So many pages share one visitor's cache, which saves most of a page's cost. */
const WALK = 8;

/**
 * Lets axe look at every page.
 * @param part from 0; each takes every second walk, and all of them together take each page once
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

/** Pages that the same visitor sees on the same device. */
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
