import { chromium } from "playwright";
import { buildStale } from "../../../scripts/lib/bundles.ts";
import { ensureChromium } from "../../../scripts/lib/chromium.ts";
import { startProduct } from "../../support/product.ts";
import { table } from "../report.ts";
import { pageBytes } from "./bytes.ts";
import { interact, load, visits, type Interactions, type PageLoad } from "./pages.ts";

/**
 * `npm run bench -- web`: bytes of JavaScript of each page, and loads and interactions on a slow phone in a real Chromium, with
 * goals beside figures. Times are medians of three runs. Takes a few minutes.
 */
const RUNS = 3;
const GOALS: Readonly<Record<keyof PageLoad, string>> = {
  firstPaint: "1000 ms",
  largestPaint: "1800 ms",
  blocked: "100 ms",
  shown: "none",
  styleRecalculation: "none",
  layoutShift: "0.0000",
};

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN;
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

const product = await startProduct();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const rows: string[][] = [];
  const names = Object.keys(GOALS) as (keyof PageLoad)[];
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
  console.log(`\n${table(["Load", ...names], [["goal", ...names.map((name) => GOALS[name])], ...rows])}`);

  const runs: Interactions[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await interact(browser, product));
  const interactions = Object.keys(runs[0] ?? {}).map((name) => [
    name,
    `${median(runs.map((one) => one[name] ?? NaN))} ms`,
    "100 ms",
  ]);
  console.log(`\n${table(["Interaction", "to the next frame", "goal"], interactions)}`);
} finally {
  await browser.close();
  await product.stop();
}
