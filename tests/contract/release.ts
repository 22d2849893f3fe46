import { readFile } from "node:fs/promises";
import packageJson from "../../package.json" with { type: "json" };
import { findDrift } from "../../scripts/lib/drift.ts";
import { main, ScriptError } from "../../scripts/lib/fail.ts";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { invalidDocuments } from "./gateway.ts";
import { changelogFault } from "./releases/changelog.ts";
import { readCurrent, readLastRelease, writeRelease } from "./releases/releases.ts";
import { compareWithRelease, printComparison } from "./releases/report.ts";

/** Stores the contracts of the version in package.json under releases/, and prints the commands that tag it. */
await main(async () => {
  const { version } = packageJson;
  const drift = await findDrift();
  if (drift.length > 0) throw new ScriptError(`Run npm run generate and commit: ${drift.join(", ")}`);
  const fault = changelogFault(await readFile(fromRoot("CHANGELOG.md"), "utf8"), version);
  if (fault !== null) throw new ScriptError(fault);

  const current = await readCurrent();
  const refused = invalidDocuments(current);
  if (refused.length > 0) throw new ScriptError(refused.join("\n"));
  const comparison = await compareWithRelease(await readLastRelease(), current, {
    version,
    today: new Date().toISOString().slice(0, 10),
  });
  console.log(printComparison(comparison));
  if (comparison.failed) return 1;

  const folder = await writeRelease(version, current);
  console.log(`\nWritten: ${folder}. To finish the release:\n`);
  console.log(`  git add ${folder} && git commit -m "Keep the contracts of release ${version}"`);
  console.log(`  git tag -a v${version} -m "Release ${version}"`);
  return 0;
});
