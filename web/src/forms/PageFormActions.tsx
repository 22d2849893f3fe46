import type { ReactNode } from "react";
import { LinkButton } from "../ui/Button.tsx";
import { GeneralError, SubmitButton } from "./Form.tsx";
import type { Form } from "./useForm.ts";

interface PageFormActionsProps {
  form: Pick<Form<Record<string, unknown>>, "generalError" | "saving">;
  /** The target of "Cancel". */
  cancelPath: string;
  /** The label of the submit button. */
  submitLabel: string;
  /** Shown before the two buttons. */
  children?: ReactNode;
}

/** The end of a form on its own page: the general error, "Cancel" and the submit button. */
export function PageFormActions({ form, cancelPath, submitLabel, children }: PageFormActionsProps) {
  return (
    <>
      <GeneralError form={form} />
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        {children}
        <LinkButton href={cancelPath} variant="quiet">
          Cancel
        </LinkButton>
        <SubmitButton form={form}>{submitLabel}</SubmitButton>
      </div>
    </>
  );
}
