import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentHash, sourceFiles } from "../../scripts/lib/files.ts";

let base = "";
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "pressroom-files-"));
  await mkdir(join(base, "web/node_modules/x"), { recursive: true });
  await writeFile(join(base, "web/b.ts"), "b");
  await writeFile(join(base, "web/a.ts"), "a");
  await writeFile(join(base, "web/node_modules/x/index.js"), "x");
  await writeFile(join(base, "lone.json"), "{}");
});
afterEach(() => rm(base, { recursive: true, force: true }));

describe("sourceFiles", () => {
  it("returns the files of folders and single files, without installed packages", async () => {
    expect(await sourceFiles(["web", "lone.json", "absent"], base)).toEqual(["lone.json", "web/a.ts", "web/b.ts"]);
  });
});

describe("contentHash", () => {
  it("is the same when only dates change", async () => {
    const before = await contentHash(["web"], base);
    await utimes(join(base, "web/a.ts"), new Date(0), new Date(0));
    expect(await contentHash(["web"], base)).toBe(before);
  });

  it("changes with the content, the name and the number of files", async () => {
    const hashes = [await contentHash(["web"], base)];
    await writeFile(join(base, "web/a.ts"), "A");
    hashes.push(await contentHash(["web"], base));
    await writeFile(join(base, "web/c.ts"), "A");
    hashes.push(await contentHash(["web"], base));
    await rm(join(base, "web/a.ts"));
    hashes.push(await contentHash(["web"], base));
    expect(new Set(hashes).size).toBe(4);
  });
});
