import { useLayoutEffect, useRef, type ReactNode } from "react";
import { cx } from "./cx.ts";

/**
 * Takes the focus when the focused element in it disappears, such as with a row that was deleted, or is disabled, so that users of
 * keyboards and screen readers continue from there instead of from the start of the page. It must stay mounted, and render when its
 * content does.
 */
export function FocusFallback({ className, children }: { className?: string; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || (lost.isConnected && !lost.matches(":disabled"))) return;
    focused.current = null;
    // The browser takes the focus from a disabled element only when it draws the page.
    if ([document.body, lost].includes(document.activeElement ?? lost)) container.current?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={container}
      tabIndex={-1}
      data-focus-fallback
      onFocus={({ target }) => {
        focused.current = target;
      }}
      className={cx("outline-none", className)}
    >
      {children}
    </div>
  );
}
