import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from "react";
import { cx } from "./cx.ts";
import { FloatingSurface } from "./FloatingSurface.tsx";
import { mayCloseFromOutside } from "./outsideGuard.ts";
import type { PopoverPlacement } from "./Popover.tsx";

interface PopoverSurfaceProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  placement: PopoverPlacement;
  className?: string | undefined;
  children: ReactNode;
}

/** An open popover. Presses outside are ignored for the first 200 ms (CONST-32). */
export function PopoverSurface({ triggerRef, isOpen, onClose, label, placement, className, children }: PopoverSurfaceProps) {
  const openedAt = useRef(0);
  return (
    <FloatingSurface
      aria-label={label}
      trigger="DialogTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement={placement}
      isAnchored
      shouldCloseOnInteractOutside={() => mayCloseFromOutside(openedAt.current, performance.now())}
      className={cx("max-w-80 p-4", className)}
    >
      <OnOpen run={() => void (openedAt.current = performance.now())} />
      {children}
    </FloatingSurface>
  );
}

/** Calls `run` each time the surrounding popover opens. */
function OnOpen({ run }: { run: () => void }) {
  const onOpen = useEffectEvent(run);
  useEffect(() => onOpen(), []);
  return null;
}
