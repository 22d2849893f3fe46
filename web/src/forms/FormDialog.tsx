import { createContext, use, useId, type ComponentType, type ReactNode } from "react";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { Unsaved } from "../navigation/unsaved.ts";
import { useLeaveGuard } from "../navigation/useLeaveGuard.ts";
import { confirmDiscard } from "../ui/alerts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogBody } from "../ui/DialogBody.tsx";
import { Form, GeneralError } from "./Form.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import type { Form as FormState } from "./useForm.ts";

interface FormDialogProps {
  title: string;
  onClose: () => void;
  /** A `DialogForm`, which may suspend while its data loads. */
  children: ReactNode;
}

/** The title of the dialog, which is also the accessible name of its form. */
const DialogTitle = createContext("");

/**
 * A form in a dialog. It opens at once; the form's data loads, or fails to load, inside it. While something is unsaved, closing
 * the dialog or leaving the page asks for confirmation.
 */
function FormDialog({ title, onClose, children }: FormDialogProps) {
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  const close = async () => {
    if (unsaved.size === 0 || (await confirmDiscard())) onClose();
  };
  return (
    <Unsaved value={unsaved}>
      <Dialog isOpen onClose={close} title={title} hasOwnBody>
        <LoadedPart fallback={renderInBody(<FormSkeleton />)} frame={renderInBody}>
          <DialogTitle value={title}>{children}</DialogTitle>
        </LoadedPart>
      </Dialog>
    </Unsaved>
  );
}

const renderInBody = (content: ReactNode) => <DialogBody>{content}</DialogBody>;

/** Creates a dialog with a form. @param getTitle the title of the dialog */
export const formDialog =
  <Props extends Pick<FormDialogProps, "onClose">>(getTitle: (props: Props) => string, Content: ComponentType<Props>) =>
  (props: Props) => (
    <FormDialog title={getTitle(props)} onClose={props.onClose}>
      <Content {...props} />
    </FormDialog>
  );

interface DialogFormProps {
  form: Pick<FormState<Record<string, unknown>>, "element" | "save" | "saving" | "generalError" | "isRestored" | "startOver">;
  /** The label of the submit button. */
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a `FormDialog`, with the submit button below them, which stays visible. */
export function DialogForm({ form, submitLabel, children }: DialogFormProps) {
  const id = useId();
  return (
    <DialogBody
      footer={
        <div className="flex justify-end">
          <Button type="submit" form={id} variant="primary" isPending={form.saving !== null}>
            {submitLabel}
          </Button>
        </div>
      }
    >
      <Form form={form} id={id} label={use(DialogTitle)} className="space-y-5 px-4 py-5 tablet:px-6">
        <GeneralError form={form} />
        {children}
      </Form>
    </DialogBody>
  );
}
