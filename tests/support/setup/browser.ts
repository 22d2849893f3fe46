import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { ensureChromium } from "../../../scripts/lib/chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Playwright's endpoint of the Chromium that all browser tests share. */
    browserEndpoint: string;
  }
}

/** Disables Chromium's own network requests, and the sandbox and GPU, which containers do not provide. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  // A fake camera and microphone; each test sets whether the page may use them.
  "--use-fake-device-for-media-stream",
];

/** Starts one Chromium for all files of the project; every test opens a separate context in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: await ensureChromium(), headless: true, args: ARGS });
  project.provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
