import { main } from "./lib/fail.ts";
import { generate } from "./lib/generate.ts";
import { root } from "./lib/paths.ts";

/** Prints the two contracts and the types that follow from them. */
await main(async () => {
  await generate(root, (what) => console.log(`Writing ${what} ...`));
  return 0;
});
