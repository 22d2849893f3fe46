import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextAreaProps as TextAreaElementProps,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components";
import { cx } from "./cx.ts";
import { FieldLabel, FieldNotes, type FieldTexts } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";

export interface TextAreaProps
  extends FieldTexts, Omit<AriaTextFieldProps, "className" | "style" | "children" | "isInvalid" | "type" | "value" | "onChange"> {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The number of lines when empty, and the number after which it scrolls. */
  minRows?: number;
  maxRows?: number;
  /** Hides the label visually, where the placeholder already says it. */
  isLabelHidden?: boolean;
  areaRef?: Ref<HTMLTextAreaElement | null>;
  /** Props for an area that shows a list of suggestions. */
  listProps?: Pick<TextAreaElementProps, "aria-autocomplete" | "onSelect">;
  className?: string;
}

const lineHeight = 24;
const padding = 18;

/** Makes the area as high as its text; shrinks at once when the text is cleared. */
function fitHeight(area: HTMLTextAreaElement, value: string): void {
  area.style.height = "auto";
  if (value !== "") area.style.height = `${area.scrollHeight + 2}px`;
}

/** A multi-line text field that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    description,
    errorMessage,
    placeholder,
    isLabelHidden = false,
    areaRef,
    listProps,
    className,
    ...others
  } = props;
  const { minRows = 3, maxRows = 12, ...rest } = others;
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(areaRef, () => own.current);

  useLayoutEffect(() => {
    if (own.current) fitHeight(own.current, rest.value);
  }, [rest.value]);

  return (
    <AriaTextField
      {...rest}
      {...(isLabelHidden ? { "aria-label": label } : {})}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={className ?? ""}
    >
      {!isLabelHidden && <FieldLabel label={label} isRequired={rest.isRequired} />}
      <AriaTextArea
        {...listProps}
        ref={own}
        {...(placeholder === undefined ? {} : { placeholder })}
        rows={minRows}
        style={{ minHeight: minRows * lineHeight + padding, maxHeight: maxRows * lineHeight + padding }}
        className={cx(inputLook, "block resize-none py-2 leading-6")}
      />
      <FieldNotes {...(description === undefined ? {} : { description })} {...(errorMessage ? { errorMessage } : {})} />
    </AriaTextField>
  );
}
