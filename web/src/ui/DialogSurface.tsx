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
 * Only an exit has a transition. One that starts and is cancelled while the dialog enters, as on a slow phone, makes React Aria
 * wait for its end forever; the dialog would then not get the focus back that React Aria takes and returns for screen readers.
 */
const fadesOut =
  "data-exiting:animate-none data-exiting:opacity-0 data-exiting:transition-opacity data-exiting:duration-slow data-exiting:ease-out";

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
      className={cx(scrimStyles(size), "h-(--visual-viewport-height) animate-dim", fadesOut)}
    >
      <Modal
        ref={modal}
        style={distance > 0 ? { transform: `translateY(${distance}px)` } : {}}
        className={cx(panelStyles(size), "animate-rise", fadesOut)}
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
