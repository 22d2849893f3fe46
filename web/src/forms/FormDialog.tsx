import { useId, type ReactNode } from "react";
import { Unsaved, useUnsavedIn } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { confirmedDiscard } from "../ui/alerts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import type { KeptForm } from "./useKeptForm.ts";

interface FormDialogProps {
  title: string;
  form: Pick<KeptForm<object>, "element" | "save" | "saving" | "generalError" | "isUnsaved">;
  /** What the button that submits the form says. */
  submitLabel: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form over the page; closing it or leaving the page asks first while something in it is unsaved (D-87). */
export function FormDialog({ title, form, submitLabel, onClose, children }: FormDialogProps) {
  const { element, save, saving, generalError, isUnsaved } = form;
  const id = useId();
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  useUnsavedIn(unsaved, isUnsaved);
  const close = async () => {
    if (unsaved.size === 0 || (await confirmedDiscard())) onClose();
  };
  return (
    <Unsaved value={unsaved}>
      <Dialog
        isOpen
        onClose={close}
        title={title}
        footer={
          <div className="flex justify-end px-4 py-3 tablet:px-6">
            <Button type="submit" form={id} variant="primary" isPending={saving !== null}>
              {submitLabel}
            </Button>
          </div>
        }
      >
        <form
          id={id}
          ref={element}
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            save("PUBLISHED");
          }}
          className="space-y-5 px-4 py-5 tablet:px-6"
        >
          {generalError && <ErrorNote text={generalError} />}
          {children}
        </form>
      </Dialog>
    </Unsaved>
  );
}
