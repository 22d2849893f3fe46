import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { DialogBody, type DialogProps } from "./DialogBody.tsx";
import { continueEntry } from "./dialogEntry.ts";
import { fillsMobile, headStyles, panelStyles, scrimStyles } from "./dialogStyles.ts";
import { ignoreErrors } from "./ignoreErrors.ts";
import { usePull } from "./usePull.ts";

/**
 * A modal over the dimmed page. It takes the focus and restores it on close, locks the page's scroll, and fades in and out in
 * 200 ms (STATE-08, STATE-09). On mobile, where it fills the screen, pulling its head down closes it.
 */
export function DialogSurface(props: DialogProps) {
  const { isOpen, onClose, title, head, size = "medium", isDismissable = true, footer, hasOwnBody = false, children } = props;
  const close = () => ignoreErrors(onClose);
  const { distance, gripProps } = usePull(close);
  const overlay = useRef<HTMLDivElement>(null);
  const modal = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen) continueEntry([overlay.current, modal.current]);
  }, [isOpen]);
  return (
    <ModalOverlay
      ref={overlay}
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      data-scrim
      className={cx(
        scrimStyles(size),
        "h-(--visual-viewport-height) animate-dim",
        "transition-opacity duration-slow ease-out data-exiting:animate-none data-exiting:opacity-0",
      )}
    >
      <Modal
        ref={modal}
        style={distance > 0 ? { transform: `translateY(${distance}px)` } : {}}
        className={cx(
          panelStyles(size),
          "animate-rise transition-opacity duration-slow ease-out data-exiting:animate-none data-exiting:opacity-0",
        )}
      >
        <AriaDialog {...(head ? { "aria-label": title } : {})} className="flex min-h-0 flex-1 flex-col outline-none">
          <header {...(isDismissable && fillsMobile(size) ? gripProps : {})} className={headStyles(size)}>
            <div className="min-w-0 flex-1">
              {head ?? (
                <Heading slot="title" className="truncate text-16 font-semibold">
                  {title}
                </Heading>
              )}
            </div>
            {isDismissable && <IconButton icon={X} label="Close" hasTooltip={false} onPress={close} />}
          </header>
          {hasOwnBody ? children : <DialogBody footer={footer}>{children}</DialogBody>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
