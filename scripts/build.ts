import { build, bundles } from "./lib/bundles.ts";
import { main } from "./lib/fail.ts";
import { generateDerived } from "./lib/generate.ts";
import { withLock } from "./lib/lock.ts";

/** Builds all bundles, even if they are up to date. */
await main(async () => {
  await generateDerived();
  await withLock("bundles", async () => {
    for (const bundle of bundles) {
      console.log(`Building the ${bundle.name} ...`);
      await build(bundle);
    }
  });
  return 0;
});
