/** Where the page was when the direction of scrolling last changed, and whether bars are hidden. */
export interface ScrollWatch {
  turn: number;
  last: number;
  isHidden: boolean;
}

export const atTop: ScrollWatch = { turn: 0, last: 0, isHidden: false };

/** Scrolling this far in one direction hides or shows the bars, in px. */
const enough = 8;

/**
 * The next state after a scroll: down by more than 8 px beyond the offset hides, up by 8 px or reaching the
 * top shows.
 * @param offset px from the top within which nothing hides
 */
export function watchScroll(watch: ScrollWatch, top: number, offset: number): ScrollWatch {
  const hasTurned = top > watch.last !== watch.last > watch.turn;
  const turn = hasTurned ? watch.last : watch.turn;
  const way = top - turn;
  const isHidden = top <= offset || way <= -enough ? false : way >= enough ? true : watch.isHidden;
  return { turn, last: top, isHidden };
}
