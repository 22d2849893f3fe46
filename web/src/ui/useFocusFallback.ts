import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

interface FocusFallback {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: -1;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Moves the focus to a container when the focused element in it disappears, so that users of keyboards and screen readers
 * continue from there instead of from the start of the page. It checks when the calling component has rendered.
 * @returns the properties of the container, which itself must stay
 */
export function useFocusFallback(): FocusFallback {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });
  return {
    ref: container,
    tabIndex: -1,
    onFocus: ({ target }) => {
      focused.current = target;
    },
  };
}
