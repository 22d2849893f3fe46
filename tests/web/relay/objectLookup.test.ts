import type { NormalizationLinkedField } from "relay-runtime";
import { expect, test } from "vitest";
import { createEnvironment } from "../../../web/src/relay/environment.ts";
import { createObjectLookup } from "../../../web/src/relay/objectLookup.ts";

type Seen = [type: string, value: Record<string, unknown>][];

/** The record that the store returns for a field, after these objects were normalized. `of`: the record with the field. */
function lookUp(name: string, args: Record<string, unknown>, seen: Seen, of: "root" | "other" | "none" = "root") {
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
    const parent = { root: store.getRoot(), other: store.create("other", "Viewer"), none: null }[of];
    const kind = "ids" in args ? "pluralLinked" : "linked";
    for (const handler of handlers) if (handler.kind === kind) record ??= handler.handle(field, parent, args, store);
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

test("a story is found by its database id, not by a slug of digits @OVERLAY-01", () => {
  const seen: Seen = [["Story", { id: "s", databaseId: 3, slug: "4" }]];
  expect([3, 4].map((databaseId) => lookUp("story", { databaseId }, seen))).toEqual(["s", undefined]);
});

test("objects without an id, a database id or a slug are not found by them", () => {
  const { getDataID } = createObjectLookup();
  expect(getDataID({ databaseId: 7 }, "Job")).toBeNull();
  expect(getDataID({ id: "j", databaseId: 7 }, "Job")).toBe("j");
  expect(lookUp("post", { type: "JOB" }, [["Job", { id: "j" }]])).toBeUndefined();
  expect(lookUp("comment", { databaseId: null }, [["Comment", { id: "k", databaseId: null }]])).toBeUndefined();
  expect(lookUp("community", { slug: null }, [["Community", { id: "c", slug: null }]])).toBeUndefined();
});

test("only fields of the root are resolved, and only by ids", () => {
  for (const of of ["other", "none"] as const) {
    expect(lookUp("node", { id: "x1" }, [], of)).toBeUndefined();
    expect(lookUp("nodes", { ids: ["x1"] }, [], of)).toBeUndefined();
  }
  expect(lookUp("node", { id: 1 }, [])).toBeUndefined();
  expect(lookUp("nodes", { ids: ["x1", null] }, [])).toEqual(["x1"]);
  expect(lookUp("nodes", { ids: null }, [])).toBeUndefined();
  expect(lookUp("posts", { ids: ["x1"] }, [])).toBeUndefined();
});
