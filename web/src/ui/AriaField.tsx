import { FieldError, Label, Text } from "react-aria-components";
import { cx } from "./cx.ts";
import { errorStyles, ErrorParts, helpStyles, labelStyles, LabelText, type FieldTexts } from "./Field.tsx";

/** The label of a React Aria field. */
export function FieldLabel({ label, isRequired }: { label: string; isRequired?: boolean | undefined }) {
  return (
    <Label className={labelStyles}>
      <LabelText label={label} isRequired={isRequired} />
    </Label>
  );
}

/** The help and the error of a React Aria field. */
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
