import { readFileSync } from "node:fs";
import { buildSchema, isEnumType } from "graphql";
import { describe, expect, it } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { registryFaults } from "./support/registries.ts";
import { readSources, type Source } from "./support/sources.ts";

const postType = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8")).getType("PostType");
const types = isEnumType(postType) ? postType.getValues().map(({ name }) => name) : [];

describe("the registries of post types", () => {
  it("have seven types to know", () => {
    expect(types).toHaveLength(7);
  });

  // The web client's record is generated; tests/web/posts/kinds.test.ts compares it with the schema.
  it("in the gateway know all of them and no other", async () => {
    const folder = "gateway/modules/posts/kinds";
    const index = await readSources([folder], (path) => /^\/index\.tsx?$/.test(path.slice(folder.length)));
    expect(index.map(({ path }) => path.replace(/x$/, ""))).toEqual([`${folder}/index.ts`]);
    expect(index.flatMap((source) => registryFaults(source, types))).toEqual([]);
  });

  it("are found wanting when they leave one out or invent one", () => {
    const source: Source = {
      path: "x/index.ts",
      text: "const other = { A: 1 };\nexport const kinds = { JOB: job, community_post: post, Poll: poll };",
    };
    expect(registryFaults(source, ["JOB", "COMMUNITY_POST", "EVENT"])).toEqual([
      "x/index.ts has nothing for EVENT",
      "x/index.ts has an entry poll that is no post type",
    ]);
  });
});
