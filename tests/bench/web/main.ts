import { argv } from "node:process";
import { chromium } from "playwright";
import { buildStale } from "../../../scripts/lib/bundles.ts";
import { ensureChromium } from "../../../scripts/lib/chromium.ts";
import { startProduct } from "../../support/product.ts";
import { median, table } from "../report.ts";
import { pageBytes } from "./bytes.ts";
import { ensureLighthouse, scoresOf, type Device } from "./lighthouse.ts";
import { interact, load, pathOf, visits, type Interactions, type PageLoad } from "./pages.ts";
import { scroll } from "./scrolling.ts";

/**
 * `npm run bench -- web`: bytes of JavaScript of each page, loads and interactions on a slow phone in a real Chromium, scores of
 * Lighthouse, and scrolling through a long feed, with goals next to figures. Times are medians of three runs, scores of five. Takes
 * a quarter of an hour; with `--quick` it leaves out Lighthouse and scrolling.
 */
const RUNS = 3;
const LIGHTHOUSE_RUNS = 5;
const isQuick = argv.includes("--quick");
const goals: Readonly<Record<keyof PageLoad, string>> = {
  firstPaint: "1000 ms",
  largestPaint: "1800 ms",
  blocked: "100 ms",
  interactive: "none",
  styleRecalculation: "none",
  layoutShift: "0.0000",
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

await buildStale();
const home = (page: string) => page === "home/HomePage.tsx";
const bytes = pageBytes().toSorted((left, right) => left.first - right.first);
console.log(
  table(
    ["JavaScript of", "first visit", "goal", "after home", "goal"],
    bytes.map(({ page, first, afterHome }) => [
      page,
      kB(first),
      home(page) ? "230 kB" : "",
      kB(afterHome),
      home(page) ? "" : "40 kB",
    ]),
  ),
);

// The enlarged data has lists that are longer than estimates assume.
const product = await startProduct({ gateway: { onCost: () => {} } });
const executablePath = await ensureChromium();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const rows: string[][] = [];
  const names = Object.keys(goals) as (keyof PageLoad)[];
  for (const visit of visits) {
    const loads: PageLoad[] = [];
    for (let run = 0; run < RUNS; run += 1) loads.push(await load(browser, product, visit));
    rows.push([
      visit.name,
      ...names.map((name) => {
        const value = median(loads.map((one) => one[name]));
        return name === "layoutShift" ? value.toFixed(4) : `${Math.round(value)} ms`;
      }),
    ]);
  }
  console.log(`\n${table(["Load", ...names], [["goal", ...names.map((name) => goals[name])], ...rows])}`);

  const runs: Interactions[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await interact(browser, product));
  const interactions = Object.keys(runs[0] ?? {}).map((name) => [
    name,
    `${median(runs.map((one) => one[name] ?? NaN))} ms`,
    "100 ms",
  ]);
  console.log(`\n${table(["Interaction", "to the next frame", "goal"], interactions)}`);
  if (!isQuick) {
    await printScores();
    await printScrolling();
  }
} finally {
  await browser.close();
  await product.stop();
}

async function printScores(): Promise<void> {
  await ensureLighthouse();
  const rows: string[][] = [];
  for (const visit of visits) {
    const session = visit.as === null ? null : await product.sessionOf(visit.as);
    const url = product.url + (await pathOf(visit, product));
    for (const device of ["phone", "desktop"] satisfies Device[]) {
      const scores = await scoresOf({ url, session, device, chromium: executablePath }, LIGHTHOUSE_RUNS);
      rows.push([visit.name, device, ...Object.values(scores).map(String)]);
    }
  }
  const names = ["Lighthouse", "device", "performance", "accessibility", "best practices", "SEO"];
  console.log(`\n${table(names, [["goal", "", "95", "100", "100", "100"], ...rows])}`);
}

async function printScrolling(): Promise<void> {
  const { posts, longestTask, tasksOver50 } = await scroll(browser, product);
  const rows = [
    ["longest task", `${Math.round(longestTask)} ms`, "50 ms"],
    ["tasks over 50 ms", String(tasksOver50), "0"],
  ];
  console.log(`\n${table([`Scrolling in a feed of ${posts} posts`, "", "goal"], rows)}`);
}
