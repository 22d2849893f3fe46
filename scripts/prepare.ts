import { main } from "./lib/fail.ts";
import { generateDerived } from "./lib/generate.ts";

/** Run by `npm ci`: generates the types and artifacts derived from the committed contracts. */
await main(async () => {
  await generateDerived();
  return 0;
});
