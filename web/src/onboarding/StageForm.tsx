import type { ReactNode } from "react";
import type { Form } from "../forms/useForm.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";

/** Navigation between the stages. */
export interface Steps {
  /** Null in the first stage. */
  onBack: (() => void) | null;
  onNext: () => void;
}

interface StageFormProps extends Steps {
  /** The form that the stage saves; null when every action is saved at once. */
  form: Pick<Form<Record<string, unknown>>, "element" | "save" | "saving" | "generalError"> | null;
  canSkip: boolean;
  children: ReactNode;
}

/** A stage's content, with "Back", "Skip" and "Continue" below it. */
export function StageForm({ form, canSkip, onBack, onNext, children }: StageFormProps) {
  const isSaving = form !== null && form.saving !== null;
  return (
    <form
      {...(form ? { ref: form.element } : {})}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form) form.save("PUBLISHED");
        else onNext();
      }}
      className="space-y-5"
    >
      {children}
      {form?.generalError && <ErrorNote text={form.generalError} />}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {onBack && (
          <Button variant="quiet" onPress={onBack} isDisabled={isSaving}>
            Back
          </Button>
        )}
        <span className="ms-auto flex gap-2">
          {canSkip && (
            <Button onPress={onNext} isDisabled={isSaving}>
              Skip
            </Button>
          )}
          <Button type="submit" variant="primary" isPending={isSaving}>
            Continue
          </Button>
        </span>
      </div>
    </form>
  );
}
