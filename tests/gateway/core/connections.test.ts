import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { connect, checkPageSize, type Connection } from "../../../gateway/graph/connections.ts";
import { decodeCursor, SEEN_LIMIT } from "../../../gateway/graph/cursor.ts";
import type { OffsetList } from "../../../gateway/graph/offsetList.ts";

interface Item {
  id: number;
  time: number;
}

/** A change between two reads: `at` is a relative position (0..1) in the list. */
type Change = { kind: "insert"; at: number; count: number } | { kind: "delete"; at: number; count: number };

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("insert" as const, "delete" as const),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  count: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 1, arbitrary: fc.integer({ min: 5, max: 260 }) },
  ),
});

/** A remote list, newest first, that changes between reads. */
class Remote {
  items: Item[];
  readonly limits: number[] = [];
  #nextId: number;
  readonly #ties: number;

  constructor(size: number, ties: number) {
    this.#ties = ties;
    this.items = Array.from({ length: size }, (_, index) => ({ id: index, time: this.#timeAt((size - index) * 1000) }));
    this.#nextId = size;
  }

  #timeAt(time: number): number {
    return Math.floor(time / this.#ties) * this.#ties;
  }

  apply({ kind, at, count }: Change, spared: ReadonlySet<number> = new Set()): number[] {
    const index = Math.floor(at * this.items.length);
    if (kind === "delete") {
      const removed = this.items.slice(index, index + count).filter((item) => !spared.has(item.id));
      this.items = this.items.filter((item) => !removed.includes(item));
      return removed.map((item) => item.id);
    }
    const before = this.items[index - 1]?.time ?? (this.items[0]?.time ?? 0) + 2000;
    const after = this.items[index]?.time ?? before - 2000;
    const inserted = Array.from({ length: count }, (_, step) => ({
      id: this.#nextId + step,
      time: before - ((before - after) * (step + 1)) / (count + 1),
    }));
    this.#nextId += count;
    this.items.splice(index, 0, ...inserted);
    return [];
  }

  read(offset: number, limit: number) {
    this.limits.push(limit);
    return { items: this.items.slice(offset, offset + limit), total: this.items.length };
  }
}

const byKey = (remote: Remote): OffsetList<Item> => ({
  read: async (offset, limit) => remote.read(offset, limit),
  identify: (item) => `post:${item.id}`,
  sortKey: (item) => [item.time],
});

const byIdentity = (remote: Remote): OffsetList<Item> => ({
  read: (offset, limit) => remote.read(offset, limit),
  identify: (item) => String(item.id),
});

/** The last read item, if more items share its time than a cursor can store: one of those has to be skipped. */
function indistinct(read: readonly Item[]): ReadonlySet<number> {
  const last = read.at(-1);
  if (last === undefined) return new Set();
  return new Set(read.filter((item) => item.time === last.time).length > SEEN_LIMIT ? [last.id] : []);
}

/** Inserts forty items with the same time, which shifts the list by as many: more than a cursor can store. */
const insertsIntoTies: Change[][] = [
  [],
  [{ kind: "insert", at: 0.933, count: 41 }],
  [],
  [{ kind: "insert", at: 0.5, count: 1 }],
  [],
  [],
  [],
  [{ kind: "insert", at: 0, count: 43 }],
];

async function readAll(
  list: OffsetList<Item>,
  first: number,
  betweenPages: (page: number, lastSeen: readonly Item[]) => void,
): Promise<Item[]> {
  const seen: Item[] = [];
  let after: string | null = null;
  for (let page = 0; page < 1000; page += 1) {
    const connection: Connection<Item> = await connect(list, { first, after });
    seen.push(...connection.edges.map((edge) => edge.node));
    if (!connection.pageInfo.hasNextPage) return seen;
    after = connection.pageInfo.endCursor;
    betweenPages(page, seen);
  }
  throw new Error("The list never ended.");
}

function expectComplete(remote: Remote, original: readonly Item[], deleted: ReadonlySet<number>, seen: readonly Item[]): void {
  const ids = seen.map((item) => item.id);
  expect(new Set(ids).size, "nothing is repeated").toBe(ids.length);
  const throughout = original.filter((item) => !deleted.has(item.id)).map((item) => item.id);
  expect(
    ids.filter((id) => throughout.includes(id)),
    "nothing that existed throughout is skipped",
  ).toEqual(throughout);
  expect(Math.max(...remote.limits)).toBeLessThanOrEqual(100);
}

describe("connections over offsets", () => {
  it("neither skip nor repeat items of a sorted list that changes between pages @FEED-01 @API-005", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom(1, 3000),
        fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }),
        async (size, first, ties, steps) => {
          const remote = new Remote(size, ties);
          const original = [...remote.items];
          const deleted = new Set<number>();
          const seen = await readAll(byKey(remote), first, (page, read) => {
            for (const step of steps[page] ?? []) for (const id of remote.apply(step, indistinct(read))) deleted.add(id);
          });
          expectComplete(remote, original, deleted, seen);
        },
      ),
      { numRuns: 400, examples: [[15, 7, 3000, insertsIntoTies]] },
    );
  });

  it("neither skip nor repeat items when the list changes between the reads of one page @FEED-01", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(change, { maxLength: 30 }),
        async (size, first, steps) => {
          const remote = new Remote(size, 1);
          const original = [...remote.items];
          const deleted = new Set<number>();
          const pending = [...steps];
          const list = byKey(remote);
          const seen = await readAll(
            {
              ...list,
              read: async (offset, limit) => {
                const window = await list.read(offset, limit);
                const step = pending.shift();
                if (step !== undefined) for (const id of remote.apply(step)) deleted.add(id);
                return window;
              },
            },
            first,
            () => undefined,
          );
          expectComplete(remote, original, deleted, seen);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("neither skip nor repeat items of an unsorted list while one of the last seen items remains @LIKE-01 @COMM-01", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 2, max: 50 }),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }),
        async (size, first, sparedFromEnd, steps) => {
          const remote = new Remote(size, 1);
          const original = [...remote.items];
          const deleted = new Set<number>();
          const seen = await readAll(byIdentity(remote), first, (page, read) => {
            const spared = new Set([read.at(-Math.min(sparedFromEnd, first))?.id ?? -1]);
            for (const step of steps[page] ?? []) for (const id of remote.apply(step, spared)) deleted.add(id);
          });
          expectComplete(remote, original, deleted, seen);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("neither skip nor repeat items when a changing list is read backwards @FEED-01 @API-005", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }),
        async (size, last, isSorted, steps) => {
          const remote = new Remote(size, 1);
          const original = [...remote.items];
          const deleted = new Set<number>();
          let seen: Item[] = [];
          let before: string | null = null;
          for (let page = 0; ; page += 1) {
            const connection: Connection<Item> = await connect(isSorted ? byKey(remote) : byIdentity(remote), { last, before });
            seen = [...connection.edges.map(({ node }) => node), ...seen];
            if (!connection.pageInfo.hasPreviousPage) break;
            before = connection.pageInfo.startCursor;
            // Without a sort key nothing tells where a deleted item was.
            const spared = new Set(isSorted ? [] : [seen[0]?.id ?? -1]);
            for (const step of steps[page] ?? []) for (const id of remote.apply(step, spared)) deleted.add(id);
          }
          expectComplete(remote, original, deleted, seen);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("read a page backwards once, and the end of a list after its size @FEED-02 @API-005", async () => {
    const remote = new Remote(45, 1);
    const end = await connect(byKey(remote), { last: 20 });
    expect(end.edges.map(({ node }) => node.id)).toEqual(Array.from({ length: 20 }, (_, index) => 25 + index));
    expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(remote.limits).toEqual([1, 20]);
    const page = await connect(byKey(remote), { last: 20, before: end.pageInfo.startCursor });
    expect(page.edges.map(({ node }) => node.id)).toEqual(Array.from({ length: 20 }, (_, index) => 5 + index));
    expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const start = await connect(byKey(remote), { before: page.pageInfo.startCursor });
    expect(start.edges.map(({ node }) => node.id)).toEqual([0, 1, 2, 3, 4]);
    expect(start.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(remote.limits).toEqual([1, 20, 21, 6]);
    const again = await connect(byKey(remote), { first: 20, after: start.pageInfo.endCursor });
    expect(again.edges.map(({ node }) => node.id)).toEqual(page.edges.map(({ node }) => node.id));
    expect(again.pageInfo).toMatchObject({ hasPreviousPage: true });
  });

  it.each([
    [{ first: 1, last: 1 }, "first and last cannot be given together."],
    [{ after: "x", before: "x" }, "after and before cannot be given together."],
    [{ first: 1, before: "x" }, "before goes with last, not with first."],
    [{ last: 1, after: "x" }, "after goes with first, not with last."],
    [{ last: -1 }, "last must be between 1 and 50."],
    [{ last: 51 }, "last must be between 1 and 50."],
    [{ first: -1 }, "first must be between 1 and 50."],
    [{ last: 2, before: "x" }, "The cursor in before is not valid."],
  ])("refuse %j @API-005", async (page, message) => {
    await expect(async () => connect(byKey(new Remote(10, 1)), page)).rejects.toMatchObject({
      message,
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  it("refuse to read the end of a list that is not counted to its end", async () => {
    const list = byKey(new Remote(10, 1));
    const estimated: OffsetList<Item> = {
      ...list,
      read: async (offset, limit) => ({ ...(await list.read(offset, limit)), totalIsEstimate: true }),
    };
    await expect(connect(estimated, { last: 2 })).rejects.toMatchObject({
      message: "The end of this list cannot be read, because it is too long to be counted.",
    });
  });

  it("read each page once when nothing changed, and report total and position @FEED-02", async () => {
    const remote = new Remote(45, 1);
    const seen = await readAll(byKey(remote), 20, () => undefined);
    expect(seen.map((item) => item.id)).toEqual(Array.from({ length: 45 }, (_, id) => id));
    expect(remote.limits).toEqual([20, 21, 21]);
  });

  it("correct a common shift with at most one more read @FEED-01", async () => {
    const remote = new Remote(200, 1);
    const first = await connect(byKey(remote), { first: 20 });
    remote.apply({ kind: "delete", at: 0, count: 20 });
    const second = await connect(byKey(remote), { first: 20, after: first.pageInfo.endCursor });
    expect(second.edges.map((edge) => edge.node.id)).toEqual(Array.from({ length: 20 }, (_, index) => 20 + index));
    expect(remote.limits).toHaveLength(3);
  });

  it("continue from the cursor of any edge @API-005", async () => {
    const remote = new Remote(60, 3000);
    const page = await connect(byKey(remote), { first: 20 });
    for (const [index, edge] of page.edges.entries()) {
      const next = await connect(byKey(remote), { first: 3, after: edge.cursor });
      expect(next.edges.map((one) => one.node.id)).toEqual([index + 1, index + 2, index + 3]);
    }
  });

  it("find their position after thousands of inserts in a few reads", async () => {
    const remote = new Remote(4000, 1);
    const first = await connect(byKey(remote), { first: 50 });
    remote.apply({ kind: "insert", at: 0, count: 3000 });
    const before = remote.limits.length;
    const second = await connect(byKey(remote), { first: 50, after: first.pageInfo.endCursor });
    expect(second.edges[0]?.node.id).toBe(50);
    expect(second.edges).toHaveLength(50);
    expect(remote.limits.length - before).toBeLessThan(16);
  });

  it("give a cursor the same value whichever is read first @API-005", async () => {
    const remote = new Remote(10, 3000);
    const after = (await connect(byKey(remote), { first: 2 })).pageInfo.endCursor;
    const read = async () => (await connect(byKey(remote), { first: 5, after })).edges;
    const inOrder = (await read()).map(({ cursor }) => cursor);
    const reversed = (await read()).toReversed().map(({ cursor }) => cursor);
    expect(reversed.toReversed()).toEqual(inOrder);
    expect(new Set(inOrder).size).toBe(5);
  });

  it("remember in a cursor the last seen items that their order cannot tell apart, over several pages @API-005", async () => {
    const seenAfter = async (list: OffsetList<Item>, ...sizes: readonly number[]) => {
      let after: string | null = null;
      for (const first of sizes) after = (await connect(list, { first, after })).pageInfo.endCursor;
      return decodeCursor(after ?? "", "after").seen;
    };
    expect(await seenAfter(byIdentity(new Remote(40, 1)), 2, 2)).toEqual(["0", "1", "2", "3"]);
    expect(await seenAfter(byIdentity(new Remote(40, 1)), 10)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(await seenAfter(byKey(new Remote(40, 1)), 2, 2)).toEqual(["post:3"]);
    expect(await seenAfter(byKey(new Remote(40, 1e6)), 2, 2)).toEqual(["post:0", "post:1", "post:2", "post:3"]);
  });

  it("do not repeat items of the same time when the last seen one is deleted @FEED-01", async () => {
    const remote = new Remote(10, 1e6);
    const { endCursor } = (await connect(byKey(remote), { first: 4 })).pageInfo;
    remote.apply({ kind: "delete", at: 0.3, count: 1 });
    const next = await connect(byKey(remote), { first: 4, after: endCursor });
    expect(next.edges.map(({ node }) => node.id)).toEqual([4, 5, 6, 7]);
  });

  it("have no more items than requested when the platform sends more @FEED-01", async () => {
    const remote = new Remote(10, 1);
    const page = await connect({ ...byKey(remote), read: async () => remote.read(0, 10) }, { first: 2 });
    expect(page.edges.map(({ node }) => node.id)).toEqual([0, 1]);
    expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  it("are short after eight reads when the platform sends fewer items than requested @FEED-01", async () => {
    const remote = new Remote(30, 1);
    const { endCursor } = (await connect(byKey(remote), { first: 2 })).pageInfo;
    // One new item at a time, after the one that was seen last.
    const limits: number[] = [];
    const read = async (offset: number, limit: number) => {
      limits.push(limit);
      return remote.read(offset, 2);
    };
    const page = await connect({ ...byKey(remote), read }, { first: 20, after: endCursor });
    expect(page.edges.map(({ node }) => node.id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    expect(limits).toEqual([21, 20, 19, 18, 17, 16, 15, 14]);
  });

  it("end at a page without items, even if the platform counts some @FEED-01", async () => {
    const list = { ...byKey(new Remote(10, 1)), read: async () => ({ items: [], total: 10 }) };
    expect(await connect(list, { first: 2 })).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  it("tell whether the total is an estimate @API-005", async () => {
    const remote = new Remote(10, 1);
    expect(await connect(byKey(remote), { first: 2 })).toMatchObject({ totalCount: 10, totalCountIsEstimate: false });
    const estimated = { ...byKey(remote), read: async () => ({ ...remote.read(0, 2), totalIsEstimate: true }) };
    expect(await connect(estimated, { first: 2 })).toMatchObject({ totalCount: 10, totalCountIsEstimate: true });
  });

  it("end when all items have been deleted, and report the current total", async () => {
    const remote = new Remote(30, 1);
    const first = await connect(byKey(remote), { first: 10 });
    remote.items = [];
    const second = await connect(byKey(remote), { first: 10, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({
      edges: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });

  it("are available synchronously when their items are", () => {
    expect(connect(byIdentity(new Remote(3, 1)), { first: 2 })).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  });

  it.each([0, -1, 51, 1.5])("refuse a page size of %s @FEED-01", (size) => {
    expect(() => checkPageSize(size)).toThrow("first must be between 1 and 50.");
  });

  it("use a page size of 20 by default @CONST-01", async () => {
    expect((await connect(byKey(new Remote(100, 1)), {})).edges).toHaveLength(20);
  });
});
