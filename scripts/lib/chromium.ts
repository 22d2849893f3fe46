import { chromium } from "playwright";
import { exists } from "./files.ts";
import { Refusal } from "./fail.ts";
import { packageProgram } from "./paths.ts";
import { run } from "./run.ts";

/** Paths where distributions install a Chromium that works with Playwright. */
const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds a Chromium: CHROME_PATH, Playwright's own or the system's, in this order.
 * @returns the path of the executable; null when there is none
 */
export async function findChromium(): Promise<string | null> {
  for (const path of [process.env["CHROME_PATH"], chromium.executablePath(), ...SYSTEM_PATHS]) {
    if (path && (await exists(path)) && (await starts(path))) return path;
  }
  return null;
}

/** Alternative ways to install one, in the order of attempts. */
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
 * Ensures that the browser tests have a Chromium, installing one if necessary.
 * @returns the path of the executable
 * @throws Refusal when none can be installed
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

/** Fails for a downloaded Chromium that lacks system libraries. */
async function starts(path: string): Promise<boolean> {
  return (await run(path, ["--version"])).code === 0;
}
