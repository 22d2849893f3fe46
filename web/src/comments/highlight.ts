import { createContext, useEffect, useState } from "react";

/** Duration of the highlight of a linked comment, in ms. */
const DURATION = 2000;

/** The global id of the highlighted comment; null when there is none. */
export const Highlight = createContext<string | null>(null);

/** The value for `Highlight`, and a function that highlights another comment for two seconds. */
export function useHighlight(): [highlighted: string | null, highlight: (id: string) => void] {
  const [highlighted, highlight] = useState<string | null>(null);
  useEffect(() => {
    if (highlighted === null) return;
    const timer = setTimeout(() => highlight(null), DURATION);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return [highlighted, highlight];
}

/** Scrolls an element to the centre, with animation unless the user prefers reduced motion. */
export function reveal(element: Element): void {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: prefersReducedMotion ? "instant" : "smooth" });
}
