import type { TestProject } from "vitest/node";
import { ensureChromium } from "../../../scripts/lib/chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the Chromium of the browser tests. */
    chromiumPath: string;
  }
}

/** Finds or installs a Chromium before the first file needs one. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("chromiumPath", await ensureChromium());
}
