import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";

interface StickToEnd {
  /** The scrolling element. */
  pane: RefObject<HTMLElement | null>;
  /** Its content. */
  content: RefObject<HTMLDivElement | null>;
  /** Whether the end is visible. */
  isAtEnd: boolean;
  scrollToEnd: () => void;
}

/** Within this distance the pane counts as scrolled to its end, in px. */
const NEAR_DISTANCE = 48;

/**
 * Keeps the scroll position of a pane that grows at both ends: at the end while the reader is there, otherwise at the same line
 * when content is added above.
 * @param first identifies the first item; a change means that items were added above
 */
export function useStickToBottom(first: string | number | null): StickToEnd {
  const pane = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const last = useRef({ first, height: 0, top: 0, isAtEnd: true });
  const [isAtEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const { height, isAtEnd: sticks } = last.current;
    if (sticks) element.scrollTop = element.scrollHeight;
    else if (last.current.first !== first) element.scrollTop += element.scrollHeight - height;
    last.current.first = first;
    last.current.height = element.scrollHeight;
  });

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || !content.current) return;
    // Makes the pane focusable, so that it can be scrolled by keyboard.
    element.tabIndex = 0;
    // A hidden page loses its scroll position.
    if (!last.current.isAtEnd) element.scrollTop = last.current.top;
    const follow = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      last.current.top = scrollTop;
      last.current.isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_DISTANCE;
      setAtEnd(last.current.isAtEnd);
    };
    const observer = new ResizeObserver(() => {
      if (last.current.isAtEnd) element.scrollTop = element.scrollHeight;
      last.current.height = element.scrollHeight;
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
    scrollToEnd() {
      last.current.isAtEnd = true;
      setAtEnd(true);
      if (pane.current) pane.current.scrollTop = pane.current.scrollHeight;
    },
  };
}

interface ReachTop {
  pane: RefObject<HTMLElement | null>;
  top: RefObject<HTMLElement | null>;
  /** Whether there is anything to load. */
  isOn: boolean;
  onReach: () => void;
}

/** Calls back when the reader approaches the top of a pane, well before they reach it. */
export function useReachTop({ pane, top, isOn, onReach }: ReachTop): void {
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!isOn || !pane.current || !top.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach();
      },
      { root: pane.current, rootMargin: "400px 0px 0px 0px" },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [isOn, pane, top]);
}
