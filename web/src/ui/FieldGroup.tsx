import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { FieldTexts } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

interface FieldGroupProps extends FieldTexts {
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** A field with several controls: the label above them, help and the error below them. */
export function FieldGroup({ label, description, errorMessage, isRequired, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-notes`} {...(errorMessage ? { "data-invalid": true } : {})}>
      <legend className="mb-1.5 block text-14 font-medium">
        {label}
        {isRequired === false && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      {children}
      <div id={`${id}-notes`}>
        {description && <p className="mt-1.5 text-13 text-muted">{description}</p>}
        {errorMessage && (
          <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-13 text-danger">
            <Icon of={CircleAlert} size={16} className="mt-0.5" />
            <span>{errorMessage}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
