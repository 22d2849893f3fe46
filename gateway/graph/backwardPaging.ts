import type { Position } from "./cursor.ts";
import { locatePosition } from "./locatePosition.ts";
import type { OffsetList, Window } from "./offsetList.ts";

/** A window with its offset in the list. */
export interface PlacedWindow<Item> extends Window<Item> {
  readonly offset: number;
}

/** If a list changes faster than this many reads can follow, the page is short. */
const MAX_ROUNDS = 4;

/**
 * Returns the items right before a position. It needs one read when nothing has moved. After a shift it searches for the item at
 * the position; if that item no longer exists, it returns the items that preceded it.
 */
export async function readWindowBefore<Item>(
  list: OffsetList<Item>,
  position: Position,
  count: number,
): Promise<PlacedWindow<Item>> {
  const anchor = position.seen.at(-1);
  const isAnchor = (item: Item): boolean => list.identify(item) === anchor;
  // One past the index at which the anchor is expected.
  let end = Math.max(1, position.offset);
  for (let round = 1; ; round += 1) {
    const offset = Math.max(0, end - 1 - count);
    const window = await list.read(offset, end - offset);
    const index = window.items.findIndex(isAnchor);
    if (index !== -1 && (index >= count || offset === 0 || round >= MAX_ROUNDS)) {
      const start = Math.max(0, index - count);
      return { ...window, items: window.items.slice(start, index), offset: offset + start };
    }
    if (index !== -1) {
      end = offset + index + 1;
      continue;
    }
    const found = await locatePosition(list, { ...position, offset: end }, 1);
    const border = found.offset + found.index;
    const last = found.items[found.index - 1];
    if (last === undefined || !isAnchor(last) || round >= MAX_ROUNDS) return readWindowUpTo(list, border, count, found);
    end = border;
  }
}

/** The last items of a list of this size. */
export async function readWindowUpTo<Item>(
  list: OffsetList<Item>,
  end: number,
  count: number,
  known: Window<Item>,
): Promise<PlacedWindow<Item>> {
  const offset = Math.max(0, end - count);
  if (end <= offset) return { ...known, items: [], offset };
  return { ...(await list.read(offset, end - offset)), offset };
}
