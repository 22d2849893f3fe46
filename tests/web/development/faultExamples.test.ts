import { readFileSync } from "node:fs";
import { buildSchema, isObjectType } from "graphql";
import { expect, it } from "vitest";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { addressWithFaults, faultExamples } from "../../../web/src/development/faultExamples.ts";

it("names fields of the schema and calls of the REST API that exist", () => {
  const schema = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8"));
  const calls = readFileSync(fromRoot("openapi.json"), "utf8");
  const unknown = faultExamples.filter(({ name }) => {
    const [typeName = "", field] = name.split(".");
    if (field === undefined) return !calls.includes(`"operationId": "${name}"`);
    const type = schema.getType(typeName);
    return !isObjectType(type) || !(field in type.getFields());
  });
  expect(unknown).toEqual([]);
});

it("appends faults to the address as its fragment, so that the page stays the same", () => {
  expect(addressWithFaults("/communities", "getCommunities=fail")).toBe("/communities#faults=getCommunities%3Dfail");
});
