import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeDatabaseId, decodeId, encodeId, tryDecodeId } from "../../../gateway/graph/ids.ts";

const refusal = expect.objectContaining({ extensions: { code: "BAD_USER_INPUT" } });

describe("opaque ids", () => {
  it("come back as type and key @API-005", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Job", "CommunityPost", "Community"),
        fc.oneof(fc.integer({ min: 1 }).map(String), fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,60}$/)),
        (type, key) => {
          const id = encodeId(type, key);
          expect(id).toMatch(/^[A-Za-z0-9_-]+$/);
          expect(decodeId(id)).toEqual({ type, key });
        },
      ),
    );
  });

  it("are refused when they are anything else, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const decoded = tryDecodeId(text);
        if (decoded !== null) expect(encodeId(decoded.type, decoded.key)).toBe(text);
      }),
    );
    for (const text of [
      "",
      "x",
      encodeId("Job", "../x"),
      encodeId("job", 1),
      encodeId("Job", ""),
      `${encodeId("Job", 1)}=`,
      encodeId("Job", "a".repeat(200)),
    ]) {
      expect(() => decodeId(text), text).toThrow(refusal);
    }
  });

  it("are read as numbers only for the types that are meant", () => {
    expect(decodeDatabaseId(encodeId("Job", 17), "Callout", "Job")).toBe(17);
    for (const id of [
      encodeId("Job", 17),
      encodeId("Callout", 0),
      encodeId("Callout", "x"),
      encodeId("Callout", "1".repeat(16)),
    ]) {
      expect(() => decodeDatabaseId(id, "Callout"), id).toThrow(refusal);
    }
  });
});
