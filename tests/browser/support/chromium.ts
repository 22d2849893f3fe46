import { type Browser, chromium } from "playwright";
import { inject } from "vitest";

const args = [
  // Containers provide neither a sandbox nor a GPU.
  "--no-sandbox",
  "--disable-gpu",
  // No network requests of Chromium's own.
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  // Pages are too short-lived to benefit from the optimising compilers, which take a twentieth of their CPU time.
  "--js-flags=--no-opt,--no-maglev",
  // A fake camera and microphone, used without asking for permission; its usual 20 frames a second keep a slow machine busy.
  "--use-fake-device-for-media-stream=fps=5",
  "--use-fake-ui-for-media-stream",
];

/** Timeout of a step of a test, in ms: the first page of a file compiles all code, possibly on a busy machine. */
export const STEP_TIMEOUT_MS = 60_000;

let browser: Promise<Browser> | undefined;

/** The Chromium shared by all files of this worker; it ends with the worker. Every test opens its own context in it. */
export function workerBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: inject("chromiumPath"), args });
  return browser;
}
