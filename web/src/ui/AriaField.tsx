import { FieldError, Label, Text } from "react-aria-components";
import { cx } from "./cx.ts";
import { errorStyles, ErrorParts, helpStyles, labelStyles, LabelText, type FieldTexts } from "./Field.tsx";

/** The label of a field of React Aria. */
export function FieldLabel({ label, isRequired }: { label: string; isRequired?: boolean | undefined }) {
  return (
    <Label className={labelStyles}>
      <LabelText label={label} isRequired={isRequired} />
    </Label>
  );
}

/** Help and error of a field of React Aria. */
export function FieldNotes({ description, errorMessage }: Pick<FieldTexts, "description" | "errorMessage">) {
  return (
    <>
      {description && (
        <Text slot="description" className={helpStyles}>
          {description}
        </Text>
      )}
      <FieldError className={cx(errorStyles, "mt-1.5")}>
        <ErrorParts>{errorMessage}</ErrorParts>
      </FieldError>
    </>
  );
}
