import { describe, expect, test } from "vitest";
import { mergeNewest } from "../../../web/src/relay/newest.ts";

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
