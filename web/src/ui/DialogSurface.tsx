import { X } from "lucide-react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { DialogBody, type DialogProps, type DialogSize } from "./DialogBody.tsx";
import { ignoreErrors } from "./ignoreErrors.ts";
import { usePull } from "./usePull.ts";

const widths: Record<DialogSize, string> = {
  small: "max-w-[400px] rounded-card",
  medium: "max-w-[560px] max-tablet:h-full max-tablet:max-h-none tablet:rounded-card",
  large: "max-w-[720px] max-tablet:max-w-none max-tablet:h-full max-tablet:max-h-none tablet:rounded-card",
};

/**
 * A modal over the dimmed page. It takes the focus and restores it on close, locks the page's scroll, and fades in and out in
 * 200 ms (STATE-08, STATE-09). On mobile, where it fills the screen, pulling its head down closes it.
 */
export function DialogSurface(props: DialogProps) {
  const { isOpen, onClose, title, head, size = "medium", isDismissable = true, footer, hasOwnBody = false, children } = props;
  const close = () => ignoreErrors(onClose);
  const { distance, gripProps } = usePull(close);
  const fillsMobile = size !== "small";
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      data-scrim
      className={cx(
        "fixed inset-0 z-40 flex h-(--visual-viewport-height) justify-center bg-scrim",
        // A large dialog grows while its content loads; aligning it to the top keeps its head in place.
        size === "large" ? "items-start" : "items-center",
        "transition-opacity duration-slow ease-out data-entering:opacity-0 data-exiting:opacity-0",
        fillsMobile ? "tablet:p-6" : "p-4",
      )}
    >
      <Modal
        style={distance > 0 ? { transform: `translateY(${distance}px)` } : {}}
        className={cx(
          "flex max-h-full w-full flex-col overflow-hidden border-line bg-surface text-ink shadow-float tablet:border",
          "transition-[translate,opacity] duration-slow ease-out data-entering:translate-y-2 data-entering:opacity-0 data-exiting:opacity-0",
          widths[size],
        )}
      >
        <AriaDialog {...(head ? { "aria-label": title } : {})} className="flex min-h-0 flex-1 flex-col outline-none">
          <header
            {...(isDismissable && fillsMobile ? gripProps : {})}
            className={cx(
              "flex min-h-14 shrink-0 touch-none items-center gap-3 border-b border-line pe-2",
              fillsMobile ? "ps-4 tablet:ps-6" : "ps-5",
            )}
          >
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
