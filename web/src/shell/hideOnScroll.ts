/** The position at which the scroll direction last changed, the last position, and whether the bars are hidden. */
interface ScrollWatch {
  turn: number;
  last: number;
  isHidden: boolean;
}

export const atTop: ScrollWatch = { turn: 0, last: 0, isHidden: false };

/** Scrolling this far in one direction hides or shows the bars, in px. */
const MIN_DISTANCE = 8;

/**
 * The next state after a scroll. Scrolling down by more than 8 px below the offset hides the bars; scrolling up by 8 px or
 * reaching the top shows them.
 * @param offset px from the top within which the bars never hide
 */
export function watchScroll(watch: ScrollWatch, top: number, offset: number): ScrollWatch {
  const hasReversed = top > watch.last !== watch.last > watch.turn;
  const turn = hasReversed ? watch.last : watch.turn;
  const distance = top - turn;
  const isHidden = top <= offset || distance <= -MIN_DISTANCE ? false : distance >= MIN_DISTANCE ? true : watch.isHidden;
  return { turn, last: top, isHidden };
}
