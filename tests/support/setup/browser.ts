import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { ensureChromium } from "../../../scripts/lib/chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where Playwright finds the Chromium that all browser tests share. */
    browserEndpoint: string;
  }
}

/** Nothing of Chromium's own may reach the network, and a container gives it neither a sandbox nor a GPU. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  // A camera and a microphone that are none; each test says whether the page may use them.
  "--use-fake-device-for-media-stream",
];

/** One Chromium for all files of the project; every test has a context of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: await ensureChromium(), headless: true, args: ARGS });
  project.provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
