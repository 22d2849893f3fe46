import { main } from "./lib/fail.ts";
import { generateDerived } from "./lib/generate.ts";

/** Run by `npm ci`: writes the types and artifacts that follow from the committed contracts. */
await main(async () => {
  await generateDerived();
  return 0;
});
