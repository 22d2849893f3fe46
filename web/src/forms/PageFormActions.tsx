import type { ReactNode } from "react";
import { Button, LinkButton } from "../ui/Button.tsx";
import { GeneralError } from "./GeneralError.tsx";
import type { Form } from "./useForm.ts";

interface PageFormActionsProps {
  form: Pick<Form<Record<string, unknown>>, "generalError" | "saving">;
  /** Where "Cancel" leads. */
  cancelPath: string;
  /** What the button that submits the form says. */
  submitLabel: string;
  /** Stands before the two. */
  children?: ReactNode;
}

/** The end of a form that is a page: what is wrong with no field in particular, the way out and the way to save. */
export function PageFormActions({ form, cancelPath, submitLabel, children }: PageFormActionsProps) {
  return (
    <>
      <GeneralError form={form} />
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        {children}
        <LinkButton href={cancelPath} variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" isPending={form.saving !== null}>
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
