import { useEffect, useState, type RefObject } from "react";
import { useSonner } from "sonner";
import { onScrollEnd } from "../lib/scrollEnd.ts";
import { pressableBoxes } from "./pressableBoxes.ts";
import { freePosition, type Box } from "./toastPosition.ts";

/** The window width from which sonner gives toasts a fixed width, in px. */
const WIDE_WINDOW = 600;
const TOAST_WIDTH = 356;
/** The gap between toasts, and their margin at the edges of the window, in px. */
export const TOAST_GAP = 8;
const margins = { wide: 24, narrow: 12 };

/** Time without changes of the page before toasts are placed again, in ms. */
const UPDATE_DELAY = 100;

interface ToastPosition {
  left: number;
  bottom: number;
}

/**
 * The position of the toasts, chosen so that they cover no control of a dialog or page. It is computed when a toast appears,
 * and changes only when the toasts would cover a control.
 * @param host the element that contains the toasts
 */
export function useToastPosition(host: RefObject<HTMLElement | null>): ToastPosition | null {
  const { toasts } = useSonner();
  const [position, setPosition] = useState<Box | null>(null);
  const isShown = toasts.length > 0;
  // Once all toasts are gone, the next one starts at the default position.
  if (!isShown && position !== null) setPosition(null);

  useEffect(() => {
    const element = host.current;
    if (!element || toasts.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setPosition((current) => nextPosition(element, current));
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(update, UPDATE_DELAY);
    };
    // After a frame sonner has measured the toasts.
    const frame = requestAnimationFrame(update);
    const observer = new MutationObserver((records) => {
      if (records.some(({ target }) => !element.contains(target))) scheduleUpdate();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const unsubscribe = onScrollEnd(update, { hasElements: true });
    addEventListener("resize", scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
      unsubscribe();
      removeEventListener("resize", scheduleUpdate);
    };
  }, [host, toasts]);

  return position && { left: position.left, bottom: innerHeight - position.bottom };
}

function nextPosition(host: HTMLElement, current: Box | null): Box | null {
  const cards = [...host.querySelectorAll<HTMLElement>("[data-sonner-toast]:not([data-removed=true])")];
  if (cards.length === 0) return current;
  const height = cards.reduce((sum, card) => sum + card.offsetHeight, 0) + TOAST_GAP * (cards.length - 1);
  const margin = innerWidth > WIDE_WINDOW ? margins.wide : margins.narrow;
  const bounds = { left: margin, top: margin, right: innerWidth - margin, bottom: innerHeight - margin };
  const size = { width: innerWidth > WIDE_WINDOW ? TOAST_WIDTH : innerWidth - 2 * margin, height };
  const next = freePosition(size, bounds, pressableBoxes(host), current);
  return current && current.left === next.left && current.bottom === next.bottom && current.top === next.top ? current : next;
}
