import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import type { Form } from "./useForm.ts";

interface FormActionsProps {
  form: Pick<Form<Record<string, unknown>>, "generalError" | "save" | "saving">;
  /** Whether it can be saved as a draft as well. */
  canBeDraft: boolean;
  /** What the button that submits the form says. */
  submitLabel: string;
  /** Where "Cancel" leads; without it there is none, as in a dialog, which has its own way out. */
  cancelPath?: string;
}

/** The end of a form that is kept as it is written: what is wrong with no field in particular, and the ways to save. */
export function FormActions({ form: { generalError, save, saving }, canBeDraft, submitLabel, cancelPath }: FormActionsProps) {
  return (
    <>
      {generalError && (
        <div className="mb-3">
          <ErrorNote text={generalError} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="me-auto text-13 text-muted max-tablet:hidden">Saved on this device as you type</span>
        {cancelPath !== undefined && (
          <LinkButton href={cancelPath} variant="quiet">
            Cancel
          </LinkButton>
        )}
        {canBeDraft && (
          <Button onPress={() => save("DRAFT")} isPending={saving === "DRAFT"} isDisabled={saving === "PUBLISHED"}>
            Save draft
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={saving === "PUBLISHED"} isDisabled={saving === "DRAFT"}>
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
