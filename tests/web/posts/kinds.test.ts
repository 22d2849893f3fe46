import { readFileSync } from "node:fs";
import { buildSchema, GraphQLEnumType, isUnionType } from "graphql";
import { describe, expect, it } from "vitest";
import { findPostKind, findPostKindByTypename, postKinds, postKindsByType } from "../../../web/src/posts/kinds/index.ts";
import { postKeys } from "../../../web/src/posts/postKeys.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));

describe("the types of posts", () => {
  it("are those of the schema @POST-01", () => {
    const type = schema.getType("PostType");
    const values = type instanceof GraphQLEnumType ? type.getValues().map(({ name }) => name) : [];
    expect(Object.keys(postKindsByType).toSorted()).toEqual(values.toSorted());
    for (const value of values) expect(findPostKind(value)?.type).toBe(value);
    for (const unknown of ["STORY", "toString", ""]) expect(findPostKind(unknown)).toBeNull();
  });

  it("have one query key each, named after the type @OVERLAY-01 @OVERLAY-03", () => {
    const union = schema.getType("Post");
    const names = isUnionType(union) ? union.getTypes().map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)) : [];
    expect([...postKeys].toSorted()).toEqual(names.toSorted());
    for (const key of postKeys) expect(postKinds[key].key).toBe(key);
    for (const name of names) expect(findPostKindByTypename(`${name.charAt(0).toUpperCase()}${name.slice(1)}`)?.key).toBe(name);
    expect(["Story", ""].map(findPostKindByTypename)).toEqual([null, null]);
  });

  it("have different names and icons", () => {
    const kinds = Object.values(postKinds);
    expect(new Set(kinds.map(({ label }) => label)).size).toBe(kinds.length);
    expect(new Set(kinds.map(({ icon }) => icon)).size).toBe(kinds.length);
  });
});
