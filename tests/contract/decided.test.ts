import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { operations } from "./contract.ts";
import { decidedCalls } from "./decidedCalls.ts";
import { decidedShapes } from "./decidedShapes.ts";

interface Document {
  paths: Record<string, Record<string, { "x-assumed"?: boolean }>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}
const { paths, components } = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8")) as Document;

const withoutNames = (path: string) => path.replaceAll(/\{\w+\}/g, "{}");
const offered = operations.map(({ method, path }) => `${method} ${withoutNames(path)}`);

/**
 * Together with the test that opens every route of the client (tests/browser/routes.test.ts), this verifies that no screen,
 * call or entity is missing.
 */
describe("the decided REST API", () => {
  it("has every call @GEN-02", () => {
    expect(decidedCalls.length).toBeGreaterThan(250);
    expect(decidedCalls.filter((call) => !offered.includes(call))).toEqual([]);
  });

  it("has every field of every entity @GEN-02", () => {
    const missing = Object.entries(decidedShapes).flatMap(([name, fields]) => {
      const offeredFields = Object.keys(components.schemas[name]?.properties ?? {});
      return fields
        .split(" ")
        .filter((field) => !offeredFields.includes(field))
        .map((field) => `${name}.${field}`);
    });
    expect(missing).toEqual([]);
  });

  it("has no other call that is not marked as assumed @GEN-02", () => {
    const added = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { "x-assumed": isAssumed = false }]) => {
        const call = `${method.toUpperCase()} ${withoutNames(path)}`;
        return decidedCalls.includes(call) || isAssumed ? [] : [call];
      }),
    );
    expect(added).toEqual([]);
  });
});
