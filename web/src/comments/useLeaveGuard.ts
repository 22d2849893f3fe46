import { useEffect, useEffectEvent, useState } from "react";
import { useBlocker, type Location } from "react-router";
import { ask } from "../ui/alerts.ts";
import type { UnsavedTexts } from "./unsaved.ts";

/**
 * Asks "Discard changes?" before a navigation that would lose unsaved text, by whatever way it comes: a link, a
 * button, the browser's own back (D-87). Leaving the page altogether is asked by the browser itself.
 * @param leaves whether going from one location to the other takes the text away
 * @param onDiscard called when the reader lets go of it
 * @returns what to provide as `Unsaved`
 */
export function useLeaveGuard(leaves: (from: Location, to: Location) => boolean, onDiscard: () => void = () => {}): UnsavedTexts {
  const [texts] = useState<UnsavedTexts>(() => new Set());
  const blocker = useBlocker(({ currentLocation, nextLocation }) => texts.size > 0 && leaves(currentLocation, nextLocation));

  const discard = useEffectEvent(onDiscard);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void ask({
      message: "Discard changes?",
      applyText: "Discard",
      cancelText: "Keep editing",
      isDestructive: true,
    }).then((answer) => {
      if (answer !== "apply") return blocker.reset();
      discard();
      blocker.proceed();
    });
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (texts.size > 0) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [texts]);

  return texts;
}
