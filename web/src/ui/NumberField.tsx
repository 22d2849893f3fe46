import { useState } from "react";
import { requiredError } from "../lib/requiredError.ts";
import { canBecomeNumber, nextWholeNumber, type NumberLimits } from "../lib/wholeNumber.ts";
import { cx } from "./cx.ts";
import type { FieldTexts } from "./Field.tsx";
import { inputStyles } from "./inputStyles.ts";
import { LabelledInput } from "./LabelledInput.tsx";

interface NumberFieldProps extends FieldTexts, NumberLimits {
  /** Null while it is empty. */
  value: number | null;
  /** Called with the number on Enter and on blur. */
  onChange: (value: number | null) => void;
  isRequired?: boolean;
  className?: string;
}

/**
 * A field for a whole number. Input that is no number, too long or above max is reverted while typing; a value below min is
 * reverted on commit (VALID-16, VALID-17).
 */
export function NumberField(props: NumberFieldProps) {
  const { label, description, errorMessage, value, onChange, isRequired, className, ...limits } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [wasBlurred, setWasBlurred] = useState(false);
  const isMissing = wasBlurred && isRequired === true && value === null;
  const error = errorMessage ?? (isMissing ? requiredError(label) : null);

  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    const next = nextWholeNumber(typed, value, limits);
    if (next !== value) onChange(next);
  };
  return (
    <LabelledInput<HTMLInputElement>
      label={label}
      description={description}
      errorMessage={error}
      value={typed ?? (value === null ? "" : String(value))}
      onChange={(text) => {
        if (canBecomeNumber(text, limits)) setTyped(text);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
      onBlur={() => {
        setWasBlurred(true);
        commit();
      }}
      inputMode="numeric"
      autoComplete="off"
      {...(isRequired === undefined ? {} : { isRequired })}
      className={className}
    >
      {(attributes) => <input {...attributes} type="text" className={cx(inputStyles, "figures h-(--hit)")} />}
    </LabelledInput>
  );
}
