import { useEffect, useId, useRef, useState } from "react";
import { useOverlayPosition } from "react-aria/useOverlayPosition";
import { createPortal } from "react-dom";
import type { TooltipPlacement } from "./tooltip.ts";
import { watchTooltips } from "./watchTooltips.ts";

/** Shows the tooltip of the control under the pointer or with the keyboard's focus. */
export function TooltipHost() {
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => watchTooltips(setControl), []);
  const text = control?.dataset["tooltip"];
  if (!control || !text) return null;
  return <Tooltip key={text} control={control} text={text} onClose={() => setControl(null)} />;
}

interface TooltipProps {
  control: HTMLElement;
  text: string;
  onClose: () => void;
}

const placements: Readonly<Record<string, TooltipPlacement>> = { bottom: "bottom", right: "right" };

function Tooltip({ control, text, onClose }: TooltipProps) {
  const id = useId();
  const tooltip = useRef<HTMLDivElement>(null);
  const { overlayProps, updatePosition } = useOverlayPosition({
    targetRef: { current: control },
    overlayRef: tooltip,
    placement: placements[control.dataset["tooltipPlacement"] ?? ""] ?? "top",
    offset: 6,
    isOpen: true,
    // Called on scrolling, also when the browser scrolls a control into view after the keyboard has moved the focus there.
    onClose: () => (control.matches(":focus-visible") && isInViewport(control) ? updatePosition() : onClose()),
  });
  useEffect(() => {
    const previousIds = control.getAttribute("aria-describedby");
    control.setAttribute("aria-describedby", previousIds === null ? id : `${previousIds} ${id}`);
    return () => {
      if (previousIds === null) control.removeAttribute("aria-describedby");
      else control.setAttribute("aria-describedby", previousIds);
    };
  }, [control, id]);
  return createPortal(
    <div
      {...overlayProps}
      ref={tooltip}
      role="tooltip"
      id={id}
      // Keeps the tooltip accessible next to a control in a modal.
      data-react-aria-top-layer="true"
      className="pointer-events-none max-w-64 rounded-control bg-ink px-2 py-1 text-12 text-page shadow-float transition-opacity duration-fast starting:opacity-0"
    >
      {text}
    </div>,
    document.body,
  );
}

function isInViewport(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
