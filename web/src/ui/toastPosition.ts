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
  let best: { box: Box; coveredCount: number } | null = null;
  const candidates = Array.from({ length: rows + 1 }, (_, row) =>
    columns.map((left) => boxAt(left, bounds.bottom - row * STEP, size)),
  ).flat();
  for (const box of current ? [boxAt(current.left, current.bottom, size), ...candidates] : candidates) {
    const coveredCount = obstacles.filter((obstacle) => overlaps(box, obstacle)).length;
    if (coveredCount === 0) return box;
    if (best === null || coveredCount < best.coveredCount) best = { box, coveredCount };
  }
  return best?.box ?? boxAt(bounds.left, bounds.bottom, size);
}

function boxAt(left: number, bottom: number, { width, height }: Size): Box {
  return { left, bottom, right: left + width, top: bottom - height };
}

const pressable =
  "button, a[href], input, textarea, select, summary, [role=button], [role=tab], [role=menuitem], [role=option], [contenteditable=true]";

/** The boxes of everything pressable; behind a dialog nothing is. @param except an element whose content is ignored */
export function pressableBoxes(except: Element): Box[] {
  return [...document.querySelectorAll(pressable)]
    .filter((element) => !except.contains(element) && !element.closest("[inert], [aria-hidden=true]"))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight);
}
