import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { chromium } from "playwright";
import { ScriptError } from "./fail.ts";
import { exists } from "./files.ts";
import { packageProgram } from "./paths.ts";
import { run } from "./run.ts";

/** Paths where distributions install a full Chromium that works with Playwright. */
const chromiumPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path where Debian installs its headless shell. */
const headlessShellPath = "/usr/lib/chromium/chromium-headless-shell";

/** Returns the Chromium of CHROME_PATH or, without this setting, a headless shell. */
async function findHeadlessShell(): Promise<string | null> {
  return firstThatStarts([process.env["CHROME_PATH"], ...(await playwrightShells()), headlessShellPath]);
}

/** Returns a complete Chromium, which also runs headless. */
function findFullChromium(): Promise<string | null> {
  return firstThatStarts([chromium.executablePath(), ...chromiumPaths]);
}

/** Playwright installs its headless shell next to its Chromium: chromium-1255/... and chromium_headless_shell-1255/... */
async function playwrightShells(): Promise<string[]> {
  const [, builds = "", revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const folder = join(builds, `chromium_headless_shell-${revision}`);
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return files.filter((file) => /^chrome-headless-shell(\.exe)?$/.test(basename(file))).map((file) => join(folder, file));
}

async function firstThatStarts(paths: readonly (string | undefined)[]): Promise<string | null> {
  for (const path of paths) if (path && (await exists(path)) && (await starts(path))) return path;
  return null;
}

function isLinuxRoot(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0;
}

interface BrowserType {
  find: () => Promise<string | null>;
  /** Ways to install it, in the order of attempts. */
  installations: readonly { name: string; possible: () => boolean; steps: readonly (readonly string[])[] }[];
}

/** In order of preference. A headless shell has no windows, menus or extensions, and needs less than half of the CPU time. */
const browserTypes: readonly BrowserType[] = [
  {
    find: findHeadlessShell,
    installations: [
      {
        name: "Playwright's headless shell",
        possible: () => true,
        steps: [[packageProgram("playwright"), "install", "--only-shell", "chromium"]],
      },
      {
        name: "Debian's package chromium-headless-shell",
        possible: isLinuxRoot,
        steps: [
          ["apt-get", "update"],
          ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
        ],
      },
    ],
  },
  {
    find: findFullChromium,
    installations: [
      {
        name: "Debian's package chromium",
        possible: isLinuxRoot,
        steps: [["apt-get", "install", "-y", "--no-install-recommends", "chromium"]],
      },
    ],
  },
];

/**
 * Ensures that the browser tests have a Chromium, installing one if necessary.
 * @returns the path of the executable
 * @throws ScriptError when none can be installed
 */
export async function ensureChromium(): Promise<string> {
  for (const { find, installations } of browserTypes) {
    const found = await find();
    if (found !== null) return found;
    for (const { name, possible, steps } of installations) {
      if (!possible()) continue;
      console.log(`Installing ${name} for the browser tests ...`);
      const installed = (await runSteps(steps)) ? await find() : null;
      if (installed !== null) return installed;
    }
  }
  throw new ScriptError(
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
