import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../../scripts/lib/drift.ts";

let base = "";
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "pressroom-drift-"));
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function tree(name: string, files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(base, name, path)), { recursive: true });
    await writeFile(join(base, name, path), text);
  }
  return join(base, name);
}

describe("the differences between two trees", () => {
  it("include only contracts that differ or are missing", async () => {
    const left = await tree("left", {
      "schema.graphql": "type Query { a: Int }",
      "openapi.json": "{}",
      "web/src/__generated__/Old.graphql.ts": "old",
      "gateway/main.ts": "here",
    });
    const right = await tree("right", {
      "schema.graphql": "type Query { b: Int }",
      "web/src/__generated__/New.graphql.ts": "new",
      "gateway/main.ts": "there",
    });
    expect(await differences(left, right)).toEqual(["openapi.json", "schema.graphql"]);
    expect(await differences(left, left)).toEqual([]);
  });
});
