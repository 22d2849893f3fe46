import { useId, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from "react";
import { labelStyles, LabelText, Notes, notesProps, type FieldTexts } from "./Field.tsx";

type Text = HTMLInputElement | HTMLTextAreaElement;

type Typing =
  | "name"
  | "autoComplete"
  | "autoCapitalize"
  | "autoFocus"
  | "inputMode"
  | "maxLength"
  | "spellCheck"
  | "placeholder"
  | "onBlur"
  | "onKeyDown"
  | "onSelect"
  | "aria-autocomplete"
  | "aria-controls"
  | "aria-activedescendant";

/** The props of all text fields. */
export interface TextInputProps<Element extends Text> extends FieldTexts, Pick<InputHTMLAttributes<Element>, Typing> {
  value?: string;
  onChange?: (value: string) => void;
  /** True: required; false: the label marks the field as optional. */
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  className?: string | undefined;
}

/** The attributes of an input, including those that connect it with its label and notes. */
interface InputAttributes<Element extends Text> extends Pick<InputHTMLAttributes<Element>, Typing> {
  id: string;
  value?: string;
  onChange: (event: ChangeEvent<Element>) => void;
  disabled: boolean;
  readOnly: boolean;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-required"?: true;
  "aria-invalid"?: true;
  "data-invalid"?: true;
  "data-disabled"?: true;
}

interface LabelledInputProps<Element extends Text> extends TextInputProps<Element> {
  /** Hides the label visually, where the placeholder already says it. */
  isLabelHidden?: boolean;
  /** Renders the input with these attributes. */
  children: (attributes: InputAttributes<Element>) => ReactNode;
}

/** A native input with its label above, and help and error below it. */
export function LabelledInput<Element extends Text>(props: LabelledInputProps<Element>) {
  const { label, description, errorMessage, isRequired, isDisabled = false, isReadOnly = false, ...rest } = props;
  const { isLabelHidden = false, className, onChange, children, ...inputProps } = rest;
  const id = useId();
  const texts = { description, errorMessage };
  return (
    <div className={className}>
      {!isLabelHidden && (
        <label htmlFor={id} className={labelStyles}>
          <LabelText label={label} isRequired={isRequired} />
        </label>
      )}
      {children({
        ...inputProps,
        onChange: (event) => onChange?.(event.target.value),
        id,
        disabled: isDisabled,
        readOnly: isReadOnly,
        ...(isLabelHidden && { "aria-label": label }),
        ...notesProps(id, texts),
        ...(isRequired === true && { "aria-required": true }),
        ...(isDisabled && { "data-disabled": true }),
      })}
      <Notes id={id} {...texts} />
    </div>
  );
}
