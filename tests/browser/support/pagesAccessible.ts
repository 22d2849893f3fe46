import type { Page } from "playwright";
import { type Visit, visits, unexpectedPage } from "../../support/routes.ts";
import { colourFindings, expectNone, findings } from "./accessibility.ts";
import { browserTests } from "./browserTest.ts";
import { waitUntilComplete } from "./waitUntilComplete.ts";

/** Number of test files that share the pages, since each file runs in one worker and would otherwise take longest. */
const PARTS = 2;

/** Number of pages that share one visitor's cache, which saves most of a page's cost. */
const GROUP_SIZE = 8;

/**
 * Runs axe on every page.
 * @param part from 0; each part tests every second group, and together they test each page once
 */
export function testPagesAccessible(part: 0 | 1): void {
  const test = browserTests({ gateway: { settings: { development: true } } });
  const groups = groupPages().filter((_group, index) => index % PARTS === part);
  for (const group of groups) {
    const [{ as, isMobileOnly }] = group;
    const options = { ...(as === null ? {} : { as }), ...(isMobileOnly ? { device: "mobile" as const } : {}) };
    const names = group.map(({ name }) => name).join(", ");
    test(`${names} have no axe violations in light and dark theme @UI-01`, options, async ({ page }) => {
      const violations: string[] = [];
      for (const visit of group) violations.push(...(await violationsOf(page, visit)));
      expectNone(violations);
    });
  }
}

/** Groups of pages with the same visitor and device. */
function groupPages(): [Visit, ...Visit[]][] {
  const groups: [Visit, ...Visit[]][] = [];
  const open = new Map<string, [Visit, ...Visit[]]>();
  for (const visit of visits) {
    const key = `${visit.as} ${visit.isMobileOnly}`;
    const group = open.get(key);
    if (group !== undefined && group.length < GROUP_SIZE) {
      group.push(visit);
    } else {
      const started: [Visit] = [visit];
      groups.push(started);
      open.set(key, started);
    }
  }
  return groups;
}

async function violationsOf(page: Page, visit: Visit): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(visit.path);
  await waitUntilComplete(page);
  const unexpected = unexpectedPage(visit, { url: page.url(), title: await page.title() });
  if (unexpected !== null) return [`${visit.name}: ${unexpected}`];
  const light = await findings(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await waitUntilComplete(page);
  const dark = await colourFindings(page);
  return [...light, ...dark].map((finding) => `${visit.name}: ${finding}`);
}
