import type { ReactNode } from "react";
import { Form, GeneralError } from "../forms/Form.tsx";
import type { Form as FormState } from "../forms/useForm.ts";
import { Button } from "../ui/Button.tsx";

/** Navigation between the stages. */
export interface StageNavigation {
  /** Null in the first stage. */
  onBack: (() => void) | null;
  onNext: () => void;
}

interface StageFormProps extends StageNavigation {
  /** The form that the stage saves; null when every action is saved at once. */
  form: Pick<
    FormState<Record<string, unknown>>,
    "element" | "save" | "saving" | "generalError" | "isRestored" | "startOver"
  > | null;
  canSkip: boolean;
  children: ReactNode;
}

/** A stage's content, with "Back", "Skip" and "Continue" below it. */
export function StageForm({ form, canSkip, onBack, onNext, children }: StageFormProps) {
  const isSaving = form !== null && form.saving !== null;
  const content = (
    <>
      {children}
      {form && <GeneralError form={form} />}
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
          {form ? (
            <Button type="submit" variant="primary" isPending={isSaving}>
              Continue
            </Button>
          ) : (
            <Button variant="primary" onPress={onNext}>
              Continue
            </Button>
          )}
        </span>
      </div>
    </>
  );
  if (!form) return <div className="space-y-5">{content}</div>;
  return (
    <Form form={form} label="Set up your account">
      {content}
    </Form>
  );
}
