import { useRef, type ReactNode, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { Unsaved } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { canGoBack } from "../posts/overlayState.ts";
import { Dialog } from "../ui/Dialog.tsx";

/** What a form in a dialog is given. */
export interface FormDialogControls {
  /** Gets how to let go of what is kept of the form. */
  onDiscard: RefObject<(() => void) | null>;
  /** Closes the dialog without a question, once everything has been saved. */
  onDone: () => void;
}

interface UrlFormDialogProps {
  title: string;
  /** Whether the form is open at a query string. */
  isOpenAt: (search: string) => boolean;
  /** The query string without it. */
  withoutForm: (search: string) => string;
  children: (dialog: FormDialogControls) => ReactNode;
}

/** Shows a form over the page while the address names it. Closing it asks for confirmation if something is unsaved. */
export function UrlFormDialog({ title, isOpenAt, withoutForm, children }: UrlFormDialogProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const onDiscard = useRef<() => void>(null);
  const unsaved = useLeaveGuard(
    (_, to) => !isOpenAt(to.search),
    () => onDiscard.current?.(),
  );
  usePageTitle(title, true);
  const close = () => {
    if (canGoBack()) void navigate(-1);
    else void navigate({ search: withoutForm(search) }, { replace: true, preventScrollReset: true });
  };
  const onDone = () => {
    // What was unsaved has just been saved.
    unsaved.clear();
    close();
  };
  return (
    <Unsaved value={unsaved}>
      <Dialog isOpen onClose={close} size="large" title={title}>
        {children({ onDiscard, onDone })}
      </Dialog>
    </Unsaved>
  );
}
