import { main, Refusal } from "./lib/fail.ts";
import { contractPaths, generate } from "./lib/generate.ts";
import { root } from "./lib/paths.ts";
import { run } from "./lib/run.ts";

/** Checks to run before a push: generates all files, fails if the committed ones differ, then runs all tests. */
await main(async () => {
  await generate(root, (what) => console.log(`Writing ${what} ...`));
  const { code, output } = await run("git", ["status", "--porcelain", "--", ...contractPaths]);
  if (code !== 0) throw new Refusal(`Git could not compare the contracts: ${output.trim()}`);
  if (output !== "") throw new Refusal(`The contracts differ from what is committed; commit them:\n${output.trimEnd()}`);
  const test = await run(process.execPath, ["scripts/test.ts"], { show: true });
  return test.code;
});
