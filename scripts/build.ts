import { build, bundles } from "./lib/bundles.ts";
import { main } from "./lib/fail.ts";
import { withLock } from "./lib/lock.ts";

/** Builds everything that browsers load, stale or not. */
await main(async () => {
  await withLock("bundles", async () => {
    for (const bundle of bundles) {
      console.log(`Building the ${bundle.name} ...`);
      await build(bundle);
    }
  });
  return 0;
});
