import { chromium } from "playwright";
import { exists } from "./files.ts";
import { Refusal } from "./fail.ts";
import { packageProgram } from "./paths.ts";
import { run } from "./run.ts";

/** Where distributions put a Chromium that Playwright can drive. */
const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Looks for a Chromium: CHROME_PATH, Playwright's own, the system's, in this order.
 * @returns the path of its program; null when there is none
 */
export async function findChromium(): Promise<string | null> {
  for (const path of [process.env["CHROME_PATH"], chromium.executablePath(), ...SYSTEM_PATHS]) {
    if (path && (await exists(path)) && (await starts(path))) return path;
  }
  return null;
}

/** Ways to get one, tried in this order. Each is complete in itself. */
const installations: readonly { what: string; possible: () => boolean; steps: readonly (readonly string[])[] }[] = [
  {
    what: "Playwright's Chromium",
    possible: () => true,
    steps: [[packageProgram("playwright"), "install", "chromium"]],
  },
  {
    what: "Debian's package chromium",
    possible: () => process.platform === "linux" && process.getuid?.() === 0,
    steps: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
    ],
  },
];

/**
 * Makes sure that the browser tests have a Chromium, installing one when there is none.
 * @returns the path of its program
 * @throws Refusal when none can be had
 */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found !== null) return found;
  for (const { what, possible, steps } of installations) {
    if (!possible()) continue;
    console.log(`No Chromium here; installing ${what} ...`);
    const installed = (await runSteps(steps)) ? await findChromium() : null;
    if (installed !== null) return installed;
  }
  throw new Refusal(
    "The browser tests need a Chromium and none could be installed; install one and set CHROME_PATH to its program.",
  );
}

async function runSteps(steps: readonly (readonly string[])[]): Promise<boolean> {
  for (const [command = "", ...args] of steps) {
    const { code } = await run(command, args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
    if (code !== 0) return false;
  }
  return true;
}

/** A downloaded Chromium may lack system libraries. */
async function starts(path: string): Promise<boolean> {
  return (await run(path, ["--version"])).code === 0;
}
