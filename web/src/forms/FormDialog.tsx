import { useId, type ReactNode } from "react";
import { Unsaved } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { confirmDiscard } from "../ui/alerts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogBody } from "../ui/DialogBody.tsx";
import { Form } from "./Form.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { GeneralError } from "./GeneralError.tsx";
import type { Form as FormState } from "./useForm.ts";

interface FormDialogProps {
  title: string;
  onClose: () => void;
  /** A `DialogForm`, which may have data to wait for. */
  children: ReactNode;
}

/**
 * A form over the page. It opens at once; what the form has to load follows, and fails, inside it. Closing it or leaving
 * the page asks first while something in it is unsaved.
 */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  const close = async () => {
    if (unsaved.size === 0 || (await confirmDiscard())) onClose();
  };
  return (
    <Unsaved value={unsaved}>
      <Dialog isOpen onClose={close} title={title} hasOwnBody>
        <LoadedPart fallback={inBody(<FormSkeleton />)} frame={inBody}>
          {children}
        </LoadedPart>
      </Dialog>
    </Unsaved>
  );
}

const inBody = (content: ReactNode) => <DialogBody>{content}</DialogBody>;

interface DialogFormProps {
  /** Names the form for assistive technology, as its dialog. */
  title: string;
  form: Pick<FormState<Record<string, unknown>>, "element" | "save" | "saving" | "generalError" | "isRestored" | "startOver">;
  /** What the button that submits the form says. */
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a `FormDialog`, with the button that submits them in reach below. */
export function DialogForm({ title, form, submitLabel, children }: DialogFormProps) {
  const id = useId();
  return (
    <DialogBody
      footer={
        <div className="flex justify-end px-4 py-3 tablet:px-6">
          <Button type="submit" form={id} variant="primary" isPending={form.saving !== null}>
            {submitLabel}
          </Button>
        </div>
      }
    >
      <Form form={form} id={id} label={title} className="space-y-5 px-4 py-5 tablet:px-6">
        <GeneralError form={form} />
        {children}
      </Form>
    </DialogBody>
  );
}
