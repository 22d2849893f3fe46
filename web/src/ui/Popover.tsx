import { cloneElement, type ReactElement, type ReactNode } from "react";
import { Overlay } from "./Overlay.tsx";
import { useOverlayTrigger, type TriggerProps } from "./useOverlayTrigger.ts";

export type PopoverPlacement = "bottom" | "bottom start" | "bottom end" | "right";

interface PopoverProps {
  trigger: ReactElement<Partial<TriggerProps>>;
  /** Accessible name. */
  label: string;
  children: ReactNode;
  placement?: PopoverPlacement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/** A small dialog next to its trigger. A press outside or Escape closes it and returns the focus. Its code loads on first use. */
export function Popover({ trigger, placement = "bottom", isOpen: controlled, onOpenChange, ...popover }: PopoverProps) {
  const { triggerRef, triggerProps, isOpen, close } = useOverlayTrigger("dialog", { isOpen: controlled, onOpenChange });
  return (
    <>
      {cloneElement(trigger, triggerProps)}
      <Overlay isOpen={isOpen} onClose={close}>
        {({ PopoverSurface }) => (
          <PopoverSurface {...popover} placement={placement} triggerRef={triggerRef} isOpen={isOpen} onClose={close} />
        )}
      </Overlay>
    </>
  );
}
