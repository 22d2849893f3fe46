import { useId, type ReactNode } from "react";
import { cx } from "./cx.ts";
import { errorStyles, ErrorParts, labelStyles, LabelText, type FieldTexts } from "./Field.tsx";

interface FieldGroupProps extends FieldTexts {
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** A field with several controls: the label above them, help and the error below them. */
export function FieldGroup({ label, description, errorMessage, isRequired, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-notes`} {...(errorMessage ? { "data-invalid": true } : {})}>
      <legend className={labelStyles}>
        <LabelText label={label} isRequired={isRequired} />
      </legend>
      {children}
      <div id={`${id}-notes`}>
        {description && <p className="mt-1.5 text-13 text-muted">{description}</p>}
        {errorMessage && (
          <p role="alert" className={cx(errorStyles, "mt-1.5")}>
            <ErrorParts>{errorMessage}</ErrorParts>
          </p>
        )}
      </div>
    </fieldset>
  );
}
