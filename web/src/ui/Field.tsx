import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

/** The texts around an input: the label above it, help and the error below it. */
export interface FieldTexts {
  label: string;
  /** Help, shown under the input. */
  description?: string | undefined;
  /** Error message, shown at the field and announced. */
  errorMessage?: string | null | undefined;
}

export const labelStyles = "mb-1.5 block text-14 font-medium";
export const helpStyles = "mt-1.5 block text-13 text-muted";
export const errorStyles = "flex items-start gap-1.5 text-13 text-danger";

/** The text of a label, which marks fields that may stay empty. */
export function LabelText({ label, isRequired }: { label: string; isRequired?: boolean | undefined }) {
  return (
    <>
      {label}
      {isRequired === false && <span className="font-normal text-muted"> (optional)</span>}
    </>
  );
}

/** The text of an error with its icon. */
export function ErrorParts({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon of={CircleAlert} size={16} className="mt-0.5" />
      <span>{children}</span>
    </>
  );
}

/** An error text for inputs of the browser, which refer to it by its id. */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={cx(errorStyles, "mt-0.5")}>
      <ErrorParts>{children}</ErrorParts>
    </span>
  );
}

type NoteTexts = Pick<FieldTexts, "description" | "errorMessage">;

/** Connects a control with its notes. */
export function describedBy(id: string, { description, errorMessage }: NoteTexts) {
  const notes = [description && `${id}help`, errorMessage && `${id}error`].filter(Boolean);
  return notes.length === 0 ? {} : { "aria-describedby": notes.join(" ") };
}

/** Like `describedBy`, for controls that can be invalid themselves, such as inputs. */
export const notesProps = (id: string, texts: NoteTexts) => ({
  ...describedBy(id, texts),
  ...(texts.errorMessage && ({ "aria-invalid": true, "data-invalid": true } as const)),
});

/** Help and error below a control. */
export function Notes({ id, description, errorMessage }: NoteTexts & { id: string }) {
  return (
    <>
      {description && (
        <span id={`${id}help`} className={helpStyles}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}error`} className={cx(errorStyles, "mt-1.5")}>
          <ErrorParts>{errorMessage}</ErrorParts>
        </span>
      )}
    </>
  );
}
