/** A part of the page, in CSS pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The minimum width and height of a selection (CONST-29). */
const MIN_SIDE = 33;

const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max));

/** The area between the two corners of a drag; null, the whole page, when it is too small. */
export function getDraggedArea(from: Point, to: Point, page: Size): Area | null {
  const [left, right] = [from.x, to.x].map((x) => clamp(x, page.width)).toSorted((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((y) => clamp(y, page.height)).toSorted((a, b) => a - b);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return null;
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  return area.width < MIN_SIDE || area.height < MIN_SIDE ? null : area;
}

/** Moves an area or, with isResizing, its lower right corner. The area stays on the page and keeps its minimum size. */
export function moveArea(area: Area, by: Point, isResizing: boolean, page: Size): Area {
  if (isResizing) {
    return {
      ...area,
      width: Math.max(MIN_SIDE, clamp(area.width + by.x, page.width - area.x)),
      height: Math.max(MIN_SIDE, clamp(area.height + by.y, page.height - area.y)),
    };
  }
  return { ...area, x: clamp(area.x + by.x, page.width - area.width), y: clamp(area.y + by.y, page.height - area.height) };
}

/** The initial selection by keyboard: the middle half of the page. */
export function getMiddleArea(page: Size): Area {
  const width = Math.max(MIN_SIDE, Math.round(page.width / 2));
  const height = Math.max(MIN_SIDE, Math.round(page.height / 2));
  return { x: Math.round((page.width - width) / 2), y: Math.round((page.height - height) / 2), width, height };
}
