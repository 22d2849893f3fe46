/** A rectangle of the viewport, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The distance between candidate positions. */
const STEP = 8;

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Finds a position for a toast that covers nothing pressable: as low as possible, and then left before right before centre. If
 * there is none, returns the position that covers the fewest elements.
 * @param bounds the area in which it may be placed
 * @param obstacles the boxes that must not be covered
 * @param current the current position, which is kept while it covers nothing
 */
export function freePosition(size: Size, bounds: Box, obstacles: readonly Box[], current: Box | null = null): Box {
  const rightmost = Math.max(bounds.left, bounds.right - size.width);
  const columns = [bounds.left, rightmost, (bounds.left + rightmost) / 2];
  const rows = Math.max(0, Math.floor((bounds.bottom - bounds.top - size.height) / STEP));
  const positions = Array.from({ length: rows + 1 }, (_, row) =>
    columns.map((left) => boxAt(left, bounds.bottom - row * STEP, size)),
  ).flat();
  const candidates = current ? [boxAt(current.left, current.bottom, size), ...positions] : positions;
  const countCovered = (box: Box) => obstacles.filter((obstacle) => overlaps(box, obstacle)).length;
  return candidates.reduce((best, box) => (countCovered(box) < countCovered(best) ? box : best));
}

function boxAt(left: number, bottom: number, { width, height }: Size): Box {
  return { left, bottom, right: left + width, top: bottom - height };
}
