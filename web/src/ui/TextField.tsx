import { useState, type Ref } from "react";
import { requiredError } from "../lib/requiredError.ts";
import { isInvisible } from "../lib/visible.ts";
import { cx } from "./cx.ts";
import { inputStyles } from "./inputStyles.ts";
import { LabelledInput, type TextInputProps } from "./LabelledInput.tsx";

export interface TextFieldProps extends TextInputProps<HTMLInputElement> {
  type?: "text" | "email" | "tel" | "url" | "search";
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A single-line text field. With isRequired false the label marks it as optional; a required field shows an error once it has
 * been left empty (VALID-18).
 */
export function TextField({ type = "text", inputRef, ...props }: TextFieldProps) {
  const { label, value, isRequired, errorMessage, onBlur } = props;
  const [wasBlurred, setWasBlurred] = useState(false);
  const isMissing = wasBlurred && isRequired === true && value !== undefined && isInvisible(value);
  return (
    <LabelledInput
      {...props}
      errorMessage={errorMessage ?? (isMissing ? requiredError(label) : null)}
      onBlur={(event) => {
        setWasBlurred(true);
        onBlur?.(event);
      }}
    >
      {(attributes) => <input {...attributes} type={type} ref={inputRef} className={cx(inputStyles, "h-(--hit)")} />}
    </LabelledInput>
  );
}
