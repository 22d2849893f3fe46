import { ensureChromium } from "./lib/chromium.ts";
import { main } from "./lib/fail.ts";

/** Prints the path of a Chromium for the browser tests; installs one if there is none. */
await main(async () => {
  console.log(await ensureChromium());
  return 0;
});
