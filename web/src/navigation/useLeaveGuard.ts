import { useEffect, useEffectEvent, useState } from "react";
import { useBlocker, useLocation, type Location } from "react-router";
import { confirmDiscard } from "../ui/alerts.ts";
import { hasUnsaved, type UnsavedTexts } from "./unsaved.ts";

/** A part of the client with text boxes: the post overlay, a form, a page. */
interface Guard {
  texts: UnsavedTexts;
  /** Whether this navigation discards its text. */
  leaves: (from: Location, to: Location) => boolean;
  onDiscard: () => void;
}

/** The mounted guards. The router supports only one blocker, which covers all of them. */
const guards = new Set<Guard>();

/** The locations at which the reader discarded text. */
const discarded = new WeakSet<Location>();

/** Whether text was discarded at that location. A cached page still contains it and must not be shown again. */
export function wasDiscardedAt(location: Location): boolean {
  return discarded.has(location);
}

function guardsWithUnsavedText(from: Location, to: Location): Guard[] {
  return [...guards].filter(({ texts, leaves }) => texts.size > 0 && leaves(from, to));
}

/**
 * Asks the reader before any navigation that would discard unsaved text: by a link, a button or the browser's back button. The
 * browser itself asks before the page is closed.
 * @param leaves whether this navigation discards the text
 * @param onDiscard called when the reader chooses to discard it
 * @returns the value to provide as `Unsaved`
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

/** Asks "Discard changes?" for all guards. The shell calls it once. */
export function useLeaveQuestion(): void {
  const location = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guardsWithUnsavedText(currentLocation, nextLocation).length > 0,
  );

  const question = useEffectEvent(async (to: Location) => {
    const leaving = guardsWithUnsavedText(location, to);
    if (!(await confirmDiscard())) return false;
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
      if (hasUnsaved.get()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
}
