import { createContext, useEffect, useState } from "react";

/** How long a comment that was led to stands out, in ms. */
const duration = 2000;

/** The global id of the comment to lead to; null when none. */
export const Highlight = createContext<string | null>(null);

/** Which comment stands out, for `Highlight`, and how to let another one stand out. It lasts two seconds. */
export function useHighlight(): [highlighted: string | null, highlight: (id: string) => void] {
  const [highlighted, highlight] = useState<string | null>(null);
  useEffect(() => {
    if (highlighted === null) return;
    const timer = setTimeout(() => highlight(null), duration);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return [highlighted, highlight];
}

/** Brings an element into the middle of what scrolls, moving only where motion is welcome. */
export function reveal(element: Element): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
}
