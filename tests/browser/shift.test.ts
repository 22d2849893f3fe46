import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { asPhone, type Device } from "./support/devices.ts";
import { holdRequests } from "./support/feeds.ts";
import { waitUntilComplete } from "./support/waitUntilComplete.ts";

const test = browserTests();

interface Shift {
  value: number;
  /** The shifted elements with their old and new positions. */
  sources: string[];
}

/** All layout shifts since the first paint, except those caused by user input. */
const shifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift";
    const { promise, resolve } = Promise.withResolvers<Shift[]>();
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      const entries = list.getEntries().filter(isShift);
      resolve(
        entries
          .filter(({ hadRecentInput }) => !hadRecentInput)
          .map(({ value, sources }) => ({
            value,
            sources: sources.map(({ node, previousRect: from, currentRect: to }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              return `${element?.outerHTML.slice(0, 120)}: ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
            }),
          })),
      );
    });
    observer.observe({ type: "layout-shift", buffered: true });
    // The observer never calls back when nothing has shifted.
    setTimeout(() => resolve([]), 500);
    return promise;
  });

/** Simulates a slow connection: 1.6 Mb/s and 150 ms latency. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}

const cases: readonly { name: string; device: Device; isPhone: boolean }[] = [
  { name: "laptop", device: "laptop", isPhone: false },
  { name: "mobile", device: "mobile", isPhone: false },
  { name: "mobile with the first view from the gateway", device: "mobile", isPhone: true },
];

for (const { name, device, isPhone } of cases) {
  test(
    `the layout hardly shifts while home and a community load slowly, ${name} @UI-01`,
    { as: "journo", device, newPage: true },
    async ({ page, context }) => {
      if (isPhone) await asPhone(context);
      await throttle(page);
      for (const path of ["/", "/community/media-insiders"]) {
        await page.goto(path);
        await page.locator("#first-view").waitFor({ state: "detached" });
        await page.getByRole("feed").getByRole("article").first().waitFor();
        await waitUntilComplete(page);
        const moved = await shifts(page);
        const total = moved.reduce((sum, { value }) => sum + value, 0);
        expect(total, `${path}: ${JSON.stringify(moved, null, 1)}`).toBeLessThanOrEqual(0.02);
      }
    },
  );
}

const paragraph = `<p>The turbines stand still at dawn, ${"when the eagles leave their nests, ".repeat(12)}and turn again by noon.</p>`;

const editorTexts: readonly { name: string; html: string; shown: string }[] = [
  { name: "no text", html: "", shown: "What happened, who is involved, and who the press can contact" },
  { name: "a line", html: "<p>Four of them stand still at dawn.</p>", shown: "Four of them stand still at dawn." },
  {
    name: "all kinds of blocks",
    html:
      "<h2>Turbines</h2><p>Four <strong>stand</strong> <em>still</em><br />at " +
      '<a href="https://example.com/dawn" rel="noopener nofollow ugc" target="_blank">dawn</a>.</p><h4>Why</h4>' +
      "<ul><li>Eagles</li><li>Wind<ul><li>North</li><li>West</li></ul></li></ul><blockquote>They wait.</blockquote><ol><li>One</li></ol>",
    shown: "Eagles",
  },
  { name: "a text that scrolls", html: paragraph.repeat(12), shown: "The turbines stand still at dawn" },
  {
    name: "a text that needs the sanitizer and scrolls",
    html: `${paragraph.repeat(12)}<table><tbody><tr><td>Dawn</td></tr></tbody></table>`,
    shown: "The turbines stand still at dawn",
  },
];

for (const { name, html, shown } of editorTexts) {
  for (const device of ["laptop", "mobile"] as const) {
    test(
      `nothing moves when the code of an editor with ${name} arrives, ${device} @UI-01`,
      { as: "company", device, newPage: true },
      async ({ page, product }) => {
        await product.platform.db.updateTable("announcements").set({ content: html }).where("id", "=", 1003).execute();
        const release = await holdRequests(page, "**/assets/RichTextEditor-*.js");
        await page.goto("/announcements/1003/web");
        const form = page.getByRole("main").getByRole("form", { name: "Announcement web page" });
        await form.locator("[inert]").getByText(shown).first().waitFor();
        // A font that arrives later changes heights too.
        await page.evaluate(async () => void (await document.fonts.ready));
        const below = form.getByRole("button", { name: "Publish" });
        const before = await below.boundingBox();
        expect(before).not.toBeNull();
        release();
        await form.getByRole("textbox", { name: "Content" }).waitFor();
        expect(await below.boundingBox()).toEqual(before);
      },
    );
  }
}
