import { compareKeys, type Position } from "./cursor.ts";
import type { OffsetList, Window } from "./offsetList.ts";

/** The page size limit of the REST API. */
const READ_LIMIT = 100;
/** If a list changes faster than this many reads can follow, the result is based on the last read. */
const MAX_READS = 24;

/** A window in which the items from `index` on come after everything seen. */
export interface LocatedWindow<Item> extends Window<Item> {
  offset: number;
  index: number;
}

/**
 * Finds the item at which a page continues. It needs one read when nothing has moved, and more only after a shift. When no item
 * follows, `index` is the length of the window.
 */
export function locatePosition<Item>(list: OffsetList<Item>, position: Position, count: number): Promise<LocatedWindow<Item>> {
  return position.key === null ? locateByIdentity(list, position, count) : locateByKey(list, position, count);
}

/** Whether the item precedes the position. */
function isSeen<Item>(list: OffsetList<Item>, position: Position, item: Item): boolean {
  if (position.key === null || list.sortKey === undefined) return position.seen.includes(list.identify(item));
  const order = compareKeys(list.sortKey(item), position.key);
  if (order === 0) return position.seen.includes(list.identify(item));
  return list.order === "asc" ? order < 0 : order > 0;
}

/**
 * Locates by sort key: everything up to the anchor's key is seen, and everything after it is not, even if the anchor no longer
 * exists. Each window therefore shows on which side the border is. The search reads a neighbouring window first, then doubles
 * the step each time, then bisects the remaining range.
 */
async function locateByKey<Item>(list: OffsetList<Item>, position: Position, count: number): Promise<LocatedWindow<Item>> {
  let offset = Math.max(0, position.offset - 1);
  let limit = Math.min(READ_LIMIT, count + position.offset - offset);
  let seenUpTo = -1; // one past the last index known to be seen
  let unseenFrom = Infinity; // the first index known to be unseen
  let step = READ_LIMIT - 1;
  for (let reads = 1; ; reads += 1) {
    const { items, total } = await list.read(offset, limit);
    const index = items.findLastIndex((item) => isSeen(list, position, item)) + 1;
    const atBorder = index === 0 ? offset === 0 : index < items.length || offset + index >= total;
    if (reads >= MAX_READS) return { items, total, offset, index };
    if (atBorder) return skipEqualKeys(list, position, { items, total, offset, index }, MAX_READS - reads);
    if (index === 0) {
      unseenFrom = items.length === 0 ? Math.min(total, offset) : offset;
      // A contradiction: the list changed between two reads. The latest read takes precedence.
      if (seenUpTo >= unseenFrom) seenUpTo = -1;
    } else {
      seenUpTo = offset + index;
      if (unseenFrom <= seenUpTo) unseenFrom = Infinity;
    }
    limit = READ_LIMIT;
    if (seenUpTo < 0) {
      offset = Math.max(0, unseenFrom - step);
    } else if (unseenFrom === Infinity) {
      offset = seenUpTo - 1 + (step === READ_LIMIT - 1 ? 0 : step);
    } else {
      const gap = unseenFrom - seenUpTo;
      offset = gap < READ_LIMIT ? seenUpTo - 1 : seenUpTo + Math.floor((gap - READ_LIMIT) / 2);
    }
    step *= 2;
  }
}

/**
 * Finds the border when other items were inserted among the last seen ones. They may have pushed the anchor out of the window
 * in which an earlier item was found. Nothing is read while the anchor is in place; otherwise the rest is searched.
 */
async function skipInserted<Item>(
  list: OffsetList<Item>,
  position: Position,
  border: LocatedWindow<Item>,
  readsSoFar = 1,
): Promise<LocatedWindow<Item>> {
  return searchForward(list, position, border, MAX_READS - readsSoFar, () => true);
}

/**
 * Finds the border among items that share the anchor's key. They are distinguished by identity, and a cursor remembers only the
 * last few. While the anchor itself is not found, items after the border may have been seen before the remembered ones, so the
 * rest of the run is searched for those. Where the neighbours' keys differ, nothing is read.
 */
async function skipEqualKeys<Item>(
  list: OffsetList<Item>,
  position: Position,
  border: LocatedWindow<Item>,
  reads: number,
): Promise<LocatedWindow<Item>> {
  return searchForward(list, position, border, reads, (item) => sharesKey(list, position, item));
}

/** The last border in the windows after `border`, up to the anchor or the first item outside the run. */
async function searchForward<Item>(
  list: OffsetList<Item>,
  position: Position,
  border: LocatedWindow<Item>,
  reads: number,
  isInRun: (item: Item) => boolean,
): Promise<LocatedWindow<Item>> {
  let found = border;
  let window = border;
  for (let read = 0; read < reads; read += 1) {
    const before = found.items[found.index - 1];
    if (before !== undefined && list.identify(before) === position.seen.at(-1)) break;
    const offset = window.offset + window.items.length;
    if (window.items.length === 0 || offset >= window.total || !window.items.slice(window.index).every(isInRun)) break;
    const next = await list.read(offset, READ_LIMIT);
    const index = next.items.findLastIndex((item) => isInRun(item) && position.seen.includes(list.identify(item))) + 1;
    window = { ...next, offset, index };
    if (index > 0) found = window;
  }
  return found;
}

const sharesKey = <Item>(list: OffsetList<Item>, position: Position, item: Item): boolean =>
  position.key !== null && list.sortKey !== undefined && compareKeys(list.sortKey(item), position.key) === 0;

/**
 * Locates by the identity of the last seen items: reading continues after the last of them that still exists. If none is near,
 * windows further and further away are searched. If none is left, the offset is used, reduced by the number of items the list
 * has lost.
 */
async function locateByIdentity<Item>(list: OffsetList<Item>, position: Position, count: number): Promise<LocatedWindow<Item>> {
  const overlap = Math.min(position.seen.length, position.offset);
  const start = position.offset - overlap;
  const near = await list.read(start, Math.min(READ_LIMIT, count + overlap));
  const nearIndex = findIndexAfterLastSeen(list, position, near.items);
  if (nearIndex !== -1) return skipInserted(list, position, { ...near, offset: start, index: nearIndex });

  let before = start;
  let after = start + near.items.length;
  for (let reads = 1; reads < MAX_READS && (before > 0 || after < near.total); reads += 1) {
    const backwards = before > 0 && (reads % 2 === 1 || after >= near.total);
    const offset = backwards ? Math.max(0, before - READ_LIMIT) : after;
    const window = await list.read(offset, READ_LIMIT);
    const index = findIndexAfterLastSeen(list, position, window.items);
    if (index !== -1) return skipInserted(list, position, { ...window, offset, index }, reads);
    if (backwards) before = offset;
    else after = window.items.length === 0 ? near.total : offset + window.items.length;
  }
  const offset = Math.max(0, position.offset - Math.max(0, position.total - near.total));
  const window = await list.read(offset, count);
  return { ...window, offset, index: 0 };
}

/** Index after the last item that the cursor remembers; -1 if there is none. */
function findIndexAfterLastSeen<Item>(list: OffsetList<Item>, position: Position, items: readonly Item[]): number {
  const index = items.findLastIndex((item) => position.seen.includes(list.identify(item)));
  return index === -1 ? -1 : index + 1;
}
