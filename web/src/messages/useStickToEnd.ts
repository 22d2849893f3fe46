import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

interface StickToEnd {
  /** What scrolls. */
  pane: RefObject<HTMLElement | null>;
  /** What is in it. */
  content: RefObject<HTMLDivElement | null>;
  /** Whether the end is in sight. */
  isAtEnd: boolean;
  toEnd: () => void;
}

/** Within this distance one is at the end, in px. */
const near = 48;

/**
 * Lets a pane that grows at both ends stay where its reader is: at the end while they are at the end, and at the same
 * line when something comes in above it.
 * @param first tells the first thing in it; another one means that more came in above
 */
export function useStickToEnd(first: string | number | null): StickToEnd {
  const pane = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const known = useRef({ first, height: 0, top: 0, isAtEnd: true });
  const [isAtEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const { height, isAtEnd: sticks } = known.current;
    if (sticks) element.scrollTop = element.scrollHeight;
    else if (known.current.first !== first) element.scrollTop += element.scrollHeight - height;
    known.current.first = first;
    known.current.height = element.scrollHeight;
  });

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || !content.current) return;
    // A stop for the keyboard, which scrolls it.
    element.tabIndex = 0;
    // A page that was hidden forgets how far it was scrolled.
    if (!known.current.isAtEnd) element.scrollTop = known.current.top;
    const follow = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      known.current.top = scrollTop;
      known.current.isAtEnd = scrollHeight - scrollTop - clientHeight < near;
      setAtEnd(known.current.isAtEnd);
    };
    const observer = new ResizeObserver(() => {
      if (known.current.isAtEnd) element.scrollTop = element.scrollHeight;
      known.current.height = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content.current);
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", follow);
    };
  }, []);

  return {
    pane,
    content,
    isAtEnd,
    toEnd() {
      known.current.isAtEnd = true;
      setAtEnd(true);
      if (pane.current) pane.current.scrollTop = pane.current.scrollHeight;
    },
  };
}

interface ReachTop {
  pane: RefObject<HTMLElement | null>;
  top: RefObject<HTMLElement | null>;
  /** Whether there is something to be asked for. */
  isOn: boolean;
  onReach: () => void;
}

/** Calls back when the top of a pane comes near, well before the reader is there. */
export function useReachTop({ pane, top, isOn, onReach }: ReachTop): void {
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!isOn || !pane.current || !top.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { root: pane.current, rootMargin: "400px 0px 0px 0px" },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [isOn, pane, top]);
}
