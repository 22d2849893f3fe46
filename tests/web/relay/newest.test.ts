import { Observable, type RecordProxy } from "relay-runtime";
import { describe, expect, test } from "vitest";
import { createEnvironment } from "../../../web/src/relay/environment.ts";
import { mergeNewest, getNodeIds, setNodes } from "../../../web/src/relay/newest.ts";

describe("mergeNewest", () => {
  const merge = (shown: string, before: string, read: string, isWhole = false) => {
    const { merged, removed, overlaps } = mergeNewest(Array.from(shown), Array.from(before), Array.from(read), isWhole);
    return { merged: merged.join(""), removed: removed.join(""), overlaps };
  };

  test("inserts missed items in order, without duplicates @NOTIF-09", () => {
    expect(merge("cba", "cba", "fedc")).toEqual({ merged: "fedcba", removed: "", overlaps: true });
    expect(merge("ecba", "cba", "edcba")).toEqual({ merged: "edcba", removed: "", overlaps: true });
  });

  test("keeps items that arrived meanwhile in front @NOTIF-09", () => {
    expect(merge("fcba", "cba", "edcb")).toEqual({ merged: "fedcba", removed: "", overlaps: true });
  });

  test("reports removed items but keeps them, and ignores items beyond the loaded part", () => {
    expect(merge("edcba", "edcba", "edb")).toEqual({ merged: "edcba", removed: "c", overlaps: true });
    expect(merge("edcba", "edcba", "dcb")).toEqual({ merged: "edcba", removed: "e", overlaps: true });
    expect(merge("cba", "cba", "cb", true)).toEqual({ merged: "cba", removed: "a", overlaps: true });
    expect(merge("a", "a", "", true)).toEqual({ merged: "a", removed: "a", overlaps: false });
  });

  test("puts loaded items first if there is no overlap", () => {
    expect(merge("cba", "cba", "zyx")).toEqual({ merged: "zyxcba", removed: "", overlaps: false });
    expect(merge("", "", "ba", true)).toEqual({ merged: "ba", removed: "", overlaps: true });
  });
});

describe("the nodes of a connection", () => {
  /** The store's ids of a connection's nodes, and the cursors of its edges, after a change. */
  function nodesAfter(shown: readonly string[], ids: readonly string[]): [ids: unknown, cursors: unknown] {
    const environment = createEnvironment(() => Observable.create(() => {}));
    let result: [unknown, unknown] = [null, null];
    environment.commitUpdate((store) => {
      const connection = store.create("connection", "FeedConnection");
      const edges = shown.map((id): RecordProxy => {
        const edge = store.create(`edge ${id}`, "FeedEdge").setValue(`cursor ${id}`, "cursor");
        return edge.setLinkedRecord(store.create(id, "Job"), "node");
      });
      const withoutNode = store.create("edge of nothing", "FeedEdge");
      connection.setLinkedRecords([withoutNode, ...edges], "edges");
      expect(getNodeIds(connection)).toEqual(shown);
      store.create("new", "Job");
      setNodes(store, connection, ids, "FeedEdge");
      const after = connection.getLinkedRecords("edges") ?? [];
      expect(after.map((edge) => edge.getType())).toEqual(after.map(() => "FeedEdge"));
      result = [getNodeIds(connection), after.map((edge) => edge.getValue("cursor"))];
    });
    return result;
  }

  test("are those of the store, in the given order; known edges are kept @NOTIF-09", () => {
    expect(nodesAfter(["a", "b", "c"], ["c", "new", "a", "unknown"])).toEqual([
      ["c", "new", "a"],
      ["cursor c", "", "cursor a"],
    ]);
    expect(nodesAfter(["a"], [])).toEqual([[], []]);
  });

  test("are null while the store does not have the connection, and none while it has no edges @NOTIF-09", () => {
    const environment = createEnvironment(() => Observable.create(() => {}));
    environment.commitUpdate((store) => {
      const connection = store.create("connection", "FeedConnection");
      store.create("new", "Job");
      expect([getNodeIds(null), getNodeIds(undefined), getNodeIds(connection)]).toEqual([null, null, []]);
      setNodes(store, connection, ["new"], "FeedEdge");
      expect(getNodeIds(connection)).toEqual(["new"]);
    });
  });
});
