import type { Page } from "playwright";

/** Waits until a page shows what it has to show: nothing loads, pictures are there, nothing moves. */
export async function settled(page: Page): Promise<void> {
  await page.locator("#overlay").waitFor({ state: "detached" });
  await page.waitForFunction(() => {
    const isAtWork = document.querySelector('[aria-busy="true"], #main:empty') !== null;
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    return !isAtWork && pictures.every(({ complete }) => complete);
  });
  await page.evaluate(async () => {
    // Parts that are drawn only near the screen (content-visibility) come with the frame after, and ask for their fonts then.
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frame();
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    await frame();
  });
}
