import { useEffect, type RefObject } from "react";

/** Maximum time between the end of a press and its click, in ms. The click follows later for touch than for a mouse. */
const CLICK_DELAY = 100;

/**
 * Lets presses that begin outside of an element pass through it until they end. Otherwise a toast that moves under the
 * pointer during a press would receive its end, and the click on the pressed control would be lost.
 * @param host the element that may move under the pointer
 */
export function usePressPassThrough(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && element.contains(target)) return;
      clearTimeout(timer);
      element.style.pointerEvents = "none";
    };
    const onEnd = () => {
      clearTimeout(timer);
      timer = setTimeout(() => element.style.removeProperty("pointer-events"), CLICK_DELAY);
    };
    addEventListener("pointerdown", onDown, true);
    addEventListener("pointerup", onEnd, true);
    addEventListener("pointercancel", onEnd, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", onDown, true);
      removeEventListener("pointerup", onEnd, true);
      removeEventListener("pointercancel", onEnd, true);
    };
  }, [host]);
}
