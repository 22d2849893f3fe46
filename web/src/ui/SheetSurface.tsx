import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import type { SheetProps } from "./Sheet.tsx";
import { usePull } from "./usePull.ts";

export function SheetSurface({ isOpen, onClose, title, children }: SheetProps) {
  const { distance, gripProps } = usePull(onClose);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      data-scrim
      className="fixed inset-0 z-40 flex h-(--visual-viewport-height) items-end justify-center bg-scrim transition-opacity duration-slow ease-out data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal
        style={{ transform: `translateY(${distance}px)` }}
        className="flex max-h-[85%] w-full max-w-160 flex-col overflow-hidden rounded-t-card border-t border-line bg-raised text-ink shadow-float transition-[translate] duration-slow ease-out data-entering:translate-y-full data-exiting:translate-y-full"
      >
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header {...gripProps} className="touch-none px-4 pt-2 pb-2">
            <span aria-hidden className="mx-auto mb-3 block h-1 w-9 rounded-full bg-edge/50" />
            <Heading slot="title" className="text-16 font-semibold">
              {title}
            </Heading>
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[calc(env(safe-area-inset-bottom)+12px)]">
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
