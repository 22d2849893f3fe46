import { beforeAll, describe, expect, it } from "vitest";
import { buildStale } from "../../scripts/lib/bundles.ts";
import { pageBytes, type PageBytes } from "../bench/web/bytes.ts";

/**
 * Upper limits of the JavaScript that a page needs until it is interactive, in bytes of gzip: what was measured, and up to 1% more.
 * Lower them when a page becomes smaller.
 */
const budgets: Readonly<Record<string, number>> = {
  "home/HomePage.tsx": 246_800,
  "session/SignInPage.tsx": 228_000,
  "communities/CommunityPage.tsx": 265_800,
  "news/StoryPage.tsx": 265_800,
  "users/UserPage.tsx": 259_200,
  "messages/MessagesPage.tsx": 275_400,
};

/** The budget of pages without a separate one. */
const OTHERS = 276_800;

/** The budget for further code of a page after home, which is the first page of most visits. */
const AFTER_HOME = 40_000;

/** The budgets of the largest forms, which edit an announcement and load the records of their fields page by page. */
const afterHomeBudgets: Readonly<Record<string, number>> = {
  "announcements/AnnouncementEmailPage.tsx": 42_800,
  "announcements/AnnouncementWebPage.tsx": 42_800,
};

describe("the JavaScript of a page", () => {
  let pages: PageBytes[] = [];
  beforeAll(async () => {
    await buildStale();
    pages = pageBytes();
  });

  it.each(Object.entries(budgets))("stays within its budget: %s, %d bytes", (name, budget) => {
    expect(pages.find(({ page }) => page === name)?.first).toBeLessThanOrEqual(budget);
  });

  it(`stays within ${OTHERS} bytes on all other pages`, () => {
    expect(pages.length).toBeGreaterThan(70);
    expect(pages.filter(({ page, first }) => first > (budgets[page] ?? OTHERS))).toEqual([]);
  });

  it.each(Object.entries(afterHomeBudgets))("stays within its budget after home: %s, %d bytes", (name, budget) => {
    expect(pages.find(({ page }) => page === name)?.afterHome).toBeLessThanOrEqual(budget);
  });

  it(`stays within ${AFTER_HOME} bytes on all other pages after home`, () => {
    expect(pages.filter(({ page, afterHome }) => afterHome > (afterHomeBudgets[page] ?? AFTER_HOME))).toEqual([]);
  });
});
