import { useEffect, useEffectEvent } from "react";

/** A tab hidden for this long is out of date when it is looked at again. In ms. */
const longAbsence = 60_000;

/** Calls back when the reader comes back to the tab after a minute or more. */
export function useReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    let hiddenAt: number | null = document.hidden ? Date.now() : null;
    const follow = () => {
      const wasAway = !document.hidden && hiddenAt !== null && Date.now() - hiddenAt >= longAbsence;
      hiddenAt = document.hidden ? Date.now() : null;
      if (wasAway) call();
    };
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
}
