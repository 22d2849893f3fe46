import type { Outcome } from "../relay/mutation.ts";
import { TextField, type TextFieldProps } from "../ui/TextField.tsx";
import { SaveIndicator } from "./SaveIndicator.tsx";
import { useSavedField } from "./useSavedField.ts";

interface SavedTextFieldProps extends Pick<
  TextFieldProps,
  "label" | "type" | "inputMode" | "autoComplete" | "placeholder" | "isRequired" | "spellCheck"
> {
  /** The saved value. */
  saved: string;
  send: (value: string) => Promise<Outcome<unknown>>;
  /** Why a value is not sent; null if it is. */
  check?: (value: string) => string | null;
  /** Help that may depend on the text being typed. */
  describe?: (value: string) => string;
  className?: string;
}

/** A single-line field that is saved separately, on Enter or on blur. */
export function SavedTextField({ saved, send, check, describe, className, ...field }: SavedTextFieldProps) {
  const { value, change, save, state, error } = useSavedField({ saved, send, check });
  return (
    <div className={`relative ${className ?? ""}`}>
      <TextField
        {...field}
        {...(describe ? { description: describe(value) } : {})}
        value={value}
        onChange={change}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === "Enter") save();
        }}
        errorMessage={error}
      />
      <SaveIndicator state={state} />
    </div>
  );
}
