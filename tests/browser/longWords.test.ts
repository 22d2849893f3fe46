import type { Page } from "playwright";
import { expect } from "vitest";
import type { RouteName } from "../../web/src/routes/routes.ts";
import type { Product } from "../support/product.ts";
import { visits } from "../support/routes.ts";
import { browserTests } from "./support/browserTest.ts";
import { waitUntilComplete } from "./support/waitUntilComplete.ts";

const test = browserTests();

/** As long as titles and names may become without a space, in languages with long words or in web addresses. */
const longWord = "Rindfleischetikettierungsaufgabenuebertragungsgesetz".repeat(2).slice(0, 90);

const names: readonly RouteName[] = [
  "communities",
  "user",
  "story",
  "interview",
  "interviews.my",
  "interviews.awaiting",
  "announcement",
  "announcements.our",
  "news.newsrooms",
  "contacts.jobs",
  "settings.follows",
  "work.tasks",
];
const pages = Map.groupBy(
  visits.filter(({ name }) => names.includes(name)),
  ({ as }) => as,
);

for (const [as, ofAccount] of pages) {
  if (as === null) throw new Error("Every page of this test needs an account.");
  test(
    `${ofAccount.map(({ name }) => name).join(", ")}: long words fit a phone's screen @LAYOUT-07`,
    { as, device: "mobile" },
    async ({ page, product }) => {
      await useLongWords(product);
      for (const { name, path } of ofAccount) {
        await page.goto(path);
        await waitUntilComplete(page);
        expect(await wordsBeyondScreen(page), name).toEqual([]);
      }
    },
  );
}

/** Gives everything that these pages show names and titles without spaces. */
async function useLongWords({ platform: { db } }: Product): Promise<void> {
  const name = longWord;
  for (const table of ["contacts", "communities", "newsrooms", "work_lists"] as const)
    await db.updateTable(table).set({ name }).execute();
  for (const table of ["interviews", "announcements", "tasks", "stories"] as const)
    await db.updateTable(table).set({ title: longWord }).execute();
  await db.updateTable("announcements").set({ summary: longWord }).execute();
  await db.updateTable("contact_details").set({ location: longWord }).execute();
}

/** The texts of the page that reach beyond the right edge of the screen, apart from tabs, which scroll, and texts for screen readers. */
function wordsBeyondScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (element === null || element.closest("nav, [role=tablist], [class*=sr-only]") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isCut = getComputedStyle(element).textOverflow === "ellipsis";
      if (!isCut && range.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        found.push(element.outerHTML.slice(0, 200));
    }
    return found;
  });
}
