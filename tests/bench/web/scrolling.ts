import type { Browser } from "playwright";
import type { Product } from "../../support/product.ts";
import { enlarge } from "../data/enlarge.ts";
import { slowPage } from "./slowPage.ts";

/** What scrolling through a long feed costs, with the phone's processor. */
export interface Scrolling {
  posts: number;
  /** In ms. */
  longestTask: number;
  tasksOver50: number;
  layoutShift: number;
}

/** A feed of this length is there after the demo data was made so many times as large. */
const POSTS = 5000;
const TIMES = 100;
/** Pixels for each turn of the wheel, and ms between two of them: about as fast as a flick of the thumb. */
const STEP = 1200;
const PAUSE = 50;
/** Ms without a further post after which the end is reached. */
const PATIENCE = 30_000;

/**
 * Scrolls through a community's posts and records tasks of the main thread.
 * @param product its data is made larger
 */
export async function scroll(browser: Browser, product: Product): Promise<Scrolling> {
  await enlarge(product.platform.db, TIMES);
  const [page] = await slowPage(browser, product, "journo");
  try {
    await page.goto("/community/media-insiders");
    await page.locator("[role=feed] article").first().waitFor();
    await page.locator("#overlay").waitFor({ state: "detached" });
    // What loads when the page is idle is not part of scrolling.
    await page.waitForTimeout(3000);
    return await page.evaluate(scrollThrough, { posts: POSTS, step: STEP, pause: PAUSE, patience: PATIENCE });
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. */
async function scrollThrough(options: { posts: number; step: number; pause: number; patience: number }): Promise<Scrolling> {
  const tasks: number[] = [];
  let layoutShift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration))).observe({
    type: "longtask",
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (layoutShift += Number(Reflect.get(entry, "value")))),
  ).observe({ type: "layout-shift" });
  const reached = () => {
    const positions = [...document.querySelectorAll("[role=feed] [aria-posinset]")].map((card) =>
      Number(card.getAttribute("aria-posinset")),
    );
    return Math.max(0, ...positions);
  };
  let posts = 0;
  let since = performance.now();
  while (posts < options.posts && performance.now() - since < options.patience) {
    window.scrollBy(0, options.step);
    await new Promise((done) => setTimeout(done, options.pause));
    const now = reached();
    if (now > posts) since = performance.now();
    posts = Math.max(posts, now);
  }
  return { posts, longestTask: Math.max(0, ...tasks), tasksOver50: tasks.filter((task) => task > 50).length, layoutShift };
}
