import { describe, expect, it } from "vitest";
import { readSources, type Source } from "./support/sources.ts";
import { strictnessViolations, disabledTests, longFiles } from "./support/strictness.ts";

const LIMIT = 400;
const product = ["gateway", "web", "upstream", "demo", "scripts", "vitest.config.ts"];
const code = await readSources([...product, "tests"]);
// The rules and their test cases contain the forbidden code.
const checkedCode = code.filter(({ path }) => !path.startsWith("tests/architecture/"));
const tests = code.filter(({ path }) => path.startsWith("tests/"));
// The texts of the demo data are prose and have no length limit.
const texts = await readSources(
  [...product, "tests"],
  (path) => /\.(tsx?|css|graphql|html)$/.test(path) && !path.startsWith("demo/content/"),
);

const file = (text: string, path = "web/src/x.ts"): Source => ({ path, text });

describe("types and lint", () => {
  it("are disabled nowhere, and no code is unfinished", () => {
    expect(strictnessViolations(checkedCode)).toEqual([]);
  });

  it.each([
    ["const a: any = 1;", "web/src/x.ts:1: uses any"],
    ["\nconst a = b!;", "web/src/x.ts:2: uses a non-null assertion"],
    ["const a = b as unknown as C;", "web/src/x.ts:1: casts to an unrelated type"],
    ["const a = b as never;", "web/src/x.ts:1: casts to an unrelated type"],
    ["// @ts-expect-error\nconst a = 1;", "web/src/x.ts:1: disables type checks"],
    ["/* oxlint-disable */", "web/src/x.ts:1: disables lint"],
    ["// TODO later", "web/src/x.ts:1: has a note about unfinished work"],
    ["const text = 'Lorem ipsum';", "web/src/x.ts:1: has filler text"],
  ])("the check reports %s", (text, expected) => {
    expect(strictnessViolations([file(text)])).toEqual([expected]);
  });

  it("the check accepts a cast to a known shape", () => {
    expect(strictnessViolations([file("const a = JSON.parse(text) as Shape;")])).toEqual([]);
  });
});

describe("tests", () => {
  it("are never skipped", () => {
    expect(disabledTests(tests)).toEqual([]);
  });

  it("are reported when skipped", () => {
    const fabricated = file(
      "it.skip('x', () => {});\ndescribe.only('y', () => {});\nit('z', () => {});\nit.each([1])('w', () => {});",
      "tests/x.test.ts",
    );
    expect(disabledTests([fabricated])).toEqual(["tests/x.test.ts:1: it.skip", "tests/x.test.ts:2: describe.only"]);
  });
});

describe("files", () => {
  it(`have at most ${LIMIT} lines`, () => {
    expect(longFiles(texts, LIMIT)).toEqual([]);
  });

  it("are reported when longer", () => {
    expect(longFiles([file("x\n".repeat(LIMIT + 1)), file("x\n".repeat(LIMIT))], LIMIT)).toEqual([
      `web/src/x.ts: ${LIMIT + 1} lines`,
    ]);
  });
});
