import { FieldError, Label, Text } from "react-aria-components";
import { cx } from "./cx.ts";
import { errorLook, ErrorParts, helpLook, labelLook, LabelText, type FieldTexts } from "./Field.tsx";

/** The label of a field of React Aria. */
export function FieldLabel({ label, isRequired }: { label: string; isRequired?: boolean | undefined }) {
  return (
    <Label className={labelLook}>
      <LabelText label={label} isRequired={isRequired} />
    </Label>
  );
}

/** Help and error of a field of React Aria. */
export function FieldNotes({ description, errorMessage }: Pick<FieldTexts, "description" | "errorMessage">) {
  return (
    <>
      {description && (
        <Text slot="description" className={helpLook}>
          {description}
        </Text>
      )}
      <FieldError className={cx(errorLook, "mt-1.5")}>
        <ErrorParts>{errorMessage}</ErrorParts>
      </FieldError>
    </>
  );
}
