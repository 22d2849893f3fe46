import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { postKinds, postTypes } from "../../../gateway/modules/posts/kinds/index.ts";
import { toPostName, type PostType } from "../../../gateway/rest/posts.ts";
import { collections } from "../support/names.ts";

interface Operation {
  operationId: string;
}

const paths = (
  JSON.parse(readFileSync(new URL("../../../openapi.json", import.meta.url), "utf8")) as {
    paths: Record<string, Record<string, Operation>>;
  }
).paths;
/** The operation ids of a path, by method. */
const callsAt = (path: string): Record<string, string> =>
  Object.fromEntries(Object.entries(paths[path] ?? {}).map(([method, { operationId }]) => [method, operationId]));

/** In the specification, only these types are restored by POST and read with comments and likers. */
const listings: readonly PostType[] = ["job", "callout", "event"];

describe("the record of post types", () => {
  it.each(postTypes)(
    "matches the REST contract: %s @API-016 @API-026 @API-037 @API-048 @API-057 @API-066 @API-075 @API-012 @API-033 @API-044",
    (type) => {
      const collection = collections[type];
      const name = toPostName(type);
      const isListing = listings.includes(type);
      expect(callsAt(`/${collection}/{id}/restore`)).toEqual({ [isListing ? "post" : "patch"]: `restore${name}` });
      expect(callsAt(`/${collection}/{id}/all`)).toEqual(isListing ? { get: `get${name}All` } : {});
      expect(callsAt(`/${collection}/{id}`)).toEqual({
        get: `get${name}`,
        patch: `update${name}`,
        delete: `delete${name}`,
      });
    },
  );

  it("contains the seven types and no others @POST-01", () => {
    expect(Object.keys(postKinds).toSorted()).toEqual(Object.keys(collections).toSorted());
    expect(postTypes).toHaveLength(7);
  });
});
