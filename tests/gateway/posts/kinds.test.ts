import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { postKinds, postTypes } from "../../../gateway/modules/posts/kinds/index.ts";

const paths = (
  JSON.parse(readFileSync(new URL("../../../openapi.json", import.meta.url), "utf8")) as {
    paths: Record<string, Record<string, unknown>>;
  }
).paths;
const find = (path: string) => Object.entries(paths).find(([key]) => key.replace("/api/v1", "") === path)?.[1];

describe("the record of post types", () => {
  it.each(postTypes)(
    "agrees with the REST contract: %s @API-016 @API-026 @API-037 @API-048 @API-057 @API-066 @API-075 @API-012 @API-033 @API-044",
    (type) => {
      const { collection, restore, hasAll, queryKey } = postKinds[type];
      expect(queryKey).toBe(type);
      expect(Object.keys(find(`/${collection}/{id}/restore`) ?? {})).toEqual([restore.toLowerCase()]);
      expect(find(`/${collection}/{id}/all`) !== undefined).toBe(hasAll);
      expect(find(`/${collection}/{id}`)).toHaveProperty("get");
    },
  );

  it("knows the seven types and no other @POST-01", () => {
    expect(Object.keys(postKinds).toSorted()).toEqual([...postTypes].toSorted());
    expect(postTypes).toHaveLength(7);
  });
});
