/** A popover that a click has opened ignores clicks outside it for this long, in ms (CONST-32). */
const OUTSIDE_GUARD = 200;

/** Whether a click outside may close it yet. The click that opened it, or the second of a double click, must not. */
export function mayCloseFromOutside(openedAt: number, now: number): boolean {
  return now - openedAt >= OUTSIDE_GUARD;
}
