import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import type { Form } from "./useForm.ts";

interface FormActionsProps {
  form: Pick<Form<Record<string, unknown>>, "generalError" | "save" | "saving">;
  /** Whether it can be saved as a draft as well. */
  canBeDraft: boolean;
  /** The label of the button that saves a draft. */
  draftLabel?: string;
  /** The label of the submit button. */
  submitLabel: string;
  /** The target of "Cancel". Omitted in a dialog, which has its own close button. */
  cancelPath?: string;
}

/** The end of a form with a draft: the general error and the save buttons. */
export function FormActions({ form, canBeDraft, draftLabel = "Save draft", submitLabel, cancelPath }: FormActionsProps) {
  const { generalError, save, saving } = form;
  return (
    <>
      {generalError && <ErrorNote text={generalError} className="mb-3" />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="me-auto text-13 text-muted max-tablet:hidden">Saved on this device as you type</span>
        {cancelPath !== undefined && (
          <LinkButton href={cancelPath} variant="quiet">
            Cancel
          </LinkButton>
        )}
        {canBeDraft && (
          <Button onPress={() => save("DRAFT")} isPending={saving === "DRAFT"} isDisabled={saving === "PUBLISHED"}>
            {draftLabel}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={saving === "PUBLISHED"} isDisabled={saving === "DRAFT"}>
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
