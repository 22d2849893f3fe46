import type { ReactNode } from "react";
import { Heading, Sheet as AriaSheet, SheetBackdrop, SheetContent, SheetOverlay } from "react-aria-components";

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A panel from the bottom edge, for mobile. Pulling it down, Escape and a press outside close it. */
export function Sheet({ isOpen, onClose, title, children }: SheetProps) {
  return (
    <SheetOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      position="bottom"
      className="z-40"
    >
      <SheetBackdrop className="bg-scrim" swipeAnimation="sheet-backdrop" />
      <AriaSheet overscrollPadding className="w-full rounded-t-card border-t border-line bg-raised text-ink shadow-float">
        <SheetContent className="max-h-[80dvh] overflow-y-auto overscroll-contain pb-[calc(env(safe-area-inset-bottom)+12px)] outline-none">
          <span aria-hidden className="mx-auto mt-2 block h-1 w-9 rounded-full bg-edge/50" />
          <Heading slot="title" className="px-4 pt-3 pb-2 text-16 font-semibold">
            {title}
          </Heading>
          {children}
        </SheetContent>
      </AriaSheet>
    </SheetOverlay>
  );
}
