import { describe, expect, it } from "vitest";
import { readSources, type Source } from "./support/sources.ts";
import { laxities, switchedOffTests, tooLong } from "./support/strictness.ts";

const LIMIT = 400;
const product = ["gateway", "web", "upstream", "demo", "scripts", "vitest.config.ts"];
const code = await readSources([...product, "tests"]);
// The rules and their fabricated violations contain what they forbid.
const ruled = code.filter(({ path }) => !path.startsWith("tests/architecture/"));
const tests = code.filter(({ path }) => path.startsWith("tests/"));
// The texts of the demo data are prose and have no length limit.
const texts = await readSources(
  [...product, "tests"],
  (path) => /\.(tsx?|css|graphql|html)$/.test(path) && !path.startsWith("demo/content/"),
);

const file = (text: string, path = "web/src/x.ts"): Source => ({ path, text });

describe("types and lint", () => {
  it("are switched off nowhere, and nothing is left for later", () => {
    expect(laxities(ruled)).toEqual([]);
  });

  it.each([
    ["const a: any = 1;", "web/src/x.ts:1: uses any"],
    ["\nconst a = b!;", "web/src/x.ts:2: asserts that a value is there"],
    ["const a = b as unknown as C;", "web/src/x.ts:1: casts against the compiler"],
    ["const a = b as never;", "web/src/x.ts:1: casts against the compiler"],
    ["// @ts-expect-error\nconst a = 1;", "web/src/x.ts:1: switches type checks off"],
    ["/* oxlint-disable */", "web/src/x.ts:1: switches lint off"],
    ["// TODO later", "web/src/x.ts:1: leaves a note instead of doing it"],
    ["const text = 'Lorem ipsum';", "web/src/x.ts:1: has filler text"],
  ])("%s is found", (text, expected) => {
    expect(laxities([file(text)])).toEqual([expected]);
  });

  it("a cast to a known shape is not among them", () => {
    expect(laxities([file("const a = JSON.parse(text) as Shape;")])).toEqual([]);
  });
});

describe("tests", () => {
  it("all run", () => {
    expect(switchedOffTests(tests)).toEqual([]);
  });

  it("that do not are found", () => {
    const fabricated = file(
      "it.skip('x', () => {});\ndescribe.only('y', () => {});\nit('z', () => {});\nit.each([1])('w', () => {});",
      "tests/x.test.ts",
    );
    expect(switchedOffTests([fabricated])).toEqual(["tests/x.test.ts:1: it.skip", "tests/x.test.ts:2: describe.only"]);
  });
});

describe("files", () => {
  it(`have at most ${LIMIT} lines`, () => {
    expect(tooLong(texts, LIMIT)).toEqual([]);
  });

  it("that are longer are found", () => {
    expect(tooLong([file("x\n".repeat(LIMIT + 1)), file("x\n".repeat(LIMIT))], LIMIT)).toEqual([
      `web/src/x.ts: ${LIMIT + 1} lines`,
    ]);
  });
});
