import { describe, expect, it } from "vitest";
import { misnamedConstants, misnamedErrors } from "./support/namesInCode.ts";
import { readSources, type Source } from "./support/sources.ts";

const code = await readSources(["gateway", "web", "upstream", "demo", "scripts", "tests", "vitest.config.ts"]);
const file = (text: string): Source => ({ path: "web/src/x.ts", text });

describe("module-level constants", () => {
  it("are in upper case if they are numbers, and only then", () => {
    expect(misnamedConstants(code)).toEqual([]);
  });

  it.each([
    ["const limit = 20;", ["web/src/x.ts:1: limit is a number and not in upper case"]],
    ["export const day = 24 * HOUR;", ["web/src/x.ts:1: day is a number and not in upper case"]],
    ["const start = Date.UTC(2026, 1, 1);", ["web/src/x.ts:1: start is a number and not in upper case"]],
    ["const NAMES = ['a'] as const;", ["web/src/x.ts:1: NAMES is not a number"]],
    ["export const NAME: string = 'a';", ["web/src/x.ts:1: NAME is not a number"]],
    ["const DAY = 24 * HOUR; const names = new Set(); const size = read(1); let count = 0; function f() { const a = 1; }", []],
  ])("the check of %s", (text, expected) => {
    expect(misnamedConstants([file(text)])).toEqual(expected);
  });
});

describe("classes of errors", () => {
  it("have names that end with Error", () => {
    expect(misnamedErrors(code)).toEqual([]);
  });

  it("are reported with other names", () => {
    const text = "class BadInput extends Error {}\nclass InputError extends Error {}\nclass Input {}";
    expect(misnamedErrors([file(text)])).toEqual(["web/src/x.ts:1: BadInput is an error"]);
  });
});
