import { useEffect, useEffectEvent, useState } from "react";
import { useBlocker, useLocation, type Location } from "react-router";
import { confirmedDiscard } from "../ui/alerts.ts";
import type { UnsavedTexts } from "./unsaved.ts";

/** One place that holds text boxes: the post overlay, a form, a page. */
interface Guard {
  texts: UnsavedTexts;
  /** Whether going from one location to the other takes its text away. */
  leaves: (from: Location, to: Location) => boolean;
  onDiscard: () => void;
}

/** The guards that are there now. The router asks only one blocker, so that one speaks for all of them. */
const guards = new Set<Guard>();

/** Where the reader was on letting go of text. */
const discarded = new WeakSet<Location>();

/** Whether text was let go of there: the page as it was left still holds it, and must not be shown again. */
export function wasDiscardedAt(location: Location): boolean {
  return discarded.has(location);
}

/** Whether anything on the page would be lost by loading it anew. */
export function hasUnsaved(): boolean {
  return [...guards].some(({ texts }) => texts.size > 0);
}

function lost(from: Location, to: Location): Guard[] {
  return [...guards].filter(({ texts, leaves }) => texts.size > 0 && leaves(from, to));
}

/**
 * Has the reader asked before a navigation that would lose unsaved text, by whatever way it comes: a link, a button,
 * the browser's own back. Leaving the page altogether is asked by the browser itself.
 * @param leaves whether going from one location to the other takes the text away
 * @param onDiscard called when the reader lets go of it
 * @returns what to provide as `Unsaved`
 */
export function useLeaveGuard(leaves: (from: Location, to: Location) => boolean, onDiscard: () => void = () => {}): UnsavedTexts {
  const [texts] = useState<UnsavedTexts>(() => new Set());
  const decide = useEffectEvent(leaves);
  const discard = useEffectEvent(onDiscard);
  useEffect(() => {
    const guard: Guard = { texts, leaves: (from, to) => decide(from, to), onDiscard: () => discard() };
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, [texts]);
  return texts;
}

/** Asks "Discard changes?" for all guards at once. The shell calls it, once. */
export function useLeaveQuestion(): void {
  const location = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => lost(currentLocation, nextLocation).length > 0);

  const question = useEffectEvent(async (to: Location) => {
    const leaving = lost(location, to);
    if (!(await confirmedDiscard())) return false;
    discarded.add(location);
    for (const guard of leaving) guard.onDiscard();
    return true;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void question(blocker.location).then((isDiscarded) => (isDiscarded ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
}
