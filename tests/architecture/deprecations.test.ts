import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { deprecationViolations } from "./support/deprecations.ts";

describe("deprecations in schema.graphql", () => {
  it("have a replacement and a date of removal", () => {
    expect(deprecationViolations(buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8")))).toEqual([]);
  });
});

describe("the rule on deprecations", () => {
  it("reports a missing date, a missing replacement, and an unknown replacement", () => {
    const schema = buildSchema(`
      type Query {
        dated: Int @deprecated(reason: "Use \`Query.other\` instead. Removed after 2027-06-30.")
        gone: Int @deprecated(reason: "Nothing replaces it. It never worked. Removed after 2027-06-30.")
        undated: Int @deprecated(reason: "Use \`Query.other\` instead.")
        bare: Int @deprecated
        impossible: Int @deprecated(reason: "Use \`Query.other\` instead. Removed after 2027-13-41.")
        lost(by: Int @deprecated(reason: "Use \`Query.nowhere\` instead. Removed after 2027-06-30.")): Kind
        other: Int
      }
      enum Kind { OLD @deprecated(reason: "soon") NEW }
      input In { old: Int @deprecated(reason: "later") }
    `);
    expect(deprecationViolations(schema)).toEqual([
      expect.stringMatching(/^Query\.undated is deprecated without/),
      expect.stringMatching(/^Query\.bare is deprecated without/),
      expect.stringMatching(/^Query\.impossible is deprecated without/),
      "Query.lost(by:) is replaced by Query.nowhere, which is missing",
      expect.stringMatching(/^Kind\.OLD is deprecated without/),
      expect.stringMatching(/^In\.old is deprecated without/),
    ]);
  });
});
