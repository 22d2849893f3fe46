import { type Browser, chromium } from "playwright";
import { inject } from "vitest";

const ARGS = [
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
  // A fake camera and microphone, which a page may use without a question that nobody would answer.
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
];

let browser: Promise<Browser> | undefined;

/** The Chromium that all files of this worker share; it ends with the worker. Every test opens a context of its own in it. */
export function workerBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: inject("chromiumPath"), args: ARGS });
  return browser;
}
