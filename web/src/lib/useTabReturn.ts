import { useEffect, useEffectEvent } from "react";

/** After being hidden for this long, a tab's data is outdated. In ms. */
const LONG_ABSENCE = 60_000;

/** Calls back when the reader returns to the tab after a minute or more. */
export function useTabReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    let hiddenAt: number | null = document.hidden ? Date.now() : null;
    const follow = () => {
      const wasAway = !document.hidden && hiddenAt !== null && Date.now() - hiddenAt >= LONG_ABSENCE;
      hiddenAt = document.hidden ? Date.now() : null;
      if (wasAway) call();
    };
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
}
