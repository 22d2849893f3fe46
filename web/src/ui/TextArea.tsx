import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";
import { toRem } from "../lib/textSize.ts";
import { cx } from "./cx.ts";
import { inputStyles } from "./inputStyles.ts";
import { LabelledInput, type TextInputProps } from "./LabelledInput.tsx";

interface TextAreaProps extends TextInputProps<HTMLTextAreaElement> {
  value: string;
  onChange: (value: string) => void;
  /** The number of lines when empty, and the number after which it scrolls. */
  minRows?: number;
  maxRows?: number;
  /** Hides the label visually, where the placeholder already says it. */
  isLabelHidden?: boolean;
  areaRef?: Ref<HTMLTextAreaElement | null>;
}

/** Lengths in px at the default text size. */
const LINE_HEIGHT = 24;
const PADDING = 18;

/** Makes the area as high as its text; shrinks at once when the text is cleared. */
function fitHeight(area: HTMLTextAreaElement, value: string): void {
  area.style.height = "auto";
  if (value !== "") area.style.height = `${area.scrollHeight + 2}px`;
}

/** A multi-line text field that grows with its text. */
export function TextArea({ minRows = 3, maxRows = 12, areaRef, ...props }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(areaRef, () => own.current);

  useLayoutEffect(() => {
    if (own.current) fitHeight(own.current, props.value);
  }, [props.value]);

  return (
    <LabelledInput {...props}>
      {(attributes) => (
        <textarea
          {...attributes}
          ref={own}
          rows={minRows}
          style={{ minHeight: toRem(minRows * LINE_HEIGHT + PADDING), maxHeight: toRem(maxRows * LINE_HEIGHT + PADDING) }}
          className={cx(inputStyles, "block resize-none py-2 leading-6")}
        />
      )}
    </LabelledInput>
  );
}
