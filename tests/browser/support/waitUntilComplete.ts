import type { Page } from "playwright";

/** Waits until a page is complete: nothing is loading, pictures are loaded, nothing moves. */
export async function waitUntilComplete(page: Page): Promise<void> {
  await page.locator("#overlay").waitFor({ state: "detached" });
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('[aria-busy="true"], #main:empty') !== null;
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    return !isLoading && pictures.every(({ complete }) => complete);
  });
  await waitForRendering(page);
}

/** Waits until the page has rendered its parts, has its fonts and shows no animation. */
export async function waitForRendering(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Parts with content-visibility are rendered in the next frame and load their fonts only then.
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frame();
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    await frame();
  });
}
