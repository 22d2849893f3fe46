import { Eye, EyeOff } from "lucide-react";
import { useState, type Ref } from "react";
import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components";
import { isInvisible } from "../lib/visible.ts";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { FieldLabel, FieldNotes, type FieldTexts } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import { requiredError } from "../lib/validators.ts";

export interface TextFieldProps extends FieldTexts, Omit<AriaTextFieldProps, "className" | "style" | "children" | "isInvalid"> {
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * A single-line text field. With isRequired false the label marks it as optional; a required field shows an error once it has
 * been left empty (VALID-18).
 */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage: given, placeholder, inputRef, className, ...rest } = props;
  const [isLeft, setLeft] = useState(false);
  const isMissing = isLeft && rest.isRequired === true && rest.value !== undefined && isInvisible(rest.value);
  const errorMessage = given ?? (isMissing ? requiredError(label) : null);
  return (
    <AriaTextField
      {...rest}
      onBlur={(event) => {
        setLeft(true);
        rest.onBlur?.(event);
      }}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={className ?? ""}
    >
      <FieldLabel label={label} isRequired={rest.isRequired} />
      <Input {...inputProps(placeholder, inputRef)} className={cx(inputLook, "h-(--hit)")} />
      <FieldNotes {...notes(description, errorMessage)} />
    </AriaTextField>
  );
}

/** A password field with a button to show the password. */
export function PasswordField(props: Omit<TextFieldProps, "type">) {
  const { label, description, errorMessage, placeholder, inputRef, className, ...rest } = props;
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...rest}
      type={isShown ? "text" : "password"}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={className ?? ""}
    >
      <FieldLabel label={label} isRequired={rest.isRequired} />
      <div className="relative">
        <Input
          {...inputProps(placeholder, inputRef)}
          autoCapitalize="none"
          spellCheck={false}
          className={cx(inputLook, "h-(--hit) pe-11")}
        />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? "Hide password" : "Show password"}
          hasTooltip={false}
          onPress={() => setShown(!isShown)}
          className="absolute! inset-y-0 end-0"
        />
      </div>
      <FieldNotes {...notes(description, errorMessage)} />
    </AriaTextField>
  );
}

function inputProps(placeholder: string | undefined, ref: Ref<HTMLInputElement> | undefined) {
  return { ...(placeholder === undefined ? {} : { placeholder }), ...(ref === undefined ? {} : { ref }) };
}

function notes(description: string | undefined, errorMessage: string | null | undefined) {
  return { ...(description === undefined ? {} : { description }), ...(errorMessage ? { errorMessage } : {}) };
}
