import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { postModules } from "./build/postModules.ts";
import { describeGaps, findPostTypes } from "./build/postTypes.ts";

/**
 * Part of `npm run generate`, before relay-compiler: writes the modules of web/src/posts that name every post type, such as
 * the one that shows the card of a post of any type. Relay wants their fragments as text in a file.
 */
const output = path.join(import.meta.dirname, "src/posts/generated");

const { types, gaps } = await findPostTypes(import.meta.dirname);
if (gaps.length > 0) {
  console.error(describeGaps(gaps));
  process.exitCode = 1;
} else {
  await write(postModules(types));
}

/** Leaves files alone that stay the same, so that nothing that watches them starts work. */
async function write(modules: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(output, { recursive: true });
  for (const name of await readdir(output)) if (!modules.has(name)) await rm(path.join(output, name));
  for (const [name, text] of modules) {
    const file = path.join(output, name);
    const present = await readFile(file, "utf8").catch(() => null);
    if (present !== text) await writeFile(file, text);
  }
}
