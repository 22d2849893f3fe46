import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { cacheDir } from "../../../scripts/lib/paths.ts";
import { median } from "../report.ts";

/** Not a dependency of the product: it brings 200 packages that nothing else needs. */
const version = "13.5.0";
const folder = join(cacheDir, `lighthouse-${version}`);
const program = join(folder, "node_modules/lighthouse/cli/index.js");
const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"].join(" ");

const run = promisify(execFile);

const score = v.object({ score: v.nullable(v.number()) });
const report = v.object({
  categories: v.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
});

/** From 0 to 100, medians. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

export type Device = "phone" | "desktop";

/**
 * Installs Lighthouse at the first call.
 * @throws when it can be neither found nor installed
 */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  await mkdir(folder, { recursive: true });
  console.log(`Installing Lighthouse ${version} ...`);
  await run("npm", ["install", "--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", `lighthouse@${version}`]);
}

interface Visit {
  url: string;
  /** The session cookie's value; null for a guest. */
  session: string | null;
  device: Device;
  /** Path of Chromium. */
  chromium: string;
}

/** Medians of several runs. */
export async function scoresOf(visit: Visit, runs: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let time = 0; time < runs; time += 1) all.push(await scoreOnce(visit));
  const middle = (name: keyof Scores) => Math.round(100 * median(all.map((scores) => scores[name])));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
  };
}

async function scoreOnce({ url, session, device, chromium }: Visit): Promise<Scores> {
  const cookie = session === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: `sid=${session}` })}`];
  const preset = device === "desktop" ? ["--preset=desktop"] : [];
  const { stdout } = await run(
    process.execPath,
    [program, url, "--output=json", "--quiet", `--chrome-flags=${flags}`, ...preset, ...cookie],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories } = v.parse(report, JSON.parse(stdout));
  return {
    performance: categories.performance.score ?? NaN,
    accessibility: categories.accessibility.score ?? NaN,
    bestPractices: categories["best-practices"].score ?? NaN,
    seo: categories.seo.score ?? NaN,
  };
}
