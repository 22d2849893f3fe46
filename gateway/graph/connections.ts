import { readWindowBefore, readWindowUpTo, type PlacedWindow } from "./backwardPaging.ts";
import { checkSize, createInputError } from "./codedErrors.ts";
import { decodeCursor, encodeCursor, SEEN_LIMIT, compareKeys, type Position } from "./cursor.ts";
import { locatePosition } from "./locatePosition.ts";
import { andThen, type MaybePromise } from "./maybePromise.ts";
import type { OffsetList, Window } from "./offsetList.ts";

export interface ConnectionArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

export interface Edge<Item> {
  readonly cursor: string;
  readonly node: Item;
}

export interface Connection<Item> {
  edges: readonly Edge<Item>[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  /** The current number of items in the list. */
  totalCount: number;
  /** Whether there are more than `totalCount`, which are not counted. */
  totalCountIsEstimate: boolean;
}

export const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 50;
/** The maximum number of windows read for one page. If that is not enough, the page is short. */
const MAX_ROUNDS = 8;

/** @throws BAD_USER_INPUT unless it is 1 to 50; defaults to 20 */
export function checkPageSize(given: number | null | undefined, argument: "first" | "last" = "first"): number {
  const size = given ?? DEFAULT_PAGE_SIZE;
  checkSize(size, MAX_PAGE_SIZE, argument);
  return size;
}

const isGiven = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

/**
 * Whether a page is read backwards.
 * @throws BAD_USER_INPUT for arguments of both directions
 */
function isBackward({ first, after, last, before }: ConnectionArguments): boolean {
  if (isGiven(first) && isGiven(last)) throw createInputError("first and last cannot be given together.");
  if (isGiven(after) && isGiven(before)) throw createInputError("after and before cannot be given together.");
  if (isGiven(first) && isGiven(before)) throw createInputError("before goes with last, not with first.");
  if (isGiven(last) && isGiven(after)) throw createInputError("after goes with first, not with last.");
  return isGiven(last) || isGiven(before);
}

/**
 * One page of a list, following Relay's cursor connections. An insert or a delete between two pages neither repeats nor skips an
 * item: the cursor records which items precede its offset, so a shift is detected and corrected. It needs one read per page,
 * another one for the end of the list, and more only after a shift. The result is synchronous when the read is.
 * @throws BAD_USER_INPUT for a page size outside 1 to 50, arguments of both directions, a cursor of another list, and for the end
 * of a list that is not counted to its end
 */
export function connect<Item>(list: OffsetList<Item>, page: ConnectionArguments): MaybePromise<Connection<Item>> {
  if (isBackward(page)) return connectBefore(list, page.before ?? null, checkPageSize(page.last, "last"));
  const count = checkPageSize(page.first);
  if (!isGiven(page.after))
    return andThen(list.read(0, count), (window) => toConnection(list, start, window.items.slice(0, count), 0, window));
  return connectAfter(list, page.after, count);
}

async function connectBefore<Item>(list: OffsetList<Item>, before: string | null, count: number): Promise<Connection<Item>> {
  const window =
    before === null ? await readEnd(list, count) : await readWindowBefore(list, decodePosition(list, before, "before"), count);
  return toConnection(list, start, window.items, window.offset, window);
}

async function readEnd<Item>(list: OffsetList<Item>, count: number): Promise<PlacedWindow<Item>> {
  const known = await list.read(0, 1);
  if (known.totalIsEstimate === true)
    throw createInputError("The end of this list cannot be read, because it is too long to be counted.");
  const window = await readWindowUpTo(list, known.total, count, known);
  // The size was outdated, or estimated from the items that were known without a read.
  return window.total === known.total ? window : readWindowUpTo(list, window.total, count, window);
}

/** @throws BAD_USER_INPUT for a cursor of another list */
function decodePosition<Item>(list: OffsetList<Item>, cursor: string, argument: "after" | "before"): Position {
  const position = decodeCursor(cursor, argument);
  if ((position.key === null) !== (list.sortKey === undefined))
    throw createInputError(`The cursor in ${argument} belongs to another list.`);
  return position;
}

const start: Position = { offset: 0, total: 0, key: null, seen: [] };

async function connectAfter<Item>(list: OffsetList<Item>, after: string, count: number): Promise<Connection<Item>> {
  const from = decodePosition(list, after, "after");
  const collected: Item[] = [];
  let position = from;
  for (let round = 1; ; round += 1) {
    const window = await locatePosition(list, position, count - collected.length);
    const { items, total, offset, index } = window;
    const newItems = items.slice(index, index + count - collected.length);
    const end = offset + index + newItems.length;
    position = { ...position, offset: end };
    for (const item of newItems) position = advance(list, position, item, end, total);
    collected.push(...newItems);
    if (collected.length === count || end >= total || round === MAX_ROUNDS)
      return toConnection(list, from, collected, end - collected.length, window);
  }
}

/** The position after one more item. */
function advance<Item>(list: OffsetList<Item>, position: Position, item: Item, offset: number, total: number): Position {
  const identity = list.identify(item);
  const key = list.sortKey?.(item) ?? null;
  // With a sort key, identities matter only among items with an equal key.
  const hasSameKey = key === null || (position.key !== null && compareKeys(key, position.key) === 0);
  const seen = hasSameKey ? [...position.seen.slice(1 - SEEN_LIMIT), identity] : [identity];
  return { offset, total, key, seen };
}

function toConnection<Item>(
  list: OffsetList<Item>,
  from: Position,
  items: readonly Item[],
  offset: number,
  { total, totalIsEstimate = false }: Window<Item>,
): Connection<Item> {
  const positions = new LazyPositions(list, from, items, offset, total);
  const edges = items.map((node, index) => new LazyEdge(positions, node, index));
  const isFilled = items.length > 0;
  const pageInfo = new LazyPageInfo(edges, isFilled && offset + items.length < total, isFilled && offset > 0);
  return { edges, pageInfo, totalCount: total, totalCountIsEstimate: totalIsEstimate };
}

/** The positions along a page, computed only when a cursor is requested. */
class LazyPositions<Item> {
  readonly #list: OffsetList<Item>;
  readonly #items: readonly Item[];
  readonly #positions: Position[];
  readonly #offset: number;
  readonly #total: number;

  constructor(list: OffsetList<Item>, from: Position, items: readonly Item[], offset: number, total: number) {
    this.#list = list;
    this.#items = items;
    this.#positions = [from];
    this.#offset = offset;
    this.#total = total;
  }

  cursorAfter(index: number): string {
    let position = this.#positions.at(-1) ?? start;
    for (const item of this.#items.slice(this.#positions.length - 1, index + 1)) {
      position = advance(this.#list, position, item, this.#offset + this.#positions.length, this.#total);
      this.#positions.push(position);
    }
    return encodeCursor(this.#positions[index + 1] ?? position);
  }
}

class LazyEdge<Item> implements Edge<Item> {
  readonly #positions: LazyPositions<Item>;
  readonly #index: number;
  readonly node: Item;

  constructor(positions: LazyPositions<Item>, node: Item, index: number) {
    this.#positions = positions;
    this.#index = index;
    this.node = node;
  }

  get cursor(): string {
    return this.#positions.cursorAfter(this.#index);
  }
}

class LazyPageInfo<Item> {
  readonly #edges: readonly Edge<Item>[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;

  constructor(edges: readonly Edge<Item>[], hasNextPage: boolean, hasPreviousPage: boolean) {
    this.#edges = edges;
    this.hasNextPage = hasNextPage;
    this.hasPreviousPage = hasPreviousPage;
  }

  get startCursor(): string | null {
    return this.#edges[0]?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.#edges.at(-1)?.cursor ?? null;
  }
}
