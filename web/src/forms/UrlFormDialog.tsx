import { useRef, type ReactNode, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { Unsaved } from "../navigation/unsaved.ts";
import { useLeaveGuard } from "../navigation/useLeaveGuard.ts";
import { canGoBack } from "../posts/overlayState.ts";
import { Dialog } from "../ui/Dialog.tsx";

/** The controls of the dialog for the form in it. */
export interface FormDialogControls {
  /** Set to a function that deletes the form's draft. */
  onDiscard: RefObject<(() => void) | null>;
  /** Closes the dialog without confirmation, after everything has been saved. */
  onDone: () => void;
}

interface UrlFormDialogProps {
  title: string;
  /** Whether the form is open at a query string. */
  isOpenAt: (search: string) => boolean;
  /** Removes the form from a query string. */
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
    // The values have just been saved.
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
