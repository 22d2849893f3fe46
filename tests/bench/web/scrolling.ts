import type { Browser } from "playwright";
import type { Product } from "../../support/product.ts";
import { enlarge } from "../data/enlarge.ts";
import { slowDown, slowPage } from "./slowPage.ts";

/** The cost of scrolling through a long feed with a phone's processor. */
export interface Scrolling {
  /** Items in the feed. */
  posts: number;
  /** In ms. */
  longestTask: number;
  tasksOver50: number;
}

/** Number of posts that the feed has loaded before the measurement. */
const POSTS = 5000;
/** The factor of the demo data for a feed of that length. */
const TIMES = 100;
/** Pixels for each step, and ms between two of them. */
const loading = { step: 6000, pause: 20 };
/** 6,000 px a second, a strong flick of the thumb. */
const flick = { step: 120, pause: 20 };
/** Duration of scrolling in each direction, in ms. */
const DURATION_MS = 5000;

/**
 * Loads a community's posts, then scrolls up and down at the end of the feed and records tasks of the main thread.
 * @param product gets additional data
 */
export async function scroll(browser: Browser, product: Product): Promise<Scrolling> {
  await enlarge(product.platform.db, TIMES);
  const [page, devtools] = await slowPage(browser, product, "journo");
  try {
    await slowDown(devtools, 1);
    await page.goto("/community/media-insiders");
    await page.locator("[role=feed] article").first().waitFor();
    const posts = await page.evaluate(loadPosts, { ...loading, wanted: POSTS });
    await slowDown(devtools);
    const up = await page.evaluate(tasksWhileScrolling, { ...flick, step: -flick.step, measured: DURATION_MS });
    const down = await page.evaluate(tasksWhileScrolling, { ...flick, measured: DURATION_MS });
    const tasks = [...up, ...down];
    return { posts, longestTask: Math.max(0, ...tasks), tasksOver50: tasks.filter((task) => task > 50).length };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. @returns the number of posts reached; fewer than requested when no more arrive for ten seconds */
async function loadPosts({ wanted, step, pause }: { wanted: number; step: number; pause: number }): Promise<number> {
  let posts = 0;
  let since = performance.now();
  while (posts < wanted && performance.now() - since < 10_000) {
    window.scrollBy(0, step);
    await new Promise((done) => setTimeout(done, pause));
    const cards = [...document.querySelectorAll("[role=feed] [aria-posinset]")];
    const last = Math.max(0, ...cards.map((card) => Number(card.getAttribute("aria-posinset"))));
    if (last > posts) since = performance.now();
    posts = Math.max(posts, last);
  }
  return posts;
}

/** Runs in the page. @returns ms of each task of 50 ms and more */
async function tasksWhileScrolling(options: { step: number; pause: number; measured: number }): Promise<number[]> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration)));
  observer.observe({ type: "longtask" });
  const start = performance.now();
  while (performance.now() - start < options.measured) {
    window.scrollBy(0, options.step);
    await new Promise((done) => setTimeout(done, options.pause));
  }
  observer.disconnect();
  return tasks;
}
