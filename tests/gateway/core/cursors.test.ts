import { describe, expect, it } from "vitest";
import { connect } from "../../../gateway/graph/connections.ts";
import {
  decodeCursor,
  decodeEventCursor,
  encodeCursor,
  encodeEventCursor,
  encodeTimeCursor,
  type Position,
  type SortKey,
} from "../../../gateway/graph/cursor.ts";
import type { OffsetList } from "../../../gateway/graph/offsetList.ts";

const encode = (text: string): string => Buffer.from(text, "utf8").toString("base64url");
const cursorOf = (...parts: readonly unknown[]): string => encode(JSON.stringify(parts));

/** The numbers from 9 to 0, in the order of this key. */
function numbers(sortKey: (n: number) => SortKey): OffsetList<number> {
  const items = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
  return {
    read: (offset, limit) => ({ items: items.slice(offset, offset + limit), total: items.length }),
    identify: String,
    sortKey,
  };
}
const byNumber = numbers((n) => [n]);
const read = async (list: OffsetList<number>, after: string) =>
  (await connect(list, { first: 2, after })).edges.map(({ node }) => node);

const longest = "x".repeat(200);

describe("a cursor", () => {
  it.each([
    ["of nothing", ""],
    ["that is no JSON", "x"],
    ["of null", encode("null")],
    ["of an object", encode('{"length":4}')],
    ["that has seen nothing", cursorOf(1, 2, [3])],
    ["that has seen more than a cursor holds", cursorOf(9, 9, [3], ...Array.from("123456789"))],
    ["with a negative offset", cursorOf(-1, 2, [3], "3")],
    ["with a fractional offset", cursorOf(1.5, 2, [3], "3")],
    ["with an unsafe offset", encode('[1e300,2,[3],"3"]')],
    ["with an offset of text", cursorOf("1", 2, [3], "3")],
    ["with a negative total", cursorOf(1, -2, [3], "3")],
    ["without a total", cursorOf(1, null, [3], "3")],
    ["whose key is a number", cursorOf(1, 2, 3, "3")],
    ["whose key is text", cursorOf(1, 2, "3", "3")],
    ["whose key is an object", cursorOf(1, 2, { length: 1 }, "3")],
    ["whose key is empty", cursorOf(1, 2, [], "3")],
    ["whose key has five parts", cursorOf(1, 2, [3, 3, 3, 3, 3], "3")],
    ["whose key has a part that is null", cursorOf(1, 2, [3, null], "3")],
    ["whose key has a long part", cursorOf(1, 2, [3, `${longest}x`], "3")],
    ["that has seen a number", cursorOf(1, 2, [3], "3", 3)],
    ["that has seen a list", cursorOf(1, 2, [3], ["3"])],
    ["that has seen a long identity", cursorOf(1, 2, [3], `${longest}x`)],
    ["that is too long", encode(`[1,2,[3],"3"]`.padEnd(1501))],
  ])("%s is refused @API-005", async (_name, after) => {
    const refusal = { message: "The cursor in after is not valid.", extensions: { code: "BAD_USER_INPUT" } };
    await expect(async () => connect(byNumber, { after })).rejects.toMatchObject(refusal);
    await expect(async () => connect(byNumber, { before: after })).rejects.toMatchObject({
      message: "The cursor in before is not valid.",
    });
  });

  it("is accepted up to its limits @API-005", async () => {
    expect(await read(byNumber, encode(`[5,10,[5],"5"]`.padEnd(1500)))).toEqual([4, 3]);
    expect(await read(byNumber, cursorOf(5, 10, [5, 1.5, 0, longest], ...Array.from("7654321"), longest))).toEqual([4, 3]);
    expect(await read(byNumber, cursorOf(0, 0, [10], "10"))).toEqual([9, 8]);
  });

  it.each([
    ["text instead of a number", byNumber, ["5"]],
    ["a number instead of text", numbers((n) => [String(n)]), [5]],
    ["fewer parts", numbers((n) => [n, String(n)]), [5]],
  ] as const)("of a list whose key has %s is refused @API-005", async (_name, list, key) => {
    await expect(async () => connect(list, { after: cursorOf(5, 10, key, "5") })).rejects.toMatchObject({
      message: "The cursor belongs to another list.",
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  it.each([
    ["after", "first"],
    ["before", "last"],
  ])("of a list without a key is refused in %s @API-005", async (argument, count) => {
    await expect(async () => connect(byNumber, { [argument]: cursorOf(5, 10, 0, "5"), [count]: 1 })).rejects.toMatchObject({
      message: `The cursor in ${argument} belongs to another list.`,
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  it.each<Position>([
    { offset: 3, total: 17, key: null, seen: ["post:1", "post:2"] },
    { offset: 3, total: 17, key: ["2026-01-01T00:00:00.000Z", 7], seen: ["café ✓"] },
  ])("keeps the position %j @API-005", (position) => {
    expect(decodeCursor(encodeCursor(position), "after")).toEqual(position);
  });
});

describe("the cursor of an event", () => {
  it("keeps the event's number, if the platform numbers its events @RT-07", () => {
    for (const number of [0, 17, Number.MAX_SAFE_INTEGER]) {
      const cursor = encodeEventCursor(number) ?? "";
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(decodeEventCursor(cursor)).toEqual({ after: number });
    }
    expect(encodeEventCursor(null)).toBeNull();
    // 75 bytes become 100 characters.
    expect(decodeEventCursor(encode('{"event":17}'.padEnd(75)))).toEqual({ after: 17 });
  });

  it("can be a time, in milliseconds since the epoch @RT-07", () => {
    const time = Date.UTC(2026, 10, 26);
    expect(decodeEventCursor(encodeTimeCursor(time))).toEqual({ time });
  });

  it.each([
    ["of nothing", ""],
    ["that is no JSON", "wrong"],
    ["of null", encode("null")],
    ["of a number", encode("17")],
    ["of no event", encode("{}")],
    ["of a list", cursorOf(5, 10, 0, "5")],
    ["of a negative number", encode('{"event":-1}')],
    ["of text", encode('{"event":"17"}')],
    ["of a negative time", encode('{"time":-1}')],
    ["that is too long", encode('{"event":17}'.padEnd(76))],
  ])("%s is refused @RT-07", (_name, cursor) => {
    expect(() => decodeEventCursor(cursor)).toThrow(
      expect.objectContaining({ message: "The cursor in after is not valid.", extensions: { code: "BAD_USER_INPUT" } }),
    );
  });
});
