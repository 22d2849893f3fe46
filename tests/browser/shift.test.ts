import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { asPhone, type Device } from "./support/devices.ts";
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
