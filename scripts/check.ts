import { main, ScriptError } from "./lib/fail.ts";
import { contractPaths, generate } from "./lib/generate.ts";
import { root } from "./lib/paths.ts";
import { run } from "./lib/run.ts";

/** Checks to run before a push: generates all files, fails if the committed ones differ, then runs all tests. */
await main(async () => {
  await generate(root, (output) => console.log(`Writing ${output} ...`));
  const { code, output: changes } = await run("git", ["status", "--porcelain", "--", ...contractPaths]);
  if (code !== 0) throw new ScriptError(`Git could not compare the contracts: ${changes.trim()}`);
  if (changes !== "") throw new ScriptError(`The contracts differ from what is committed; commit them:\n${changes.trimEnd()}`);
  const test = await run(process.execPath, ["scripts/test.ts"], { show: true });
  return test.code;
});
