import type { NormalizationLinkedField } from "relay-runtime";
import { expect, test } from "vitest";
import { createEnvironment } from "../../../web/src/relay/environment.ts";
import { createObjectLookup } from "../../../web/src/relay/objectLookup.ts";

/** The record that the store returns for a root field, after these objects were normalized. */
function lookUp(name: string, args: Record<string, unknown>, seen: [type: string, value: Record<string, unknown>][]) {
  const { getDataID, handlers } = createObjectLookup();
  for (const [type, value] of seen) getDataID(value, type);
  const field: NormalizationLinkedField = {
    kind: "LinkedField",
    name,
    alias: null,
    args: null,
    storageKey: null,
    concreteType: null,
    plural: false,
    selections: [],
  };
  let record: unknown;
  createEnvironment(() => Promise.reject(new Error("Nothing is asked."))).commitUpdate((store) => {
    for (const handler of handlers)
      record ??= handler.kind === "scalar" ? undefined : handler.handle(field, store.getRoot(), args, store);
  });
  return record;
}

test("an object is found by its global id @OVERLAY-01", () => {
  expect(lookUp("node", { id: "x1" }, [])).toBe("x1");
  expect(lookUp("nodes", { ids: ["x1", "x2"] }, [])).toEqual(["x1", "x2"]);
});

test("a loaded post is found by type and database id @OVERLAY-01 @OVERLAY-02", () => {
  const seen: [string, Record<string, unknown>][] = [
    ["Job", { id: "j", databaseId: 7 }],
    ["CommunityPost", { id: "p", databaseId: 7 }],
  ];
  expect(lookUp("post", { type: "JOB", databaseId: 7 }, seen)).toBe("j");
  expect(lookUp("post", { type: "COMMUNITY_POST", databaseId: 7 }, seen)).toBe("p");
  expect(lookUp("post", { type: "EVENT", databaseId: 7 }, seen)).toBeUndefined();
});

test("a community is found by its slug, a comment by its database id @COMM-01 @OVERLAY-05", () => {
  const seen: [string, Record<string, unknown>][] = [
    ["Community", { id: "c", slug: "tech-desk" }],
    ["Comment", { id: "k", databaseId: 3 }],
  ];
  expect(lookUp("community", { slug: "tech-desk" }, seen)).toBe("c");
  expect(lookUp("comment", { databaseId: 3 }, seen)).toBe("k");
});

test("fields that identify no single object are not resolved", () => {
  expect(lookUp("feed", { first: 20 }, [["FeedConnection", {}]])).toBeUndefined();
});
