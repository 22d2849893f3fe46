import { describe, expect, test } from "vitest";
import { mergeNewest } from "../../../web/src/relay/newest.ts";

describe("a list and its beginning read again", () => {
  const merge = (shown: string, before: string, read: string, isWhole = false) => {
    const { merged, gone, overlaps } = mergeNewest(Array.from(shown), Array.from(before), Array.from(read), isWhole);
    return { merged: merged.join(""), gone: gone.join(""), overlaps };
  };

  test("what was missed takes its place, in order and once @NOTIF-09", () => {
    expect(merge("cba", "cba", "fedc")).toEqual({ merged: "fedcba", gone: "", overlaps: true });
    expect(merge("ecba", "cba", "edcba")).toEqual({ merged: "edcba", gone: "", overlaps: true });
  });

  test("what came while it was read stays in front @NOTIF-09", () => {
    expect(merge("fcba", "cba", "edcb")).toEqual({ merged: "fedcba", gone: "", overlaps: true });
  });

  test("what is gone is told and keeps its place; what lies further on is left alone", () => {
    expect(merge("edcba", "edcba", "edb")).toEqual({ merged: "edcba", gone: "c", overlaps: true });
    expect(merge("edcba", "edcba", "dcb")).toEqual({ merged: "edcba", gone: "e", overlaps: true });
    expect(merge("cba", "cba", "cb", true)).toEqual({ merged: "cba", gone: "a", overlaps: true });
    expect(merge("a", "a", "", true)).toEqual({ merged: "a", gone: "a", overlaps: false });
  });

  test("with nothing in common what was read comes first", () => {
    expect(merge("cba", "cba", "zyx")).toEqual({ merged: "zyxcba", gone: "", overlaps: false });
    expect(merge("", "", "ba", true)).toEqual({ merged: "ba", gone: "", overlaps: true });
  });
});
