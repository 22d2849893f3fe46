import { main } from "./lib/fail.ts";
import { generate } from "./lib/generate.ts";
import { root } from "./lib/paths.ts";

/** Prints both contracts and generates the types derived from them. */
await main(async () => {
  await generate(root, (output) => console.log(`Writing ${output} ...`));
  return 0;
});
