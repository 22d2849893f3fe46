import type { Page } from "playwright";

/** Time by which the page's clock advances when it stops, in ms: longer than a busy machine takes to stop it. */
const MARGIN = 5000;

/** From here on, the page's time passes only in steps of the test. Call `clock.install` before the page is opened. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((margin) => Date.now() + margin, MARGIN));
}
