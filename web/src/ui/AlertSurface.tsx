import { Dialog as AriaDialog, Modal, ModalOverlay } from "react-aria-components";
import { answerAlert, type Alert } from "./alerts.ts";
import { Button, type ButtonVariant } from "./Button.tsx";
import { RichText } from "./RichText.tsx";

/** Focuses the button that destroys nothing. */
function focusOnMount(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The modal of an alert. Escape answers "cancel"; a press outside does nothing. */
export function AlertSurface({ alert, isOpen }: { alert: Alert; isOpen: boolean }) {
  const answer = (uid: string) => () => answerAlert(alert.id, uid);
  const applyVariant: ButtonVariant = alert.isDestructive ? "danger" : "primary";
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && answerAlert(alert.id, "cancel")}
      data-scrim
      className="fixed inset-0 z-50 flex h-(--visual-viewport-height) items-center justify-center bg-scrim p-4 transition-opacity duration-slow ease-out data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal className="w-full max-w-100 rounded-card border border-line bg-raised text-ink shadow-float transition duration-slow ease-out data-entering:scale-[0.98] data-exiting:scale-[0.98]">
        <AriaDialog role="alertdialog" aria-label="Please confirm" className="p-5 outline-none">
          <RichText html={alert.message} className="text-15" />
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            {alert.showCancelButton && (
              <Button onPress={answer("cancel")} {...(alert.isDestructive ? { ref: focusOnMount } : {})}>
                {alert.cancelText}
              </Button>
            )}
            {alert.advanceButtons.map(({ uid, title }) => (
              <Button key={uid} onPress={answer(uid)}>
                {title}
              </Button>
            ))}
            <Button variant={applyVariant} onPress={answer("apply")} {...(alert.isDestructive ? {} : { ref: focusOnMount })}>
              {alert.applyText}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
