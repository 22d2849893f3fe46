import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

/** The texts around an input: the label above it, help and the error below it. */
export interface FieldTexts {
  label: string;
  /** Help, shown under the input. */
  description?: string;
  /** Why the value is invalid; shown at the field and announced. */
  errorMessage?: string | null;
}

export function FieldLabel({ label, isRequired }: { label: string; isRequired?: boolean | undefined }) {
  return (
    <Label className="mb-1.5 block text-14 font-medium">
      {label}
      {isRequired === false && <span className="font-normal text-muted"> (optional)</span>}
    </Label>
  );
}

/** An error text for controls that are not fields of the library. */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={cx(errorLook, "mt-0.5")}>
      <Icon of={CircleAlert} size={16} className="mt-0.5" />
      <span>{children}</span>
    </span>
  );
}

const errorLook = "flex items-start gap-1.5 text-13 text-danger";

export function FieldNotes({ description, errorMessage }: Pick<FieldTexts, "description" | "errorMessage">) {
  return (
    <>
      {description && (
        <Text slot="description" className="mt-1.5 block text-13 text-muted">
          {description}
        </Text>
      )}
      <FieldError className={cx(errorLook, "mt-1.5")}>
        <Icon of={CircleAlert} size={16} className="mt-0.5" />
        <span>{errorMessage}</span>
      </FieldError>
    </>
  );
}
